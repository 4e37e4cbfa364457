"""How options stand in the list: projects with their Months, staff with what it brings, cards with their kind."""

from functools import lru_cache

from collegium.draw.rows import Chip, Row
from collegium.draw.stage import kept
from collegium.kernel import SeatName, Text

from .. import naming
from ..choices import BUY_PASS, CONSULTANT, FIRST_STUDENT, PAY, PAY_SALARIES, STORE
from ..components import CARDS, DISCIPLINE_KEYS, DISCIPLINES, LETTERS, OFFER_SLOTS, OPEN_CARDS, RESEARCHERS, TRACKS
from ..rules.months import can_store_in_parts
from ..state import GROUPS
from .badges import KEYS, TRACKS_OF
from .census import Census, cards, copied, projects
from .folders import WANTS, short_title, title
from .formulas import KINDS_OF, STANDARD_ART, STANDARD_OF

CALLS, STOCK, MEMOS = Text("label-calls"), Text("row-stock"), Text("label-memos")
STAFF, DISMISS, SAVES = Text("row-staff"), Text("row-dismiss"), Text("row-saves")
WORK, STILL, KEEP, MUGS = Text("row-work"), Text("row-still"), Text("row-store"), Text("row-mugs")
PAY_ALL, HIRE = Text("option-pay"), Text("option-consultant")


def row(s, who, option):
    """The row of an option, where its kind has one."""
    make = ROWS.get(option.kind)
    return make(s, who, option.id) if make else None


def token(d, words):
    return Chip(f"token-{DISCIPLINE_KEYS[d]}", words)


@lru_cache(4096)
def months(needs):
    """Months by discipline, as signs."""
    return tuple(token(d, f"{needs[d]}{LETTERS[d]}") for d in range(DISCIPLINES) if needs[d])


def purse(s, who):
    return Text("row-money", {"money": s.player[who].money, "bill": Census(s).bill(who)})


def to_place(s, who):
    return Text("row-months", {"n": sum(Census(s).brings(who))})


# Projects ------------------------------------------------------------------------------------------------------------


def bought(s, who, option):
    """A project on offer or of the stock: the Months it takes, and those that can be copied."""
    if option >= BUY_PASS:
        return None
    p = kept(s, projects)["offers"][option] if option < OFFER_SLOTS else option - OFFER_SLOTS
    return project(s, who, p, CALLS if option < OFFER_SLOTS else STOCK) if p >= 0 else None


def claimed(s, who, option):
    return bought(s, who, option) if option < OFFER_SLOTS else None


def fetched(s, who, option):
    return project(s, who, option, "") if option < len(WANTS) else None


def project(s, who, p, heading):
    return project_row(p, kept(s, copied, who, p), heading, kept(s, purse, who) if heading else "")


@lru_cache(4096)
def project_row(p, copies, heading, aside):
    known = (Chip("", Text("copy-short", {"n": copies}), "gain"),) if copies else ()
    return Row(title(p), (*months(WANTS[p]), *known), heading, aside, thumb=f"project-{p + 1}")


def worked(s, who, option):
    """Where Months go: a project with what it still lacks of a discipline, or a mug."""
    if option >= STORE:
        return mug_row(option - STORE, "1" if can_store_in_parts(s, s.owed[who].a) else "")
    p, d = divmod(option, DISCIPLINES)
    return work_row(p, d, WANTS[p][d] - s.project[p].progress[d])


@lru_cache(300)
def mug_row(d, months):
    return Row(MUGS, (token(d, f"{months}{LETTERS[d]}"),), KEEP)


@lru_cache(4096)
def work_row(p, d, left):
    return Row(short_title(p), (token(d, f"{left}{LETTERS[d]}"),), WORK, STILL)


# Staff ---------------------------------------------------------------------------------------------------------------


def unit(s, who, option):
    """Somebody's Months of one discipline; a consultant with the price."""
    if option > CONSULTANT:
        return None
    if option == CONSULTANT:
        return hire_row(Census(s).consultant_price(who))
    aside = kept(s, to_place, who)
    if option >= FIRST_STUDENT:
        j = option - FIRST_STUDENT
        return student_row(j, tuple(s.student[j].tokens), s.student[j].months, aside)
    i, track = divmod(option, TRACKS)
    return track_row(i, track, s.researcher[i].months[track], aside)


@lru_cache(300)
def hire_row(price):
    return Row(HIRE, (Chip("", f"€{price}"),), STAFF, thumb="icon-consultant")


@lru_cache(4096)
def student_row(j, learnt, months, aside):
    return Row(naming.student(j), (*tokens(learnt), Chip("icon-month", months)), STAFF, aside)


@lru_cache(4096)
def track_row(i, track, months, aside):
    d = TRACKS_OF[i][track]
    return Row(naming.researcher(i), (token(d, f"{months}{LETTERS[d]}"),), STAFF, aside, thumb=f"researcher-{KEYS[i]}")


def tokens(learnt):
    """What a student has learnt, as signs."""
    return tuple(token(d, LETTERS[d]) for d in range(DISCIPLINES) for _ in range(learnt[d]))


def welcomed(s, who, option):
    """A PhD Student: who would come, or an empty place."""
    return Row(Text("option-take-student-no"), thumb="token-slot") if option else Row(Text("option-take-student-yes"))


def salaried(s, who, option):
    """Whom to let go, with the salary; or all of them paid."""
    now = Census(s)
    if option >= PAY:
        return Row(PAY_ALL, (Chip("", f"€{now.bill(who)}"),), out=True)
    if option < RESEARCHERS:
        return Row(naming.researcher_with_pair(option), (Chip("", f"€{now.salary(option)}"),), DISMISS, SAVES)
    j = option - RESEARCHERS
    return Row(
        naming.student(j), (*tokens(s.student[j].tokens), Chip("", f"€{now.student_salary(who, j)}")), DISMISS, SAVES
    )


def done(s, who):
    """Return True for salaries, because a group usually pays everybody and lets nobody go."""
    return bool(s.owed[who].kind == PAY_SALARIES)


# Cards ---------------------------------------------------------------------------------------------------------------


@lru_cache(4096)
def card(c, heading=""):
    """A card with its kind and its standard action."""
    return Row(naming.card(c), (Chip(KINDS_OF[c]), Chip(STANDARD_ART[STANDARD_OF[c]])), heading, thumb=f"card-{c + 1}")


def drawn(s, who, option):
    c = kept(s, cards)["slots"][option] if option < OPEN_CARDS else -1
    return card(c, MEMOS) if c >= 0 else None


def held(s, who, option):
    return card(option) if option < CARDS else None


# Disciplines and groups ----------------------------------------------------------------------------------------------


@lru_cache(4096)
def discipline(d, *chips):
    return Row(naming.discipline(d), chips, thumb=f"token-{DISCIPLINE_KEYS[d]}")


def copied_month(s, who, option):
    """A discipline of the new project with what is done of it; or no more."""
    if option == DISCIPLINES:
        return Row(Text("option-copy-month-stop"), out=True)
    p = s.owed[who].a
    return discipline(option, Chip("", f"{s.project[p].progress[option]}/{WANTS[p][option]}"))


def stored(s, who, option):
    """Stored Months of a discipline, to be paid with; or no more."""
    if option == DISCIPLINES:
        return Row(Text("option-spend-token-stop"), out=True)
    return discipline(option, Chip("icon-month", int(s.player[who].tokens[option])))


def erased(s, who, option):
    return discipline(option)


def reputation(s, who, option):
    return discipline(option, Chip("icon-laurel", int(s.player[who].reputation[option])))


def track(s, who, option):
    """A researcher's track with its level."""
    i = s.owed[who].a
    return discipline(TRACKS_OF[i][option], Chip("icon-star", int(s.researcher[i].level[option])))


def group(s, who, option):
    """A rival with what there is to lose: reputation and money."""
    if option >= GROUPS:
        return None
    rival = s.player[option]
    chips = Chip("icon-laurel", sum(rival.reputation)), Chip("icon-euro", rival.money)
    return Row(Text("option-target", {"target": SeatName(option)}), chips)


ROWS = {
    "buy-project": bought, "claim-project": claimed, "stock-project": fetched, "destination": worked,
    "research-unit": unit, "lose-month": unit, "pay-salaries": salaried, "draw-from": drawn,
    **dict.fromkeys(("draw-discard", "swap-give", "swap-take", "play-card", "hand-limit-discard", "target-card"), held),
    **dict.fromkeys(("pay-any", "pay-same", "spend-token", "activate"), stored), "pick-discipline": erased,
    "take-student": welcomed, "copy-month": copied_month, "target-track": track, "target-group": group,
    **dict.fromkeys(("lose-reputation", "gain-reputation-point", "diploma-point", "subsidy-discipline"), reputation),
}  # fmt: skip
