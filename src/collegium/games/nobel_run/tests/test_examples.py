"""Every worked example of the spec (§11), by number; and the short trace."""

from .. import choices as c
from ..components import BLOCKS, EMPTY, STRICKLAND
from ..state import PEIO
from .bench import Bench, block, counter, hold, kind, levy, publish, react_smear, settle, smear, use, zone

BUY, TOP, END = c.AT_BUY, c.AT_TOP, c.AT_END


def hand_of_e2():
    at = Bench()
    at.hand(0, "work", "work", "work", "research", "predoc")
    return at


def test_e1_what_research_and_predoc_offer():
    at = Bench()
    at.hand(0, "research")
    at.main()
    assert at.legal(0) == sorted([use("research", "money"), use("research", "data"), publish("research"), END])
    at.hand(0, "predoc")
    assert at.legal(0) == sorted([use("predoc", "money"), use("predoc", "effort"), publish("predoc"), END])
    at.choose(0, use("predoc", "effort"))
    assert at.made == (0, 2, 0)
    at.hand(0, "research", "predoc")
    at.answer(0, publish("predoc"))
    assert at.me().prestige == 1 and at.made == (0, 2, 0)


def test_e2_four_money_buys_a_lab():
    at = hand_of_e2()
    at.s.reserve[0], at.s.top[0] = kind("lab"), kind("q4")
    at.main()
    at.answer(0, *[use("work", "money")] * 3, use("research", "money"))
    assert at.made == (4, 0, 0)
    left = at.s.pile_size[0]
    at.choose(0, BUY + 0)
    assert at.made == (0, 0, 0) and zone(at.me().discard) == {"lab": 1}
    assert at.s.reserve[0] == kind("q4") and at.s.top[0] != EMPTY and at.s.pile_size[0] == left - 1


def test_e3_a_paper_scores_at_once():
    at = hand_of_e2()
    at.s.reserve[2] = kind("q3")
    at.main()
    at.answer(0, *[use("work", "effort")] * 3, use("research", "data"))
    assert at.made == (0, 3, 1)
    at.choose(0, BUY + 2)
    assert at.me().prestige == 2 and at.me().cv[kind("q3")] == 1 and at.s.published == 0


def test_e4_two_data_for_two_papers():
    at = Bench()
    at.hand(0, "lab", "predoc", "predoc", "work")
    at.s.reserve[0], at.s.reserve[1] = kind("q4"), kind("q3")
    at.main()
    at.answer(0, use("lab", "data"), use("predoc", "effort"), use("predoc", "effort"), use("work", "effort"))
    assert at.made == (0, 5, 2)
    at.answer(0, BUY + 0, BUY + 1)
    assert at.made == (0, 0, 0) and at.me().prestige == 3


def test_e5_the_top_card_for_a_third_card():
    at = Bench()
    at.hand(0, "work", "work", "research", "predoc")
    at.s.top[0] = kind("backup")
    at.main()
    at.answer(0, use("work", "money"), use("work", "money"), TOP + 0)
    assert at.kind(0) == "unlock" and at.legal(0) == sorted([hold("research"), hold("predoc")])
    at.choose(0, hold("predoc"))
    assert zone(at.me().discard) == {"backup": 1} and zone(at.s.area) == {"work": 2, "predoc": 1}
    at.end()
    assert zone(at.s.area) == {} and zone(at.me().discard) == {"backup": 1, "work": 2, "predoc": 1}


def test_e6_montague_used_or_published():
    at = Bench()
    at.hand(0, "montague", "work")
    at.main()
    at.choose(0, use("montague", "money"))
    assert at.made == (3, 0, 0) and at.s.area[kind("montague")] == 1
    at.end()
    assert zone(at.me().discard) == {"montague": 1}  # she comes back with the deck
    at = Bench()
    at.hand(0, "montague", "work")
    at.main()
    at.choose(0, publish("montague"))
    assert at.made == (0, 4, 0) and at.me().cv[kind("montague")] == 1 and at.me().prestige == 0
    assert zone(at.me().hand) == {"work": 1}


def test_e7_a_levy_of_care():
    at = Bench()
    at.hand(0, "work", "work", "lab", "lab", "lab")
    at.hand(1, "care")
    at.start_turn()
    assert at.kind(1) == "react"
    at.choose(1, levy("care"))
    assert zone(at.me(1).discard) == {"care": 1}
    assert zone(at.s.area) == {"work": 2} and zone(at.me().hand) == {"lab": 3} and at.kind(0) == "main"


def test_e8_a_block_of_care():
    at = Bench()
    at.hand(0, "predoc", "predoc", "local", "local", "work")
    at.hand(1, "care", "work")
    at.s.reserve[0], at.s.reserve[1] = kind("q4"), kind("predoc")
    at.start_turn()
    at.choose(1, block("care"))
    assert at.me().front[list(BLOCKS).index(kind("care"))] == 1
    at.answer(0, use("local", "money"), use("local", "money"))
    at.s.pool[1], at.s.pool[2] = 3, 3
    assert at.reason(0, BUY + 0) == "blocked-effort" and at.offers(0, BUY + 1)
    assert at.reason(0, counter("care")) == "short-of-effort"
    at.end()
    at.end(1)
    assert at.me().front[list(BLOCKS).index(kind("care"))] == 1  # it stays over the rounds
    at.main()
    at.pool(effort=4, data=1)
    at.choose(0, counter("care"))
    assert at.made == (0, 0, 1) and at.me().cv[kind("care")] == 1 and at.me().prestige == 0
    at.s.pool[1] = 2
    assert at.offers(0, BUY + 0)


def test_e9_bell_costs_four():
    at = Bench(seats=3)
    at.cv(0, "q1", "q3")
    at.hand(1, "bell", "work")
    at.main(1)
    at.choose(1, smear("bell"))
    assert at.kind(1) == "smear-target" and at.legal(1) == [0, 2]
    assert at.me(1).hand[kind("bell")] == 1  # in hand until the target is picked
    at.choose(1, 0)
    assert at.me(0).prestige == 2 and at.me(0).cv[kind("bell")] == 1 and at.kind(1) == "main"


def test_e10_ride_draws_two():
    at = Bench()
    at.hand(0, "ride", "work", "work", "research", "predoc")
    at.main()
    at.choose(0, c.AT_DRAW)
    assert at.me().hand_size == 6 and at.s.area[kind("ride")] == 1


def test_e11_strickland_strips_a_card_unseen():
    at = Bench(seats=3)
    at.hand(0, "strickland", "work")
    at.hand(1, "lab", "lab", "lab", "lab", "lab")
    at.main()
    assert at.reason(0, c.AT_STRIP) == ""
    at.choose(0, c.AT_STRIP)  # seat 2 has no cards: no question
    assert at.me(1).hand_size == 4 and zone(at.me(1).discard) == {"lab": 1}
    assert at.s.area[STRICKLAND] == 1
    at.hand(0, "strickland")
    at.hand(1)
    assert at.reason(0, c.AT_STRIP) == "nobody-to-strip" and at.offers(0, publish("strickland"))


def test_e12_equals_share_the_win():
    at = Bench(seats=3)
    at.cv(0, "top", "top", "q1", "q1", "q3")
    at.cv(1, "top", "top", "q1", "q1", "q3")
    at.cv(2, "top", "top", "q1", "q1", "q4")
    at.s.last_round = 1
    at.settle(c.END_GAME)
    assert [at.me(who).prestige for who in range(3)] == [22, 22, 21]
    assert tuple(at.match.winners()) == (0, 1)


def solo(*reserve):
    at = Bench(seats=1, variant="solo")
    for place, key in enumerate(reserve):
        at.s.reserve[place] = kind(key)
    at.s.player[PEIO].cv[:] = 0
    at.s.player[PEIO].prestige = 0
    return at


def layers(at, *keys, above=()):
    """The solo deck holds exactly these cards; those of `above` come first."""
    for layer in range(3):
        at.s.pile[layer][:] = 0
        at.s.pile_size[layer] = 0
    for key in keys:
        at.s.pile[2][kind(key)] += 1
    for key in above:
        at.s.pile[0][kind(key)] += 1
    at.s.pile_size[0], at.s.pile_size[2] = len(above), len(keys)


def test_e13_peio_takes_the_least_article():
    at = solo("q1", "lab", "q3", "predoc")
    layers(at)
    at.settle(c.PEIO_TAKES)
    assert at.me(PEIO).prestige == 2 and at.me(PEIO).cv[kind("q3")] == 1
    assert list(at.s.reserve)[:4] == [kind("q1"), kind("lab"), EMPTY, kind("predoc")]


def test_e14_care_at_set_up_is_a_debt():
    at = solo()
    boxed = at.s.box[kind("care")]
    at.hand(0, "work")
    layers(at, *["local"] * 10, above=["care"])
    at.settle(c.NEXT_SOLO_ROUND)
    assert at.s.debt[1] == 2 and list(at.s.reserve) == [kind("local")] * 10 and at.s.box[kind("care")] == boxed + 1
    at.pool(effort=6)
    assert at.reason(0, BUY + 0) == "owes-effort"
    at.choose(0, settle("effort"))
    assert at.made == (0, 4, 0) and at.offers(0, BUY + 0)


def test_e15_a_levy_asks_which_cards():
    def before():
        at = Bench()
        at.hand(0, "work", "work", "predoc", "lab", "research")
        at.hand(1, "care")
        at.start_turn()
        at.choose(1, levy("care"))
        assert at.kind(0) == "pay" and at.legal(0) == sorted([hold("work"), hold("predoc")])
        return at

    at = before()
    at.choose(0, hold("predoc"))
    assert zone(at.me().hand) == {"work": 2, "lab": 1, "research": 1} and at.made == (0, 0, 0)
    at = before()
    at.choose(0, hold("work"))
    assert at.kind(0) == "pay"
    at.choose(0, hold("predoc"))
    assert zone(at.me().hand) == {"work": 1, "lab": 1, "research": 1} and at.made == (0, 1, 0)


def test_e16_a_levy_that_falls_short():
    at = Bench()
    at.hand(0, "work", "lab", "lab")
    at.hand(1, "care")
    at.start_turn()
    at.choose(1, levy("care"))
    assert at.kind(0) == "main" and zone(at.me().hand) == {"lab": 2} and zone(at.s.area) == {"work": 1}


def test_e17_a_levy_takes_the_pool_first():
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "care")
    at.s.reserve[0], at.s.reserve[1] = kind("q3"), kind("q4")
    at.pool(effort=3, data=1)
    at.main()
    at.choose(0, BUY + 0)
    assert at.kind(1) == "react"
    at.choose(1, levy("care"))
    assert at.made == (0, 1, 1) and at.me().hand_size == 1 and at.me().prestige == 0
    assert at.kind(0) == "main" and at.reason(0, BUY + 0) == "short-of-effort" and "foiled" in at.told()
    at.choose(0, use("work", "effort"))
    assert at.made == (0, 2, 1) and at.offers(0, BUY + 1)


def test_e18_only_relevant_cards_are_asked_for():
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "care", "backup")
    at.s.reserve[0] = kind("predoc")
    at.pool(money=4)
    at.main()
    at.choose(0, BUY + 0)
    assert at.kind(0) == "main" and at.me().discard[kind("predoc")] == 1
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "magie", "care")
    at.s.reserve[0] = kind("predoc")
    at.pool(money=4)
    at.main()
    at.choose(0, BUY + 0)
    assert at.kind(1) == "react" and at.reason(1, levy("care")) == "not-in-price"
    at.choose(1, levy("magie"))
    assert at.made == (2, 0, 0) and at.kind(0) == "main" and at.me().discard_size == 0


def test_e19_a_block_at_declaration():
    at = Bench()
    at.hand(0, "postdoc", "work")
    at.hand(1, "impostor")
    at.s.reserve[5] = kind("q1")
    at.pool(effort=5, data=2)
    at.main()
    at.choose(0, BUY + 5)
    at.choose(1, block("impostor"))
    assert at.kind(0) == "main" and at.made == (0, 5, 2)
    assert at.reason(0, BUY + 5) == "blocked-effort"
    at.answer(0, use("postdoc", "effort"), counter("impostor"))
    assert at.made == (0, 6, 2)
    at.choose(0, BUY + 5)
    assert at.made == (0, 1, 0) and at.me().prestige == 4 and at.me().cv[kind("impostor")] == 1


def test_e20_a_publication_pays_a_counter():
    at = Bench()
    at.hand(0, "meitner", "work")
    at.me().front[list(BLOCKS).index(kind("care"))] = 1
    at.main()
    at.answer(0, publish("meitner"), counter("care"))
    assert at.made == (0, 2, 0) and sum(at.me().front) == 0


def test_e21_a_smear_denies_the_twenty():
    at = Bench()
    at.cv(0, "top", "top", "q1oa")
    at.hand(0, "work")
    at.hand(1, "wu")
    at.s.reserve[5] = kind("q2")
    at.pool(effort=4, data=2)
    at.main()
    at.choose(0, BUY + 5)
    assert at.kind(1) == "react"
    at.choose(1, react_smear("wu"))  # two players: the target is no question
    assert at.me().prestige == 16 and at.s.last_round == 0 and at.kind(0) == "main"


def test_e22_the_trigger_is_sticky():
    at = Bench(seats=3)
    at.cv(0, "top", "top", "q1")
    at.cv(1, "top", "top", "top")
    at.cv(2, "top", "top", "q2")
    at.hand(0, "tereshkova")
    at.hand(1, "bell", "work")
    at.hand(2, "work")
    at.main()
    at.choose(0, publish("tereshkova"))
    assert at.kind(1) == "react"
    at.choose(1, c.AT_PASS_TURN)
    assert at.me(0).prestige == 20 and at.s.last_round == 1
    assert at.kind(0) is None  # neither cards nor resources: the turn is over
    assert at.s.active == 1 and at.kind(1) == "main"
    at.choose(1, smear("bell"))
    at.choose(1, 0)
    assert at.me(0).prestige == 16 and at.s.last_round == 1
    at.end(1, keep=False)
    at.end(2, keep=False)
    assert at.match.over and [at.me(who).prestige for who in range(3)] == [16, 18, 15]
    assert tuple(at.match.winners()) == (1,)


def test_e23_a_top_card_foiled():
    at = Bench()
    at.hand(0, "work")
    at.hand(1, "knight")
    at.s.top[0] = kind("elbakyan")
    at.pool(money=2)
    at.main()
    at.choose(0, TOP + 0)
    at.choose(1, levy("knight"))
    assert at.made == (1, 0, 0) and at.me().hand_size == 1 and at.kind(0) == "main"
    at.choose(0, use("work", "money"))
    assert at.made == (2, 0, 0) and at.reason(0, TOP + 0) == "no-card-to-discard"


def test_e24_the_card_thrown_away_gives_nothing():
    at = Bench()
    at.hand(0, "lab")
    at.hand(1, "work")
    at.pile(0, "deck", *["work"] * 6)  # one more than is drawn
    at.s.top[0] = kind("lamarr")
    at.pool(money=3)
    at.main()
    at.choose(0, TOP + 0)  # one kind in hand: no question; then neither cards nor resources: the turn ends by itself
    assert zone(at.me().discard) == {"lamarr": 1, "lab": 1} and at.s.active == 1
    assert "unlocked" in at.told() and "bought" in at.told() and "used" not in at.told()


def test_e25_reshuffling_at_the_end_of_a_turn():
    at = Bench()
    at.hand(0, "work", "work", "work", "research", "predoc")
    at.pile(0, "deck", "work", "local")
    at.s.reserve[0] = kind("predoc")
    at.main()
    at.answer(0, *[use("work", "money")] * 3, use("research", "money"), BUY + 0)
    at.end()
    me = at.me()
    assert (me.hand_size, me.deck_size, me.discard_size) == (5, 3, 0)


def test_e26_six_cards_kept():
    at = Bench()
    at.hand(0, "ride", "work", "work", "research", "predoc")
    at.main()
    at.choose(0, c.AT_DRAW)
    at.end()
    assert at.me().hand_size == 6


def test_e27_the_last_window():
    at = Bench()
    at.cv(0, "top", "top", "q1", "q1")
    at.cv(1, "top", "q1oa", "q1")
    at.s.last_round = 1
    at.hand(0, "pipe", "work", "work", "work", "work")
    at.hand(1, "work")
    at.s.reserve[5] = kind("top")
    at.main(1)
    at.pool(effort=7, data=3)
    at.choose(1, BUY + 5)
    at.choose(0, c.AT_PASS_TURN)  # a levy would be possible; passing the turn does not give up the last window
    assert at.me(1).prestige == 21
    at.end(1, keep=False)
    assert at.kind(0) == "react" and at.s.owed[0].a == 3
    assert at.legal(0) == [react_smear("pipe"), c.AT_PASS]  # nobody can pass for a turn here
    at.choose(0, react_smear("pipe"))
    assert at.match.over and [at.me(who).prestige for who in range(2)] == [20, 19]
    assert tuple(at.match.winners()) == (0,)


def test_e28_two_events():
    at = solo("predoc", "predoc", "predoc", "predoc", "predoc")
    layers(at, *["local"] * 5, above=["giants", "care"])
    at.settle(c.NEXT_SOLO_ROUND)
    assert at.made == (0, 2, 0) and at.s.debt[1] == 2
    at.hand(0, "work")
    at.choose(0, settle("effort"))
    assert at.made == (0, 0, 0) and at.s.debt[1] == 0
    at.s.pool[1] = 4
    assert at.offers(0, BUY + 9)


def test_e29_an_event_may_be_ignored():
    at = solo("predoc")
    layers(at, *["local"] * 10)
    at.hand(0, "work")
    at.s.debt[2] = 1
    at.pool(money=4)
    at.main()
    at.choose(0, BUY + 0)
    assert at.me().discard[kind("predoc")] == 1
    at.end()
    assert list(at.s.debt) == [0, 0, 0] and at.kind(0) == "main"


def test_e30_removal_to_five():
    at = solo("local", "local", "predoc", "predoc", "lab", "lab", "q4", "q1", "local", "local")
    layers(at, *["predoc"] * 6)
    at.hand(0, "work")
    at.pool(money=8)
    at.main()
    at.answer(0, BUY + 2, BUY + 3)
    at.end()
    assert at.kind(0) == "remove" and at.me(PEIO).prestige == 1
    at.answer(0, 0, 1)
    assert at.kind(0) == "main" and sum(k != EMPTY for k in at.s.reserve) == 10 and at.s.pile_size[2] == 1


def test_e31_many_bought():
    at = solo("predoc", "predoc", "predoc", "predoc", "predoc", "q4", "q1", "local", "local", "lab")
    layers(at, *["predoc"] * 7)
    at.hand(0, "work")
    at.pool(money=20)
    at.main()
    at.answer(0, *[BUY + place for place in range(5)])
    at.end()
    assert at.kind(0) == "main" and at.s.pile_size[2] == 1 and sum(k != EMPTY for k in at.s.reserve) == 10


def test_e32_two_blocks_are_paid_one_by_one():
    at = Bench()
    at.hand(0, "work")
    at.me().front[list(BLOCKS).index(kind("care"))] = 1
    at.me().front[list(BLOCKS).index(kind("impostor"))] = 1
    at.s.reserve[0] = kind("q4")
    at.pool(effort=4, data=1)
    at.main()
    at.choose(0, counter("impostor"))
    assert at.made == (0, 2, 1) and at.reason(0, BUY + 0) == "blocked-effort"
    at.pool(effort=6, data=1)
    at.choose(0, counter("care"))
    assert at.offers(0, BUY + 0)


def test_the_short_trace():
    at = Bench()
    for row in range(2):
        at.s.top[row] = EMPTY  # nothing new comes in
        at.s.pile_size[row] = 0
    at.hand(0, "work", "work", "work", "research", "predoc")
    at.pile(0, "deck", "work", "local")
    at.hand(1, "work", "work", "research", "predoc", "local")
    at.pile(1, "deck", "work", "work")
    at.s.reserve[0], at.s.reserve[1], at.s.reserve[2] = kind("lab"), kind("q3"), kind("q3")
    at.start_turn()
    at.answer(0, *[use("work", "money")] * 3, use("research", "money"), BUY + 0)
    at.end()
    me = at.me()
    assert me.hand[kind("predoc")] >= 1 and (me.hand_size, me.deck_size + me.discard_size) == (5, 3)
    at.answer(1, use("work", "effort"), use("predoc", "effort"), use("research", "data"), BUY + 1)
    assert at.me(1).prestige == 2
    at.end(1)
    assert at.s.round_number == 2 and at.s.active == 0 and at.s.last_round == 0
    at.hand(0, "predoc", "work", "local", "lab", "work")
    at.pile(0, "deck", "work", "work", "research")
    at.answer(0, use("predoc", "effort"), use("work", "effort"), use("lab", "data"), BUY + 2, publish("local"))
    assert at.me(0).prestige == 3 and at.made == (0, 0, 1)
    at.end(keep=False)
    assert at.me(0).hand_size == 5 and at.kind(1) == "main"
