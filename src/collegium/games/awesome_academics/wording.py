"""What options say, what is asked, and how much is missing where an option is refused."""

from collegium.kernel import SeatName, Text

from . import choices as c
from . import naming
from .choices import CHOICES, REASONS, offered, open_card
from .components import (
    CARD_NAMES,
    CARDS,
    COST_ANY,
    COST_EUROS,
    COST_FIXED,
    COST_PER_TARGET,
    COST_SAME,
    DEFENCE_CARDS,
    DEFENCES,
    DISCIPLINES,
    OFFER_SLOTS,
    OPEN_CARDS,
    PROJECT_PRICE,
    PROJECTS,
    RESEARCHERS,
    SPIN_OFF_TOKENS,
    STANDARD,
    SUBSIDY,
    SUBSIDY_TOKENS,
    TEACHING_LIMIT,
    TEACHING_MONEY,
    TOP_RESEARCHERS,
    TRACK,
)
from .rules.months import can_store_in_parts
from .rules.research import consultant_price, idle_student_months
from .rules.staff import bill, stars_of
from .state import GROUPS

# What options say -----------------------------------------------------------------------------------------------------


@CHOICES.labels(c.DRAFT_ONE, c.DRAFT_TWO)
def tile_label(s, who, tile):
    return naming.tile(tile)


@CHOICES.labels(c.BUY_PROJECT)
def acquire_label(s, who, option):
    if option < OFFER_SLOTS:
        p = offered(s, option)
        return naming.project(p) if p >= 0 else Text("option-slot-empty", {"slot": option + 1})
    return naming.project(option - OFFER_SLOTS) if option < c.BUY_PASS else Text("option-pass")


@CHOICES.labels(c.CLAIM_PROJECT)
def claim_label(s, who, option):
    return acquire_label(s, who, option) if option < OFFER_SLOTS else Text("option-no-claim")


@CHOICES.labels(c.PAY_SALARIES)
def salary_label(s, who, option):
    if option < RESEARCHERS:
        return Text("option-dismiss", {"name": naming.researcher_with_pair(option)})
    if option < c.PAY:
        return Text("option-dismiss", {"name": naming.student_with(s, option - RESEARCHERS)})
    return Text("option-pay")


@CHOICES.labels(c.LOSE_MONTH, c.RESEARCH_UNIT)
def unit_label(s, who, option):
    if option < c.CONSULTANT:
        return naming.unit(s, option)
    if option == c.END:
        idle = int(idle_student_months(s, who))  # idle researchers store theirs
        return Text("option-end-research-idle", {"months": idle}) if idle else Text("option-end-research")
    return Text("option-consultant" if option == c.CONSULTANT else "option-swap")


@CHOICES.labels(c.DESTINATION)
def destination_label(s, who, option):
    p, d = divmod(option, DISCIPLINES)
    if option < c.STORE:
        return Text("option-work", {"project": naming.project_open(s, p), "discipline": naming.discipline(d)})
    key = "option-store-one" if can_store_in_parts(s, s.owed[who].a) else "option-store"
    return Text(key, {"discipline": naming.discipline(d)})


@CHOICES.labels(c.GRADUATE_STUDENT, c.TARGET_STUDENT)
def student_label(s, who, student):
    return naming.student_with(s, student)


@CHOICES.labels(c.DRAW_FROM)
def slot_label(s, who, option):
    card = open_card(s, option) if option < OPEN_CARDS else -1
    return naming.card(card) if card >= 0 else Text("option-from-deck")


@CHOICES.labels(c.DRAW_DISCARD, c.SWAP_GIVE, c.SWAP_TAKE, c.PLAY_CARD, c.TARGET_CARD)
def card_label(s, who, option):
    return naming.card(option) if option < CARDS else Text("option-done" if option == CARDS else "option-swap")


@CHOICES.labels(c.HAND_LIMIT_DISCARD)
def limit_label(s, who, option):
    return naming.card(option) if option < CARDS else Text("option-swap")


@CHOICES.labels(c.RESOLVE)
def resolve_label(s, who, option):
    """What each half of the card would do."""
    card = s.owed[who].a
    halves = {
        "standard": {"standard": naming.standard(STANDARD[card])},
        "special": {"about": Text(f"card-{CARD_NAMES[card]}-about")},
    }
    name = ("standard", "special", "reserve", "nothing")[option]
    return Text(f"option-resolve-{name}", halves.get(name, {}))


@CHOICES.labels(c.STOCK_PROJECT)
def stock_label(s, who, option):
    return naming.project(option) if option < PROJECTS else Text("option-no-project")


@CHOICES.labels(c.RESERVE_BONUS, c.RETURN_BONUS)
def bonus_label(s, who, event):
    return Text("bonus-of", {"bonus": naming.bonus(event), "event": naming.happening(event)})


@CHOICES.labels(c.TARGET_GROUP)
def group_label(s, who, option):
    return Text("option-target", {"target": SeatName(option)}) if option < GROUPS else Text("option-done")


@CHOICES.labels(c.TARGET_PROJECT)
def project_label(s, who, project):
    return naming.project_open(s, project)


@CHOICES.labels(c.TARGET_RESEARCHER)
def researcher_label(s, who, researcher):
    return naming.researcher_with_pair(researcher)


@CHOICES.labels(c.TARGET_TRACK)
def track_label(s, who, track):
    return naming.discipline(TRACK[s.owed[who].a, track])


@CHOICES.labels(c.REACT)
def react_label(s, who, option):
    if option < DEFENCES:
        return Text("option-defend", {"card": naming.card(int(DEFENCE_CARDS[option]))})
    return Text(("option-immunity", "option-swap", "option-accept")[option - DEFENCES])


@CHOICES.labels(c.TEACH_OR_NOT)
def teach_label(s, who, option):
    if option == c.TEACH_NONE:
        return Text("option-teach-none")
    money = sum(TEACHING_MONEY * min(TEACHING_LIMIT, n) for n in s.player[who].tokens)
    return Text("option-teach-all", {"amount": money})


# What is asked --------------------------------------------------------------------------------------------------------


@CHOICES.asks(c.CLAIM_PROJECT)
def ask_claim(s, who):
    is_first = s.turn == 1 and s.player[who].bought == 0  # in turn, any project in stock could be bought
    return Text("ask-claim-project-first" if is_first else "ask-claim-project")


@CHOICES.asks(c.COPY_MONTH)
def ask_about_project(s, who):
    return CHOICES.asked(s, who, project=naming.project(s.owed[who].a))


@CHOICES.asks(c.DESTINATION)
def ask_about_unit(s, who):
    return CHOICES.asked(s, who, unit=naming.unit(s, s.owed[who].a))


@CHOICES.asks(c.LOSE_REPUTATION)
def ask_lose_reputation(s, who):
    project, left = s.owed[who].a, s.owed[who].b
    if project >= 0:
        return Text("ask-lose-reputation-project", {"project": naming.project(project), "left": left})
    return Text("ask-lose-reputation", {"left": left})


@CHOICES.asks(c.GAIN_REPUTATION_POINT)
def ask_gain_reputation(s, who):
    return CHOICES.asked(s, who, project=naming.project(s.owed[who].a), left=s.owed[who].b)


@CHOICES.asks(c.DRAW_FROM, c.PAY_ANY, c.PAY_SAME)
def ask_how_many(s, who):
    return CHOICES.asked(s, who, left=s.owed[who].a)


@CHOICES.asks(c.RESOLVE, c.SPEND_TOKEN, c.ACTIVATE)
def ask_about_card(s, who):
    return CHOICES.asked(s, who, card=naming.card(s.owed[who].a))


@CHOICES.asks(c.TARGET_GROUP, c.TARGET_PROJECT, c.TARGET_RESEARCHER, c.PICK_DISCIPLINE)
def ask_about_resolved_card(s, who):
    return CHOICES.asked(s, who, card=naming.card(max(0, s.frame.card - 1)))


@CHOICES.asks(c.REACT)
def ask_react(s, who):
    return CHOICES.asked(s, who, card=naming.card(max(0, s.frame.card - 1)), rival=SeatName(s.frame.owner))


# How much is missing --------------------------------------------------------------------------------------------------


@REASONS.worded(c.TOO_POOR)
def missing_euros(s, who, option):
    """What the cheapest thing of this kind costs, less what the group has."""
    price = PROJECT_PRICE
    if s.owed[who].kind == c.RESEARCH_UNIT:
        price = int(consultant_price(s, who))
    elif s.owed[who].kind == c.TARGET_GROUP:
        price = int(COST_PER_TARGET[s.frame.card - 1])
    return {"missing": price - s.player[who].money}


@REASONS.worded(c.BILL_TOO_HIGH)
def missing_salary(s, who, option):
    due = int(bill(s, who))
    return {"amount": due, "missing": due - s.player[who].money}


@REASONS.worded(c.TOO_MANY_STARS)
def stars_to_go(s, who, option):
    return {"amount": int(stars_of(s, who)) - TOP_RESEARCHERS}


@REASONS.worded(c.TOO_FEW_TOKENS)
def missing_tokens(s, who, option):
    """Tokens that a standard action, a payment of equal ones or one more token of a discipline lacks."""
    stored, asked = list(s.player[who].tokens), s.owed[who]
    if asked.kind == c.RESOLVE:
        if STANDARD[asked.a] == SUBSIDY:
            return {"missing": SUBSIDY_TOKENS - sum(stored), "same": "no"}
        return {"missing": SPIN_OFF_TOKENS - max(stored), "same": "one"}
    return {"missing": (asked.a if asked.kind == c.PAY_SAME else 1) - stored[option], "same": "yes"}


@REASONS.worded(c.CANNOT_PAY)
def missing_cost(s, who, option):
    """What the special of the card at hand lacks: euros, tokens of any kind, equal ones, or certain ones."""
    card, me = s.owed[who].a, s.player[who]
    stored = list(me.tokens)
    lacking = [max(0, int(COST_FIXED[card, d]) - n) for d, n in enumerate(stored)]
    if any(lacking):
        return {"months": naming.months(lacking), "missing": sum(lacking), "money": 0}
    if sum(stored) < COST_ANY[card]:
        return {"months": "any", "missing": int(COST_ANY[card]) - sum(stored), "money": 0}
    if max(stored) < COST_SAME[card]:
        return {"months": "same", "missing": int(COST_SAME[card]) - max(stored), "money": 0}
    return {"months": "none", "missing": 0, "money": int(COST_EUROS[card] + COST_PER_TARGET[card]) - me.money}
