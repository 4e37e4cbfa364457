"""A law that cannot be broken is none: Coffee Round with one thing wrong, and the law that says so."""

from __future__ import annotations

import importlib
import re
import sys

import pytest

from collegium import registry
from collegium.laws.check import BROKEN, KEPT, NOT_YET, attempt, trials
from collegium.laws.code import LAWS
from collegium.laws.secrets import last_worded

from ..coffee import KEY, lay_out

BY_NAME = {law.name: law for law in LAWS}


@pytest.fixture
def changed(tmp_path, monkeypatch):
    """The game with texts of its files replaced; a file that is not there yet is written."""
    folder = lay_out(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def load(file, old, new):
        target = folder / file
        text = target.read_text(encoding="utf-8") if target.exists() else ""
        assert old in text, f"{file} has no '{old}'"
        target.parent.mkdir(exist_ok=True)
        text = text.replace(old, new, 1) if old else new + text
        target.write_text(text, encoding="utf-8")
        importlib.invalidate_caches()
        return registry.take_in(KEY)

    yield load
    registry._guests.pop(KEY, None)
    registry.find.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == KEY]:
        del sys.modules[name]


LONG = "\n".join(["#"] * 400) + "\n"
WRONG = [
    (
        "rules_keep_to_the_grammar",
        "pot.py",
        "s.pot -= cups",
        "s.pot -= [cups][0]",
        r"rule fill_cups builds a list \(.*pot.py:\d+",
    ),
    (
        "rules_keep_to_the_grammar",
        "pot.py",
        "fill_cups(s, who, min",
        "pour(s, who, min",
        "call themselves: .*pour -> pour",
    ),
    (
        "set_up_leads_to_a_choice",
        "pot.py",
        "    then(s, TAKE_TURN)\n\n\n@runs",
        "\n\n@runs",
        "in set-up: nobody owes a choice",
    ),
    ("set_up_leads_to_a_choice", "pot.py", "ask(s, s.active, POUR)", "s.over = 1", "over before anybody chose"),
    ("every_field_says_what_it_means", "state.py", '"cups left in the pot"', '""', "pot has no meaning"),
    (
        "record_is_small",
        "state.py",
        "    pot:",
        '    room: int = numbers(5000, 0, 1, "x")\n    pot:',
        "(expected at most 4096)",
    ),
    ("invariants_have_names", "__init__.py", "    invariants=INVARIANTS,\n", "", "no names"),
    (
        "a_game_knows_no_client_and_no_sibling",
        "table.py",
        "from coll",
        "import collegium.web\nfrom coll",
        "imports collegium.web",
    ),
    (
        "nothing_is_imported_inside_a_function",
        "table.py",
        "def sheet(s):\n",
        "def sheet(s):\n    import math\n",
        "sheet imports when",
    ),
    ("no_file_is_too_long", "table.py", "", LONG, "two subjects"),
    ("every_language_has_the_same_keys", "texts/nl.ftl", "cups = cups\n", "", r"nl.ftl lacks \['cups'\]"),
    ("every_kind_event_reason_and_variant_has_words", "choices.py", '"threw", n', '"thrown", n', "lacks event-thrown"),
    (
        "every_change_of_rules_is_told",
        "__init__.py",
        "rules_version=1",
        "rules_version=3",
        "en.ftl lacks rules-changed-2-..., rules-changed-3-...",
    ),
    ("every_tip_belongs_to_a_question", "texts/en.ftl", "", "tip-tea = No tea\n", "tip-tea: no question"),
    (
        "titles_are_not_empty",
        "texts/es.ftl",
        "tagline = Pour",
        'tagline = { "" }\nother = Pour',
        "game-tagline says nothing",
    ),
    ("how_to_play_in_every_language", "texts/howto.nl.md", "# How", "How", "does not begin with a heading"),
    (
        "every_ruling_is_worded_in_every_language",
        "texts/readings/rulings.toml",
        "",
        "[[ruling]]\nnumber = 7\n",
        "en.ftl lacks ruling-7, ruling-7-book, ruling-7-ours, ruling-7-why",
    ),
    (
        "every_ruling_is_worded_in_every_language",
        "texts/readings/rulings.toml",
        "",
        "[[ruling]]\nnumber = 7\n" * 2,
        "lists a ruling twice",
    ),
    (
        "every_ruling_is_worded_in_every_language",
        "texts/readings/rulings.toml",
        "",
        "[[ruling]]\nnumbered = 7\n",
        "expected number, limit and changed",
    ),
    (
        "every_ruling_is_worded_in_every_language",
        "texts/readings/es.ftl",
        "",
        "ruling-7 = Tea\n",
        "has ruling-7, which rulings.toml does not list",
    ),
    ("options_events_and_tables_in_every_language", "choices.py", '"pot")', '"pan")', "place 'pan' is not drawn"),
    ("options_events_and_tables_in_every_language", "table.py", '"drop"', '"mug"', "no icons mug"),
    (
        "options_events_and_tables_in_every_language",
        "table.py",
        "headline(s):\n",
        "headline(s):\n    s.no\n",
        "no field 'no'.*table.py",
    ),
    ("thousands_of_random_games", "state.py", "SEATS, -9, 127", "SEATS, -9, 2", r"points\[\d\] .* is outside -9..2"),
    (
        "thousands_of_random_games",
        "biscuits.py",
        "s.tin[biscuit] = 0",
        "skipped = 0",
        "invariant 1 .every biscuit is in",
    ),
    (
        "thousands_of_random_games",
        "biscuits.py",
        "[who, biscuit] == 1:\n            v",
        "[who, biscuit] == 2:\n            v",
        "menu of 'dunk' for seat 0 has no legal option .in step dunk-all, rule dunk_all",
    ),
    ("thousands_of_random_games", "__init__.py", "longest=40", "longest=3", "go on after 3 choices"),
    (
        "illegal_options_are_refused_without_a_trace",
        "pot.py",
        "    verdict[3] = LEGAL",
        "    verdict[3] = LEGAL\n    s.turn += 1",
        "looking at menus changed the record",
    ),
    (
        "the_table_can_be_turned",
        "state.py",
        'each seat", by_seat=0)',
        'each seat")',
        "the scores are others: say where",
    ),
    ("the_table_can_be_turned", "state.py", "OWNER, by_seat=0", "OWNER", "sees other hand than the first seat"),
    (
        "another_truth_gives_the_same_view_menu_and_words",
        "hidden.py",
        "if seat != who:",
        "if seat >= 0:",
        r"IndexError: index -1 outside 0..5 .deal, .*biscuits.py:\d",
    ),
    (
        "another_truth_gives_the_same_view_menu_and_words",
        "hidden.py",
        "    for seat in range(s.seats):\n        if seat != who",
        "    s.pot = 3\n    for seat in range(s.seats):\n        if seat != who",
        "sees pot change with the truth",
    ),
    (
        "another_truth_gives_the_same_view_menu_and_words",
        "hidden.py",
        "s.tin[biscuit] = 0",
        "s.tin[biscuit] = 1",
        "invariant 1",
    ),
    (
        "another_truth_gives_the_same_view_menu_and_words",
        "biscuits.py",
        "if s.hand[who, biscuit] == 1:",
        "if s.hand[who, biscuit] == 1 and s.tin[0] == 0:",
        "the menu of 'dunk' depends on what is hidden|has no legal option",
    ),
    (
        "who_may_not_know_reads_no_guess",
        "choices.py",
        '"biscuit-some" if biscuit < 0 else ',
        "",
        r"event 'picked' reads '.* chooses the macaroon.' \(en\) to who may not know, as if a were 5: let its words",
    ),
    (
        "another_truth_tells_the_same_story_until_something_is_revealed",
        "biscuits.py",
        "    reveal(s)\n    best",
        "    best",
        "call reveal",
    ),
    (
        "the_order_of_simultaneous_answers_does_not_matter",
        "biscuits.py",
        "    tell(s, PICKED, who, biscuit)",
        "    s.points[who] += s.owing",
        "who answers first matters",
    ),
    ("a_match_changes_engines_in_the_middle_and_replays", "pot.py", "    rank_seats(s, out)\n", "", "nobody is first"),
    (
        "a_match_changes_engines_in_the_middle_and_replays",
        "state.py",
        "SEATS, -9, 127",
        "SEATS, -9, 2",
        r"at the end points\[\d\] \(points of each seat\) is outside -9..2",
    ),
    ("chapters_and_turns", "choices.py", "names=(), opens=CHAPTER", "names=()", "one chapter"),
    ("chapters_and_turns", "choices.py", "silent=True, opens=TURN", "silent=True", "no event opens a turn"),
    ("chapters_and_turns", "pot.py", "    tell(s, POT_MADE, -1, CUPS)\n", "", "begins without a heading"),
    ("every_kind_of_choice_and_event_occurs", "pot.py", "        tell(s, THREW, who, cups)\n", "", "never seen: threw"),
    (
        "what_is_told_adds_up",
        "tests/ledger.py",
        'who, told["cups"])',
        'who, 1 + told["cups"])',
        "points of seat .*tell what changes",
    ),
    ("every_event_has_its_entry", "tests/ledger.py", '    "threw": lambda who, told: [],\n', "", "differ in threw"),
    (
        "all_that_an_event_gives_is_said_in_every_language",
        "texts/es.ftl",
        "A pot of { $cups } cups",
        "A pot",
        "es.ftl: event-pot-made does not say cups",
    ),
    (
        "walks_are_as_they_were",
        "tests/walks/standard-2.txt",
        "",
        "coffee_round of old\n",
        "was told 'coffee_round of old', is told",
    ),
    ("replays_verify", "tests/replays/standard-2.json", "", "{}", "'format' is missing"),
    (
        "journals_survive_files_and_refuse_changes",
        "biscuits.py",
        "    biscuit = -1\n",
        "    biscuit = -1\n    POINTS[0] += 1\n    s.points[who] = POINTS[0] % 2\n",
        "replayed comes out",
    ),
    (
        "a_match_changes_engines_in_the_middle_and_replays",
        "biscuits.py",
        "    best = 0\n",
        "    best = 0\n    POINTS[s.picked[0] - 1] += 1\n",
        "replayed comes",
    ),
    (
        "a_player_counts_six_to_twelve_things_always_the_same",
        "__init__.py",
        "GAME = Game(",
        "from collegium.kernel.aspects import lead\n\nGAME = Game(aspects=lambda s, seat: 2 * lead(s.points, seat),",
        "count a thing twice",
    ),
]


@pytest.mark.parametrize(
    ("name", "file", "old", "new", "said"), WRONG, ids=[f"{n}-{row[0]}" for n, row in enumerate(WRONG)]
)
def test_what_is_wrong_is_found_and_said(changed, name, file, old, new, said):
    game = changed(file, old, new)
    found = [attempt(BY_NAME[name], trial) for trial in trials(BY_NAME[name], game, 60)]
    assert BROKEN in dict(found), found
    assert re.search(said, dict(found)[BROKEN]), dict(found)[BROKEN]


@pytest.mark.parametrize(
    ("file", "old", "new", "outcome"),
    [
        ("choices.py", 'private=("a",), opens=DEED', "opens=DEED", NOT_YET),  # nothing is private
        ("state.py", "", "", KEPT),
    ],
)
def test_a_game_without_private_numbers_may_come_to_them(changed, file, old, new, outcome):
    law = BY_NAME["who_may_not_know_reads_no_guess"]
    assert {attempt(law, trial)[0] for trial in trials(law, changed(file, old, new), 60)} == {outcome}


def test_an_end_that_was_never_told_is_found():
    names = ["ale", "bun", "cake"]
    assert last_worded(lambda number: names[number], 0) == 2
    assert last_worded(lambda number: names[number % 3], 0) is None
