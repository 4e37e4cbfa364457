"""The books of Awesome Academics: what each group and the table hold, and what every sentence adds or takes.

Points that a group places one by one, and tokens that it pays one by one, are told together once all are chosen: until
then the books do not count them. A card being resolved counts as discarded, unless it is told to stay.
"""

from collegium.match.ledger import moves, unchanged

from ..choices import CONSULTANT, DESTINATION, GAIN_REPUTATION_POINT, LOSE_REPUTATION, PAY_ANY
from ..components import (
    CARDS,
    COMPONENTS,
    DISCIPLINES,
    EVENTS,
    LETTERS,
    NEEDS,
    OFFER_SLOTS,
    PAIR_KEYS,
    PAIR_OF,
    PAIRS,
    PROJECTS,
    RESEARCHERS,
    STUDENTS,
    TILE_MONEY,
    TILE_REPUTATION,
    TILES,
    TITLES,
    TRACKS,
)
from ..rules.scoring import points_of
from ..rules.staff import experience_of, student_experience
from ..state import (
    COMPLETED,
    DECK,
    DISCARD,
    EVENT_DECK,
    IN_PLAY,
    LAYOUT,
    OFFER,
    OPEN,
    PLAYED,
    RESEARCHER_OF,
    RESERVED,
    STOCK,
    STUDENT_OF,
    STUDENT_STOCK,
    TILE_OF,
)

# What lies on the table -----------------------------------------------------------------------------------------------


def projects_at(s, place):
    return sum(s.project[p].place == place for p in range(PROJECTS))


def cards_at(s, place):
    return sum(s.card[c] == place for c in range(CARDS))


def events_at(s, place):
    return sum(s.event[e] == place for e in range(EVENTS))


def in_hand(s, who):
    """1 while a card of this group is being resolved."""
    return int(s.frame.card > 0 and s.frame.owner == who)


def reputation(d):
    def of(s, who):
        me, kind = s.player[who], s.owed[who].kind
        sign = (kind == LOSE_REPUTATION) - (kind == GAIN_REPUTATION_POINT)
        return me.reputation[d] + sign * me.taken[d]

    return of


def tokens(d):
    def of(s, who):
        paying = s.frame.owner == who and s.owed[who].kind == PAY_ANY
        return s.player[who].tokens[d] + (s.frame.paid[d] if paying else 0)

    return of


def marks(d):
    return lambda s, who: sum(s.project[p].progress[d] for p in range(PROJECTS) if s.project[p].place == IN_PLAY + who)


def units(s, who):
    """The researchers and students of a group."""
    return (
        [i for i in range(RESEARCHERS) if s.researcher[i].place == RESEARCHER_OF + who],
        [j for j in range(STUDENTS) if s.student[j].place == STUDENT_OF + who],
    )


def experience(s, who):
    researchers, students = units(s, who)
    return sum(experience_of(s, i) for i in researchers) + sum(student_experience(s, j) for j in students)


def months(s, who):
    """What the staff can still give, and a consultant who was hired and has no work yet."""
    researchers, students = units(s, who)
    hired = s.owed[who].kind == DESTINATION and s.owed[who].a == CONSULTANT
    return (
        sum(s.researcher[i].months[k] for i in researchers for k in range(TRACKS))
        + sum(s.student[j].months for j in students)
        + hired
    )


ACCOUNTS = {
    "money": lambda s, who: s.player[who].money,
    **{f"reputation {letter}": reputation(d) for d, letter in enumerate(LETTERS)},
    **{f"stored {letter}": tokens(d) for d, letter in enumerate(LETTERS)},
    **{f"marked {letter}": marks(d) for d, letter in enumerate(LETTERS)},
    "projects": lambda s, who: projects_at(s, IN_PLAY + who),
    "completed": lambda s, who: projects_at(s, COMPLETED + who),
    "researchers": lambda s, who: len(units(s, who)[0]),
    "students": lambda s, who: len(units(s, who)[1]),
    "experience": experience,
    "months": months,
    "pests": lambda s, who: s.player[who].deficit,
    "scholars": lambda s, who: s.player[who].free_consultants,
    "hand": lambda s, who: s.player[who].hand,
    "face down": lambda s, who: s.player[who].face_down,
    "played": lambda s, who: cards_at(s, PLAYED + who) - in_hand(s, who),
    "open": lambda s, who: cards_at(s, OPEN + who),
    "reserved": lambda s, who: events_at(s, RESERVED + who),
    "tiles": lambda s, who: sum(s.tile[t] == TILE_OF + who for t in range(TILES)) if s.draft == 0 else 0,
    "points": lambda s, who: points_of(s, who) if s.over else 0,
}
COMMON = {
    "turn": lambda s: s.turn,
    "stock": lambda s: projects_at(s, STOCK),
    "offer": lambda s: sum(projects_at(s, OFFER + slot) for slot in range(OFFER_SLOTS)),
    **{
        f"researchers {key}": lambda s, k=k: sum(
            PAIR_OF[i] == k and s.researcher[i].place < RESEARCHER_OF for i in range(RESEARCHERS)
        )
        for k, key in enumerate(PAIR_KEYS[:PAIRS])
    },
    "students": lambda s: sum(s.student[j].place == STUDENT_STOCK for j in range(STUDENTS)),
    "deck": lambda s: cards_at(s, DECK),
    "discard": lambda s: cards_at(s, DISCARD) + int(s.frame.card > 0),
    "event deck": lambda s: events_at(s, EVENT_DECK),
    "layout": lambda s: events_at(s, LAYOUT),
}


# What the sentences say -----------------------------------------------------------------------------------------------


def by_letter(account, who, counts, sign=1):
    """Entries of a count by discipline such as "2L 1I"."""
    parts = counts.split() if counts not in ("none", "choose") else []
    return [(f"{account} {part[-1]}", who, sign * int(part[:-1])) for part in parts]


def total(counts):
    return sum(int(part[:-1]) for part in counts.split()) if counts != "none" else 0


def letter(told):
    return told["discipline"].args["letter"]


def stock_of(researcher):
    return f"researchers {researcher.args['letters'].lower()}"


def number_of(project):
    return TITLES.index(project.args["title"])


def joins(who, told):
    level = TRACKS * told["level"]
    taken = (stock_of(told["researcher"]), None, -1)
    return [("researchers", who, 1), ("experience", who, level), ("money", who, -told["price"]), taken]


def dismissed(who, told):
    back = (stock_of(told["researcher"]), None, 1)
    return [("researchers", who, -1), ("experience", who, -told["experience"]), back]


def student_gone(who, told):
    return [("students", who, -1), ("experience", who, -told["experience"]), ("students", None, 1)]


def diploma(who, told):
    return [*student_gone(who, told), *by_letter("reputation", who, told["points"])]


def bought(who, told):
    source = "offer" if told["source"] == "offer" else "stock"
    return [("money", who, -told["price"]), ("projects", who, 1), (source, None, -1)]


def marked(who, told):
    return [(f"marked {letter(told)}", who, 1)]


def works(who, told):
    found = [(f"marked {letter(told)}", who, told["months"]), ("months", who, -told["months"] - told["lost"])]
    return [*found, ("experience", who, told.get("rise", 1))]


def stored(who, told):
    lost = ("months", who, -total(told["months"]) - told["lost"])
    return [*by_letter("stored", who, told["months"]), lost]


def cancelled(who, told):
    back = [("projects", who, -1), ("stock", None, 1), *by_letter("marked", who, told["work"], -1)]
    return [*back, *by_letter("reputation", who, told["points"], -1)]


def completed(who, told):
    needs = NEEDS[number_of(told["project"])].tolist()
    unmarked = [(f"marked {LETTERS[d]}", who, -needs[d]) for d in range(DISCIPLINES)]
    return [("money", who, told["amount"]), ("projects", who, -1), ("completed", who, 1), *unmarked]


def ability(who, told):
    t = next(k for k, key in enumerate(COMPONENTS.keys("tile")) if told["tile"].key == f"tile-{key}")
    found = [(f"reputation {LETTERS[d]}", who, int(TILE_REPUTATION[t, d])) for d in range(DISCIPLINES)]
    return [*found, ("tiles", who, 1), ("money", who, int(TILE_MONEY[t]))]


def reserved(who, told):
    return [("reserved", who, 1), ("event deck" if told["source"] == "deck" else "layout", None, -1)]


def final(who, told):
    parts = told["reputation"] + told["bonus"] + told["study"] + told["wealth"]
    assert told["points"] == parts
    return [("points", who, parts)]


def money(sign, name="amount"):
    return lambda who, told: [("money", who, sign * told[name])]


ENTRIES = {
    **unchanged(
        "setting-up", "phase-begins", "last-reckoning", "table-set", "hand-dealt", "tiles-dealt", "tile-kept",
        "tiles-go-left", "tiles-passed", "tiles-revealed", "order", "hires-nobody", "nobody-can-buy", "passes",
        "no-project-taken", "cannot-buy", "student-refused", "no-student-left", "stock-empty", "event-rules",
        "no-research", "sends-nobody", "last-turn", "project-spared", "post-declined", "card-fetched", "card-salvaged",
        "cards-turned", "plays-nothing", "card-idle", "die-cast", "deadline-extended", "project-attacked",
        "researcher-attacked", "card-attacked", "attack-accepted", "immunity-declared", "immunity-holds",
        "attack-halved", "attack-fails", "smeared", "backfires", "nothing-happens", "no-events-left", "bonuses-scored",
        "bonuses-missed",
    ),
    "turn-begins": moves(("turn*", 1)),
    "turn-idle": lambda who, told: [("turn", None, told["until"] - told["turn"] + 1)],
    "ability": ability,
    # Preparation and Acquisition
    "allowance": money(1),
    "researcher-joins": joins,
    "offer-opens": lambda who, told: [("offer", None, len(told["projects"])), ("stock", None, -len(told["projects"]))],
    "project-bought": bought,
    "project-claimed": bought,
    "project-taken": bought,
    "offer-refilled": moves(("offer*", 1), ("stock*", -1)),
    "offer-closes": lambda who, told: [("offer", None, -told["amount"]), ("stock", None, told["amount"])],
    "student-joins": moves(("students", 1), ("students*", -1)),
    "month-copied": marked,
    # Salaries
    "sponsor-pays": money(1),
    "researcher-dismissed": dismissed,
    "student-dismissed": student_gone,
    "salaries-paid": money(-1),
    # Research
    "months-counted": lambda who, told: [("months", who, total(told["months"]) + told["any"])],
    "month-lost": moves(("months", -1), ("pests", -1)),
    "pests-lapse": lambda who, told: [("pests", who, -told["amount"])],
    "consultant-hired": lambda who, told: [
        ("money", who, -told["amount"]), ("months", who, 1), ("scholars", who, -(told["way"] == "scholar")),
    ],
    "track-works": works,
    "student-works": works,
    "consultant-works": lambda who, told: [(f"marked {letter(told)}", who, 1), ("months", who, -1)],
    "months-stored": stored,
    "months-wasted": lambda who, told: [("months", who, -told["amount"])],
    "scholars-leave": lambda who, told: [("scholars", who, -told["amount"])],
    "project-cancelled": cancelled,
    "cancellation-costs": lambda who, told: by_letter("reputation", who, told["points"], -1),
    "sponsor-leaves": moves(("open", -1), ("discard*", 1)),
    # Completion
    "project-completed": completed,
    "project-honoured": lambda who, told: by_letter("reputation", who, told["points"]),
    "graduation": money(1),
    "diploma": diploma,
    "diploma-without-post": diploma,
    "bonus-opens": moves(("layout*", 1)),
    # Action Draw
    "cards-open": lambda who, told: [("deck", None, -len(told["cards"]))],
    "card-taken": moves(("hand", 1), ("deck*", -1)),
    "card-drawn": moves(("hand", 1), ("deck*", -1)),
    "card-discarded": moves(("hand", -1), ("discard*", 1)),
    "display-refreshed": lambda who, told: [("discard", None, len(told["cards"]))],
    "deck-shuffled": lambda who, told: [("deck", None, told["amount"]), ("discard", None, -told["amount"])],
    # Action
    "card-laid": moves(("hand", -1), ("face down", 1)),
    "cards-revealed": lambda who, told: [
        ("face down", who, -len(told["cards"])), ("played", who, len(told["cards"])),
    ],
    "card-standard": moves(("played", -1), ("discard*", 1)),
    "card-special": moves(("played", -1), ("discard*", 1)),
    "card-wasted": moves(("played", -1), ("discard*", 1)),
    "card-stays": moves(("open", 1), ("discard*", -1)),
    "hand-cut": moves(("hand", -1), ("discard*", 1)),
    "cost-paid": lambda who, told: [*by_letter("stored", who, told["months"], -1), ("money", who, -told["money"])],
    "grant-paid": lambda who, told: [("money", who, told["half"] + told["die"])],
    "published": lambda who, told: [(f"reputation {letter(told)}", who, told["points"])],
    "valorised": money(1),
    "bonus-reserved": reserved,
    "bonus-returned": moves(("reserved", -1), ("layout*", 1)),
    "card-brings": lambda who, told: [*by_letter("reputation", who, told["points"]), ("money", who, told["money"])],
    "token-spent": lambda who, told: [
        (f"stored {letter(told)}", who, -1), ("money", who, told["money"]),
        (f"reputation {letter(told)}", who, told["points"]),
    ],
    "scholars-come": lambda who, told: [("scholars", who, told["amount"])],
    "researcher-trained": moves(("experience", 1)),
    "student-helped": moves(("experience", 1)),
    "month-fabricated": marked,
    # Attacks
    "group-attacked": money(-1, "price"),
    "card-defends": lambda who, told: [
        ("hand" if told["source"] == "hand" else "played", who, -1), ("discard", None, 1),
    ],
    "attack-stopped": lambda who, told: [*by_letter("stored", who, told["months"]), ("money", who, told["money"])],
    "months-threatened": lambda who, told: [("pests", who, told["amount"])],
    "month-erased": lambda who, told: [(f"marked {letter(told)}", told["rival"], -1)],
    "audited": money(-1),
    "fined": money(-1),
    "reputation-lost": lambda who, told: by_letter("reputation", who, told["points"], -1),
    "researcher-lured": lambda who, told: [
        ("researchers", who, 1), ("researchers", told["rival"], -1),
        ("experience", who, told["experience"]), ("experience", told["rival"], -told["experience"]),
    ],
    "card-exposed": moves(("open", -1), ("discard*", 1)),
    "card-stolen": moves(("hand", 1)),
    "card-missed": moves(("hand", -1)),
    # Teaching, events and the end
    "teaching-paid": lambda who, told: [*by_letter("stored", who, told["months"], -1), ("money", who, told["amount"])],
    "teaching-declined": lambda who, told: by_letter("stored", who, told["months"], -1),
    "event-happens": moves(("event deck*", -1)),
    "alumnus-gives": money(1),
    "money-cut": money(-1),
    "final-score": final,
}  # fmt: skip
