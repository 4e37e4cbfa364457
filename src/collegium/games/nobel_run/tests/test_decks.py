"""When the discard pile becomes the new deck (R17): before the turn passes, if the deck is empty after drawing up."""

from collegium.match.match import SPECTATOR

from .. import choices as c
from .bench import Bench, kind, use, zone


def test_a_deck_emptied_by_drawing_up_is_made_anew_before_the_turn_passes():
    """The rulebook shuffles the discard pile when the deck runs out, and only then does the turn end."""
    at = Bench(seats=3)
    at.hand(1, "work")
    at.hand(0, "work", "work", "lab", "lab")
    at.pile(0, "deck", "predoc", "predoc", "research")
    at.pile(0, "discard", "local")
    at.main()
    at.answer(0, use("work", "money"), use("work", "money"))
    told = len(at.match.told)
    at.end()
    me = at.me()
    assert zone(me.hand) == {"lab": 2, "predoc": 2, "research": 1} and zone(me.discard) == {}
    assert zone(me.deck) == {"local": 1, "work": 2} and at.s.active == 1
    keys = [event.key for event in at.match.events(told)]
    assert keys.index("drew") < keys.index("reshuffled") < keys.index("turn-began")
    new_deck = "deck is empty: the 3 cards of the discard pile are shuffled into a new one."
    assert any(line.endswith(new_deck) for line in at.news(told))


def test_alone_too_the_deck_is_made_anew_before_peio_takes():
    at = Bench(seats=1, variant="solo")
    at.hand(0, "work", "work", "lab", "lab")
    at.pile(0, "deck", "research", "research", "research")
    at.s.reserve[0] = kind("q4")
    at.main()
    at.answer(0, use("work", "money"), use("work", "money"))
    told = len(at.match.told)
    at.end()
    assert zone(at.me().hand) == {"lab": 2, "research": 3} and zone(at.me().discard) == {}
    assert zone(at.me().deck) == {"work": 2}
    keys = [event.key for event in at.match.events(told)]
    assert keys.index("reshuffled") < keys.index("peio-took")


def test_a_deck_is_made_anew_even_if_nothing_had_to_be_drawn():
    """Ride drew the last two cards; all six are kept."""
    at = Bench()
    at.hand(0, "ride", "work", "work", "work", "work")
    at.pile(0, "deck", "lab", "lab")
    at.pile(0, "discard", "predoc")
    at.main()
    at.choose(0, c.AT_DRAW)
    assert at.me().deck_size == 0 and zone(at.me().discard) == {"predoc": 1}  # not yet: this is no end of a turn
    at.end()
    assert zone(at.me().hand) == {"work": 4, "lab": 2} and zone(at.me().deck) == {"predoc": 1, "ride": 1}
    assert at.me().discard_size == 0


def test_cards_used_in_the_next_turn_are_not_among_those_shuffled():
    """Seat 0 draws its deck empty, uses Ride in its next turn and meets only what lay in the discard pile before."""
    at = Bench()
    at.hand(0, "lab", "lab")
    at.pile(0, "deck", "ride", "work", "work")
    at.pile(0, "discard", "predoc", "local")
    at.main()
    at.end()
    at.main()
    at.answer(0, use("work", "money"), c.AT_DRAW)
    assert zone(at.me().hand) == {"lab": 2, "work": 1, "predoc": 1, "local": 1} and at.me().deck_size == 0


def test_a_reshuffle_shows_rivals_how_many_cards_and_no_more():
    """All that lay open is told by number; hand and deck stay together, so the split and the order stay secret."""
    at = Bench()
    at.hand(0, "work", "lab", "lab")
    at.pile(0, "deck", "predoc", "research", "postdoc")
    at.main()
    at.choose(0, use("work", "money"))
    at.end()
    for viewer in (1, SPECTATOR):
        seen = at.match.view(viewer).player[0]
        assert zone(seen.hand) == {} and seen.hand_size == 5 and seen.deck_size == 1
        assert (
            zone(seen.deck) == {"lab": 2, "predoc": 1, "research": 1, "postdoc": 1, "work": 1}
            and zone(seen.discard) == {}
        )
        (event,) = [one for one in at.match.events(0, viewer) if one.key == "reshuffled"]
        assert (event.a, event.b, event.c) == (1, 0, 0)


def test_nothing_is_shuffled_where_deck_and_discard_pile_are_empty():
    at = Bench()
    at.hand(0, "lab", "lab")
    at.pile(0, "deck", "work", "work", "work")
    at.main()
    at.end()
    assert at.me().hand_size == 5 and at.me().deck_size == 0 and "reshuffled" not in at.told()
