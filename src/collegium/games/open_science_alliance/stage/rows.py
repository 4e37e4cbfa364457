"""How options stand in the list: who is invited, what each card would take, and the level that it gets."""

from collegium.draw.rows import Chip, Row
from collegium.kernel import SeatName, Text

from ..choices import DONE, FIRST_BORROWED, lender
from ..components import LEVELS
from ..rules.crew import team_total
from ..wording import role_name
from .hints import alone_now, crew_with
from .tones import KEYS, SIGNS

INVITE, BORROW, COLLECT = Text("row-invite"), Text("row-borrow"), Text("row-collect")
TOGETHER, FEE = Text("row-together"), Text("row-fee")


def row(s, who, option):
    """The row of an option, where its kind has one."""
    make = ROWS.get(option.kind)
    return make(s, who, option.id) if make else None


def invited(s, who, option):
    """A card of one's own with the credits that the crew then takes; a rival's; or the crew as it is."""
    if option == DONE:
        return Row(COLLECT, (Chip("icon-credit", int(team_total(s, s.player[who]))),), out=True)
    if option < FIRST_BORROWED:
        role, level = divmod(option, LEVELS)
        chips = (Chip(SIGNS[role], level), Chip("icon-credit", crew_with(s, who, who, option), "gain"))
        return Row(role_name(role), chips, INVITE, TOGETHER, thumb=art(role))
    seat, card = lender(s, who, option)
    return Row(SeatName(seat), (Chip(SIGNS[card // LEVELS], card % LEVELS),), BORROW, FEE, thumb="icon-hand-over")


def alone(s, who, option):
    """A card with its level and what it takes."""
    role, level = divmod(option, LEVELS)
    chips = (Chip(SIGNS[role], level), Chip("icon-credit", f"+{alone_now(s, role, level)}", "gain"))
    return Row(role_name(role), chips, thumb=art(role))


def raised(levels):
    """A card with the level that it has and gets."""

    def made(s, who, option):
        role, level = divmod(option, LEVELS)
        return Row(role_name(role), (Chip(SIGNS[role], f"{level} → {level + levels}"),), thumb=art(role))

    return made


def art(role):
    return f"card-{KEYS[role]}"


ROWS = {
    "invite": invited, "go_solo": alone, "raise_by_two": raised(2), "raise_first": raised(1), "raise_second": raised(1)
}  # fmt: skip
