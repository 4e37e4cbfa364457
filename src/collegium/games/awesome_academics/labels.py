"""What options say, the places on the table they point at, and what is asked (plain Python, for clients)."""

from collegium.kernel.texts import SeatName, Text

from . import words
from .components import (
    CARD_NAMES,
    CARDS,
    COST_ANY,
    COST_EUROS,
    COST_FIXED,
    COST_PER_TARGET,
    COST_SAME,
    DEFENCES,
    PROJECT_PRICE,
    PROJECTS,
    RESEARCHERS,
    SPIN_OFF_TOKENS,
    STANDARD,
    STANDARDS,
    STUDENTS,
    SUBSIDY_TOKENS,
    TOP_RESEARCHERS,
    TRACK,
)
from .state import GROUPS
from .words import CONSULTANT, STORE

BUY_PASS = 3 + PROJECTS  # options: three offers, thirty projects of the stock, pass
PAY = RESEARCHERS + STUDENTS


def token_place(s, who, option):
    return f"tokens.{who}"


def reputation_place(s, who, option):
    return f"reputation.{who}.{option}" if option < 3 else None


def pair_place(s, who, option):
    return f"pair.{option}" if option < 3 else None


def acquire_label(s, who, option):
    if option < 3:
        p = words.offered(s, option)
        return words.project(p) if p >= 0 else Text("option-slot-empty", {"slot": option + 1})
    return words.project(option - 3) if option < BUY_PASS else Text("option-pass")


def acquire_place(s, who, option):
    if option < 3:
        return words.at_project(words.offered(s, option))
    return "stock" if option < BUY_PASS else None


def interrupt_label(s, who, option):
    return acquire_label(s, who, option) if option < 3 else Text("option-no-claim")


def salary_label(s, who, option):
    if option < RESEARCHERS:
        return Text("option-dismiss", {"name": words.researcher_with_pair(option)})
    if option < PAY:
        return Text("option-dismiss", {"name": words.student_with(s, option - RESEARCHERS)})
    return Text("option-pay")


def salary_place(s, who, option):
    if option < RESEARCHERS:
        return f"researcher.{option}"
    return f"student.{option - RESEARCHERS}" if option < PAY else f"money.{who}"


def unit_label(s, who, option):
    if option == CONSULTANT:
        return Text("option-consultant")
    return words.unit(s, option) if option < CONSULTANT else Text("option-end-research")


def destination_label(s, who, option):
    p, d = divmod(option, 3)
    if option < STORE:
        return Text("option-work", {"project": words.project_open(s, p), "discipline": words.discipline(d)})
    return Text("option-store", {"discipline": words.discipline(d)})


def destination_place(s, who, option):
    return words.at_project(option // 3) if option < STORE else f"tokens.{who}"


def slot_label(s, who, option):
    c = words.open_card(s, option) if option < 3 else -1
    return words.card(c) if c >= 0 else Text("option-from-deck")


def slot_place(s, who, option):
    return words.at_card(words.open_card(s, option)) if option < 3 else "deck"


def card_label(s, who, option):
    return words.card(option) if option < CARDS else Text("option-done" if option == CARDS else "option-swap")


def card_place(s, who, option):
    return words.at_card(option) if option < CARDS else None


def deck_project_label(s, who, option):
    return words.project(option) if option < PROJECTS else Text("option-no-project")


def target_label(s, who, option):
    return Text("option-target", {"target": SeatName(option)}) if option < GROUPS else Text("option-done")


def react_label(s, who, option):
    if option < DEFENCES:
        return Text("option-defend", {"card": words.card(words.defence_card(option))})
    return Text(("option-immunity", "option-swap", "option-accept")[option - DEFENCES])


def react_place(s, who, option):
    return words.at_card(words.defence_card(option)) if option < DEFENCES else None


def track_label(s, who, option):
    return words.discipline(int(TRACK[s.owed[who].a, option]))


def resolve_label(s, who, option):
    """What each half of the card would do."""
    c = int(s.owed[who].a)
    halves = {
        "standard": {"standard": Text(f"standard-{STANDARDS[STANDARD[c]]}")},
        "special": {"about": Text(f"card-{CARD_NAMES[c]}-about")},
    }
    name = ("standard", "special", "reserve", "nothing")[option]
    return Text(f"option-resolve-{name}", halves.get(name, {}))


def named(make):
    return lambda s, who, option: make(option)


def copy_ask(s, who):
    return Text("ask-copy-month", {"project": words.project(int(s.owed[who].a))})


def copy_place(s, who, option):
    return words.at_project(int(s.owed[who].a))


def unit_place(s, who, option):
    return words.at_unit(who, option)


def student_label(s, who, j):
    return words.student_with(s, j)


def stock_place(s, who, option):
    return "stock"


def project_label(s, who, p):
    return words.project_open(s, p)


def track_place(s, who, option):
    return f"researcher.{s.owed[who].a}"


def left(key):
    return lambda s, who: Text(f"ask-{key}", {"left": int(s.owed[who].a)})


def unit_ask(s, who):
    return Text("ask-destination", {"unit": words.unit(s, int(s.owed[who].a))})


def lose_ask(s, who):
    p, left = int(s.owed[who].a), int(s.owed[who].b)
    if p >= 0:
        return Text("ask-lose-reputation-project", {"project": words.project(p), "left": left})
    return Text("ask-lose-reputation", {"left": left})


def gain_ask(s, who):
    return Text("ask-gain-reputation-point", {"project": words.project(int(s.owed[who].a)), "left": int(s.owed[who].b)})


def card_ask(key):
    return lambda s, who: Text(f"ask-{key}", {"card": words.card(int(s.owed[who].a))})


def frame_ask(key):
    return lambda s, who: Text(f"ask-{key}", {"card": words.card(max(0, int(s.frame.card) - 1))})


def react_ask(s, who):
    return Text("ask-react", {"card": words.card(max(0, int(s.frame.card) - 1)), "rival": SeatName(int(s.frame.owner))})


def tile_place(s, who, option):
    return f"tile.{option}"


def project_place(s, who, option):
    return words.at_project(option)


def student_place(s, who, option):
    return f"student.{option}"


def researcher_place(s, who, option):
    return f"researcher.{option}"


def event_place(s, who, option):
    return f"event.{option}"


def seat_place(s, who, option):
    return f"group.{option}" if option < GROUPS else None


# How much is missing, for refusals. The rules come later than the words, so they are fetched when needed.


def missing_euros(s, who, option):
    """What the cheapest thing of this kind costs, less what the group has."""
    from .choices import RESEARCH_UNIT, TARGET_GROUP
    from .rules.research import consultant_price

    price = PROJECT_PRICE
    if s.owed[who].kind == RESEARCH_UNIT:
        price = int(consultant_price(s, who))
    elif s.owed[who].kind == TARGET_GROUP:
        price = int(COST_PER_TARGET[s.frame.card - 1])
    return {"missing": price - s.player[who].money}


def missing_salary(s, who, option):
    from .rules.staff import bill

    due = int(bill(s, who))
    return {"amount": due, "missing": due - s.player[who].money}


def stars_to_go(s, who, option):
    from .rules.staff import stars_of

    return {"amount": int(stars_of(s, who)) - TOP_RESEARCHERS}


def missing_tokens(s, who, option):
    """Tokens that a standard action, a payment of equal ones or one more token of a discipline lacks."""
    from .choices import PAY_SAME, RESOLVE

    stored, asked = list(s.player[who].tokens), s.owed[who]
    if asked.kind == RESOLVE:
        if STANDARDS[STANDARD[asked.a]] == "subsidy":
            return {"missing": SUBSIDY_TOKENS - sum(stored), "same": "no"}
        return {"missing": SPIN_OFF_TOKENS - max(stored), "same": "one"}
    return {"missing": (asked.a if asked.kind == PAY_SAME else 1) - stored[option], "same": "yes"}


def missing_cost(s, who, option):
    """What the special of the card at hand lacks: euros, tokens of any kind, equal ones, or certain ones."""
    card, me = int(s.owed[who].a), s.player[who]
    stored = list(me.tokens)
    lacking = [max(0, int(COST_FIXED[card, d]) - n) for d, n in enumerate(stored)]
    if any(lacking):
        return {"months": words.months(lacking), "missing": sum(lacking), "money": 0}
    if sum(stored) < COST_ANY[card]:
        return {"months": "any", "missing": int(COST_ANY[card]) - sum(stored), "money": 0}
    if max(stored) < COST_SAME[card]:
        return {"months": "same", "missing": int(COST_SAME[card]) - max(stored), "money": 0}
    return {"months": "none", "missing": 0, "money": int(COST_EUROS[card] + COST_PER_TARGET[card]) - me.money}


tile_label = named(words.tile)
event_label = named(lambda e: Text("bonus-of", {"bonus": words.bonus(e), "event": words.happening(e)}))
