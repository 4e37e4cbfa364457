"""How options stand in the list: spaces with the masters they take and what they give, cards by what they bring,
people with their price, and the research steps that are left."""

from functools import cache, lru_cache

from collegium.draw.rows import Chip, Row
from collegium.kernel import Listed, Text

from ..choices import (
    DECLINE_EXCHANGE,
    DECLINE_PROFESSOR,
    DECLINE_STUDENT,
    DICTIONARIES_SOURCE,
    FREE,
    M_BLACK,
    M_BUST,
    M_FREE_LECTURE,
    M_GREEN,
    M_LECTURE,
    M_READY,
    STOP,
)
from ..components import (
    ADVOCATE,
    CHORISTER,
    COMPONENTS,
    DICTIONARY,
    HALL_COST,
    HALLS,
    OWN_PRICE,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PARK_TRADE,
    PEREIRA,
    TOP,
)
from ..naming import ROMAN, amounts, book, copies, prices_name
from ..rules import colloquium, modifiers, students
from ..rules.gains import masters_at_hand
from ..wording import cost_name
from .academy import SERVED, STONES
from .court import BUILDINGS, COSTS, DICTIONARIES, RATES, has
from .display import PRICE
from .fame import BRINGS as BUST_BRINGS
from .offers import BRINGS, WHITE
from .people import ABOUT, NAMES, PATTERNS, PROFESSOR_FACULTY, STUDENT_FACULTY
from .signs import FACULTY_KEYS, ICONS

SEND, LECTURE, READY, CARDS, NUMBER, SHELF, PRICES, IN_ALL = (
    Text(f"row-{key}") for key in ("send", "lecture", "ready", "cards", "white", "shelf", "prices", "in-all")
)
CAMPUS, ACADEMY, PRESS, SECOND_PRESS = (
    Text(key) for key in ("row-campus", "zone-academy", "press", "row-press-second")
)
RESEARCH, FAME = Text("zone-research"), Text("zone-fame")
FACULTY_NAMES = tuple(Text(f"head-{key}") for key in FACULTY_KEYS)
KEYS = [row["key"] for row in COMPONENTS.rows["space"]]


def row(s, who, option):
    """The row of an option, where its kind has one."""
    make = ROWS.get(option.kind)
    return make(s, who, option) if make else None


@cache
def chips(told, sort=""):
    """A line of signs as on the board ("3·6·9 coin › book"): what follows the arrow is gained."""
    found, words = [], ""
    for part in told.split():
        if part in ICONS:
            found.append(Chip(f"icon-{part}", words, sort))
            words = ""
        elif part == "›":
            sort = "gain"
        elif part == "/":  # one or the other
            found[-1] = found[-1]._replace(words=f"{found[-1].words} /")
        else:
            words += part
    return tuple(found)


def book_sign(kind):
    return "icon-dict" if kind == DICTIONARY else f"icon-book-{kind}"


# The turn -------------------------------------------------------------------------------------------------------------


def menu(s, who, option):
    number = option.id
    if number < M_LECTURE:
        return space(s, who, option)
    if number < M_READY:
        slot = number - M_LECTURE
        kind = -1 if modifiers.has_free_lectures(s, who) else s.player[who].bookmark[slot]
        return lecture(s.professor_in[slot], kind)
    if number < M_GREEN:
        return Row(NAMES["professor"][s.professor_in[number - M_READY]], heading=READY)
    if number in (M_GREEN, M_BLACK):
        return step(s, who, number == M_GREEN)
    if number < M_FREE_LECTURE:
        bust = number - M_BUST
        return take_bust(bust, s.fame[bust]) if s.fame[bust] >= 0 else None
    return lecture(s.professor_in[s.owed[who].b], -1) if number == M_FREE_LECTURE else None


def space(s, who, option):
    """Where masters can be sent: how many go, and what is paid and gained there. Rows of the campus share a row of the
    list, and so do the stones of the academy."""
    me, key = s.player[who], KEYS[option.id]
    helped = (int(has(s, who, PEREIRA)), int(me.students[CHORISTER])) if key in BUILDINGS else ()
    sent = option.text.args.get("masters", "1–3")  # at the bishop as many as one likes
    return space_row(option.id, served(s, option.id), helped, sent, int(masters_at_hand(me)))


@lru_cache(2000)
def space_row(number, faculties, helped, sent, at_hand):
    words, before, after = there(number, faculties, helped)
    return Row(words, (*before, Chip("icon-master", sent), *after), SEND, Text("row-have", {"count": at_hand}))


def served(s, number):
    """The faculties of a stone of the academy."""
    if KEYS[number] not in STONES:
        return ()
    first, last = SERVED[s.four][STONES.index(KEYS[number])]
    return tuple(sorted({PROFESSOR_FACULTY[professor] for professor in s.professor_in[first:last]}))


def there(number, faculties, helped):
    """A space in few words, what tells it from others, and what is paid and gained there besides the masters."""
    key = KEYS[number]
    if faculties:
        return ACADEMY, tuple(Chip(f"icon-{FACULTY_KEYS[faculty]}", "", "gain") for faculty in faculties), ()
    if number < len(ROMAN):
        return CAMPUS, (Chip("", ROMAN[number]),), ()
    if number in (OWN_SPACE, OWN_SECOND_SPACE):
        gives = chips(f"{OWN_PRICE} coin › own")
        return PRESS if number == OWN_SPACE else SECOND_PRESS, (), gives
    told = RATES[helped][key]
    if key == "antiquarian_park":  # what each costs is asked there
        told = "› book / " + told.split("› ")[-1]
    if key == "antiquarian":  # from the least to the most
        told = "–".join(told.split("·")[::2])
    return Text(f"place-{key}"), (), chips(told, "gain" if key in ("bishop", "laboratory") else "")


@cache
def lecture(professor, kind):
    return Row(lecturer(professor).words, (Chip(book_sign(kind), 1),) if kind >= 0 else (), LECTURE)


def step(s, who, is_green):
    """A step on the stair: what it costs now; how many are left stands beside the heading."""
    level = s.player[who].level
    if level == TOP:
        return None
    left = Text("row-left", {"steps": Listed(amounts(green=s.green, black=s.black))}) if s.green or s.black else ""
    words = Text("row-green") if is_green else Text("row-black", {"cost": cost_name(s, who, level + 1)})
    return Row(words, heading=RESEARCH, aside=left, thumb="icon-sg" if is_green else "icon-sk")


@cache
def take_bust(bust, chancellor):
    words = Text("row-bust", {"chancellor": NAMES["chancellor"][chancellor]})
    return Row(words, chips(BUST_BRINGS[bust], "gain"), FAME)


# Set-up ---------------------------------------------------------------------------------------------------------------


def setup_card(s, who, option):
    return card_row(option.id + 1)


@cache
def card_row(number):
    return Row(BRINGS[number], (Chip("", WHITE[number]),), CARDS, NUMBER)


def shelf(s, who, option):
    return Row(SHELF, (Chip("icon-pp", option.id + 1),))


# The display ----------------------------------------------------------------------------------------------------------


def prices(s, who, option):
    return price_row(option.id + 1)


@cache
def price_row(number):
    """Six prices from the left, and what they come to."""
    return Row(prices_name(number), (Chip("icon-coin", sum(PRICE[number])),), PRICES, IN_ALL, thumb="icon-tag")


def own_books(s, who, option):
    return Row(option.text, thumb="icon-shelf" if option.id else "icon-own")


# People and books -----------------------------------------------------------------------------------------------------


def student(s, who, option):
    if option.id == DECLINE_STUDENT:
        return None
    faculty, me, source = STUDENT_FACULTY[option.id], s.player[who], s.owed[who].a
    hall = int(HALL_COST[me.halls + 1]) if me.halls < HALLS else 0
    books = sum(n for n, _ in COSTS[faculty]) - int(modifiers.textbooks_saved(me, source))
    price = (0, 0, hall) if students.is_free(source) else (max(0, books), DICTIONARIES[faculty], hall)
    return student_row(option.id, faculty, price_words(*price))


@lru_cache(500)
def price_words(textbooks, dictionaries, ducats):
    """What a student costs, in words."""
    parts = [Text("row-textbooks", {"count": textbooks})] if textbooks else []
    parts += amounts(dictionaries=dictionaries, ducats=ducats)
    return Listed(parts) if parts else Text("cost-free")


@lru_cache(500)
def student_row(number, faculty, price):
    words = Text("option-pick_chancellor", {"name": NAMES["student"][number], "about": ABOUT["student"][number]})
    return Row(words, heading=FACULTY_NAMES[faculty], aside=price)


def professor(s, who, option):
    """Professors of one price stand together under it."""
    if option.id == DECLINE_PROFESSOR:
        return None
    number, price = s.professor_in[option.id], s.professor_price[option.id]
    if s.owed[who].a == FREE:
        return lecturer(number)
    words: dict[str, object] = {"faculty": FACULTY_NAMES[PROFESSOR_FACULTY[number]]}
    pattern = PATTERNS[PROFESSOR_FACULTY[number]]
    if price[0] >= 0:
        paid = [copies(n, book(s, who, kind)) for n, kind in zip(pattern, price, strict=True)]
        return lecturer(number)._replace(heading=Text("row-price", words | {"books": Listed(paid)}))
    words |= {"pattern": "·".join(map(str, pattern))}
    if modifiers.is_recruited(s, option.id):
        return lecturer(number)._replace(heading=Text("row-unpriced", words))
    ducats = int(modifiers.professor_ducats(s, s.player[who], option.id, s.owed[who].a))
    words |= {"ducats": Text("gain-ducats", {"count": ducats})}
    return lecturer(number)._replace(heading=Text("row-first-price", words))


@cache
def lecturer(number):
    about = Text("brief-advocate") if number == ADVOCATE else ABOUT["professor"][number]
    return Row(Text("option-pick_professor", {"name": NAMES["professor"][number], "about": about}))


def source(s, who, option):
    """Whose books are bought, and what the next one costs."""
    if option.id == STOP:
        return None
    art = "icon-dict" if option.id == DICTIONARIES_SOURCE else ""
    return Row(option.text, (Chip("icon-coin", int(colloquium.next_price(s, option.id))),), thumb=art)


def trade(s, who, option):
    found = COMPONENTS.rows["trade"][option.id]
    points = int(modifiers.trade_points(s, who, option.id))
    gives = amounts(points=points, textbooks=found["textbooks"], dictionaries=found["dictionaries"])
    cost = int(modifiers.trade_cost(s, who, option.id))
    return Row(Listed(gives), (Chip("icon-coin", cost),), thumb="icon-pp" if option.id == PARK_TRADE else "icon-book")


def laboratory(s, who, option):
    return Row(option.text, thumb="icon-sg" if option.id else "icon-sk")


def exchange(s, who, option):
    if option.id == DECLINE_EXCHANGE:
        return None
    return Row(option.text, thumb="icon-coin" if COMPONENTS.rows["exchange"][option.id]["ducats"] else "icon-pp")


ROWS = {
    "draft_keep": setup_card, "draft_drop": setup_card, "extra_setup": setup_card, "shelf_value": shelf,
    "menu": menu, "pick_student": student, "pick_professor": professor, "colloquium_source": source, "trade": trade,
    "laboratory_choice": laboratory, "exchange": exchange, "price_config": prices, "place_own": own_books,
}  # fmt: skip
