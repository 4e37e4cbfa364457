"""Numbers are declared apart from their words: names, sayings and functions that are given later."""

from __future__ import annotations

from types import SimpleNamespace

from collegium.kernel import Choices, Events, Reasons, SeatName, Text, own_piece, piece


def role_name(role):
    return Text(f"role-{role}")


def test_the_numbers_of_an_event_have_names_and_are_said_alike_in_every_event():
    events = Events()
    hired = events.add("hired", names=("role", "level", "left"))
    lent = events.add("lent", names=("role", "lender"))
    plain = events.add("plain")
    assert events.kinds[hired].text(3, 1, 9) == Text("event-hired", {"role": 3, "level": 1, "left": 9})
    events.says(role=role_name, lender=SeatName)
    assert events.kinds[hired].text(3, 1, 9) == Text("event-hired", {"role": role_name(3), "level": 1, "left": 9})
    assert events.kinds[lent].text(2, 1, 0) == Text("event-lent", {"role": role_name(2), "lender": SeatName(1)})
    assert events.kinds[plain].text(1, 2, 3) == Text("event-plain", {"a": 1, "b": 2, "c": 3})


def test_an_event_may_have_words_of_its_own():
    events = Events()
    raised = events.add("raised", names=("role",))
    events.says(role=role_name)
    events.worded(raised)(lambda card, to, _: {"role": role_name(card // 5), "from": card % 5, "to": to})
    assert events.kinds[raised].text(7, 4, 0) == Text("event-raised", {"role": role_name(1), "from": 2, "to": 4})


def test_choices_and_reasons_get_their_words_later():
    choices, reasons = Choices(), Reasons()
    pick, drop = choices.add("pick", 3), choices.add("drop", 3)
    far = reasons.add("far")
    choices.labels(pick, drop)(lambda s, who, option: Text("option", {"option": option}))
    choices.asks(drop)(lambda s, who: Text("ask-drop", {"left": s}))
    reasons.worded(far)(lambda s, who, option: {"missing": option - s})
    assert (
        choices.kinds[pick].option(None, 0, 2)
        == choices.kinds[drop].option(None, 0, 2)
        == Text("option", {"option": 2})
    )
    assert choices.kinds[pick].question(4, 0) == Text("ask-pick")
    assert choices.kinds[drop].question(4, 0) == Text("ask-drop", {"left": 4})
    assert reasons.text(far, 1, 0, 3) == Text("reason-far", {"missing": 2}) and reasons.text(1, 1, 0, 3) is None


def test_a_question_knows_what_is_owed():
    choices = Choices()
    drop = choices.add("drop", 3)
    s = SimpleNamespace(owed=[SimpleNamespace(kind=0), SimpleNamespace(kind=drop)])
    assert choices.owed(s, 1).key == "drop" and choices.owed(s, 0).key == ""
    assert choices.asked(s, 1, left=2) == Text("ask-drop", {"left": 2})


def test_options_lie_where_their_pieces_do():
    assert piece("card")(None, 1, 7) == "card.7" and own_piece("book")(None, 1, 7) == "book.1.7"
    assert [piece("card", 2)(None, 1, option) for option in range(3)] == ["card.0", "card.1", None]
    assert [own_piece("book", 1)(None, 1, option) for option in range(2)] == ["book.1.0", None]


def test_reasons_in_series_follow_each_other():
    reasons = Reasons()
    needs, full = reasons.add_each("needs", ("wood", "coal")), reasons.add("full")
    assert reasons.keys[needs : needs + 2] == ["needs-wood", "needs-coal"] and full == needs + 2
