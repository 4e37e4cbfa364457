"""How options stand in the list: what an improvement changes, who is invited, what each card would take, the level it
gets, and how the base is shared."""

from collegium.draw.rows import Chip, Row
from collegium.kernel import SeatName, Text

from ..choices import (
    DONE,
    FIRST_BORROWED,
    NO_DEVELOPMENT,
    RAISE_DRIVER,
    RAISE_ONE,
    RAISE_TWO,
    SOLO,
    TEAM,
    lender,
    share_type,
)
from ..choices import (
    INVITE as INVITING,
)
from ..components import COLLECTOR_CLASSES, DRIVER_TOP, IDLE_LAPS, LEVELS, ROLE_TOP, TYPES
from ..rules.crew import team_total
from ..wording import role_name, type_name
from .hints import alone_now, crew_with
from .tones import KEYS, SIGNS

INVITE, BORROW, COLLECT = Text("row-invite"), Text("row-borrow"), Text("row-collect")
TOGETHER, FEE = Text("row-together"), Text("row-fee")
IMPROVE = tuple(Text(f"row-{key}") for key in ("raise_one", "raise_two", "raise_driver", "hire"))
WAY = tuple(Text(f"row-{key}") for key in ("solo", "team", "nothing"))
TAKE, DRY = Text("row-take"), Chip("icon-drop")


def row(s, who, option):
    """The row of an option, where its kind has one."""
    make = ROWS.get(option.kind)
    return make(s, who, option.id) if make else None


def improved(s, who, option):
    """What the improvement changes: levels of roles, that of the Driver, or the number of cards."""
    if option == NO_DEVELOPMENT:
        return None
    if option == RAISE_TWO:
        return Row(IMPROVE[option], (Chip("level-star-on", "+1"),) * 2)
    if option == RAISE_ONE:
        chip = Chip("level-star-on", "+2")
    elif option == RAISE_DRIVER:
        chip = Chip("icon-driver", risen(s.player[who].driver, 1, DRIVER_TOP))
    else:
        chip = Chip("icon-cards", "+1")
    return Row(IMPROVE[option], (chip,))


def collected(s, who, option):
    """The most that a card takes alone; the level that a crew needs; or how many turns in a row were idle then."""
    me = s.player[who]
    if option == SOLO:
        most = max([alone_now(s, *divmod(card, LEVELS)) for card in range(COLLECTOR_CLASSES) if me.team[card]] or [0])
        return Row(WAY[option], (Chip("icon-credit", f"+{most}", "gain"),) if most else ())
    if option == TEAM:
        return Row(WAY[option], (Chip("icon-driver", f"≥ {me.driver}"),))
    return Row(WAY[option], (Chip("icon-hourglass", f"{s.idle + 1} / {IDLE_LAPS * s.seats}"),))


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


def done(s, who):
    """Whether the crew would bring something: to collect is why it was gathered."""
    return bool(s.owed[who].kind == INVITING and team_total(s, s.player[who]) > 0)


def alone(s, who, option):
    """A card with its level and what it takes."""
    role, level = divmod(option, LEVELS)
    takes = alone_now(s, role, level)
    chips = (Chip(SIGNS[role], level), *((Chip("icon-credit", f"+{takes}", "gain"),) if takes else ()))
    return Row(role_name(role), chips, thumb=art(role))


def types_taken(s, who, option):
    """The types of a Champion, with those that run dry by it."""
    kinds = [kind for kind in range(TYPES) if option >> kind & 1]
    dry = any(s.pool[kind] == 1 for kind in kinds)
    return Row(TAKE, (*(Chip(SIGNS[kind]) for kind in kinds), *((DRY,) if dry else ())), thumb="icon-champion")


def shared(s, who, option):
    """So much of the base from a type, and whether it runs dry by it."""
    kind = share_type(s, who)
    dry = (DRY,) if 0 < option == s.pool[kind] else ()
    return Row(type_name(kind), (Chip(SIGNS[kind], option), *dry))


def raised(levels):
    """A card with the level that it has and gets."""

    def made(s, who, option):
        role, level = divmod(option, LEVELS)
        return Row(role_name(role), (Chip(SIGNS[role], risen(level, levels, ROLE_TOP)),), thumb=art(role))

    return made


def risen(level, levels, top):
    """From level to level; as it is where it cannot rise so much."""
    return f"{level} → {level + levels}" if level + levels <= top else level


def art(role):
    return f"card-{KEYS[role]}"


ROWS = {
    "develop": improved, "raise_by_two": raised(2), "raise_first": raised(1), "raise_second": raised(1),
    "collect": collected, "go_solo": alone, "solo_types": types_taken, "invite": invited,
    "share_borrowed": shared, "share_own": shared, "share_champion": types_taken,
}  # fmt: skip
