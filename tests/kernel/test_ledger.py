"""What ledgers are written with: accounts that move, events that change nothing, lists in sentences."""

from collegium.kernel import Listed, Text
from collegium.match.ledger import moves, parts, unchanged


def test_amounts_are_numbers_or_what_the_sentence_calls_so():
    drew = moves(("hand", "count"), ("deck*", "-count"), ("turns*", 1))
    assert drew(2, {"count": 3}) == [("hand", 2, 3), ("deck", None, -3), ("turns", None, 1)]


def test_some_events_change_nothing():
    entries = unchanged("passed", "shown")
    assert list(entries) == ["passed", "shown"] and entries["shown"](0, {"count": 3}) == []


def test_lists_in_a_sentence_come_apart():
    one, two, three = (Text(key) for key in ("one", "two", "three"))
    assert parts(Listed([one, [two, Listed([three])], ""])) == [one, two, three]
    assert parts(one) == [one] and parts("") == []
