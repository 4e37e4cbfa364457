"""Numbers are declared apart from their words: names, sayings and functions that are given later."""

from __future__ import annotations

from collegium.kernel import Choices, Events, Reasons, SeatName, Text


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
