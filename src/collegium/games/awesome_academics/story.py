"""What the story of Awesome Academics tells: every event, in the order of play.

What all groups do at the same time is a DEED: a paragraph for each group as long as it goes on.
"""

from collegium.kernel.choice import CHAPTER, DEED, TURN, Events
from collegium.kernel.texts import SeatName

from . import sentences, words
from .components import PROJECT_MONEY
from .sentences import HAND_SOURCE, OFFER_SOURCE  # noqa: F401

EVENTS = Events()

# Chapters -------------------------------------------------------------------------------------------------------------
SETTING_UP = EVENTS.add("setting-up", lambda a, b, c: {}, opens=CHAPTER)
TURN_BEGINS = EVENTS.add("turn-begins", lambda a, b, c: {"turn": a, "last": sentences.yes(b)}, opens=CHAPTER)
TURN_IDLE = EVENTS.add(
    "turn-idle", lambda a, b, c: {"turn": a, "until": b, "many": sentences.yes(b > a)}, opens=CHAPTER
)
PHASE_BEGINS = EVENTS.add("phase-begins", sentences.phase, opens=CHAPTER)
LAST_RECKONING = EVENTS.add("last-reckoning", lambda a, b, c: {}, opens=CHAPTER)
# Set-up
TABLE_SET = EVENTS.add("table-set", lambda a, b, c: {"amount": a, "projects": b, "students": c})
CARDS_OPEN = EVENTS.add("cards-open", lambda a, b, c: {"cards": sentences.cards(a, b, c)})
HAND_DEALT = EVENTS.add("hand-dealt", lambda a, b, c: {"cards": sentences.cards(a, b)}, private=("a", "b"))
TILES_DEALT = EVENTS.add("tiles-dealt", lambda a, b, c: {"tiles": sentences.tiles(a, b, c)}, private=("a", "b", "c"))
TILE_KEPT = EVENTS.add("tile-kept", lambda a, b, c: {"tile": sentences.tiles(a)}, private=("a",), opens=DEED)
TILES_GO_LEFT = EVENTS.add("tiles-go-left", lambda a, b, c: {}, opens=DEED)
TILES_PASSED = EVENTS.add("tiles-passed", lambda a, b, c: {"tiles": sentences.tiles(a, b)}, private=("a", "b"))
TILES_REVEALED = EVENTS.add("tiles-revealed", lambda a, b, c: {}, opens=DEED)
ABILITY = EVENTS.add("ability", lambda a, b, c: {"tile": words.tile(a)})
ORDER = EVENTS.add("order", sentences.order, opens=DEED)
# Preparation
ALLOWANCE = EVENTS.add("allowance", sentences.amount)
RESEARCHER_JOINS = EVENTS.add("researcher-joins", sentences.joined, opens=DEED)
HIRES_NOBODY = EVENTS.add("hires-nobody", lambda a, b, c: {}, opens=DEED)
# Acquisition
OFFER_OPENS = EVENTS.add("offer-opens", lambda a, b, c: {"projects": [words.project(p) for p in (a, b, c) if p >= 0]})
NOBODY_CAN_BUY = EVENTS.add("nobody-can-buy", lambda a, b, c: {"price": a})
PROJECT_BOUGHT = EVENTS.add("project-bought", sentences.bought, opens=TURN)
PROJECT_CLAIMED = EVENTS.add("project-claimed", sentences.bought, opens=TURN)
PROJECT_TAKEN = EVENTS.add("project-taken", sentences.bought)
NO_PROJECT_TAKEN = EVENTS.add("no-project-taken", lambda a, b, c: {})
OFFER_REFILLED = EVENTS.add("offer-refilled", sentences.project)
PASSES = EVENTS.add("passes", lambda a, b, c: {}, opens=TURN)
CANNOT_BUY = EVENTS.add("cannot-buy", lambda a, b, c: {"money": a, "price": b}, opens=TURN)
STUDENT_JOINS = EVENTS.add("student-joins", sentences.student)
STUDENT_REFUSED = EVENTS.add("student-refused", lambda a, b, c: {})
NO_STUDENT_LEFT = EVENTS.add("no-student-left", lambda a, b, c: {})
MONTH_COPIED = EVENTS.add("month-copied", sentences.marked)
OFFER_CLOSES = EVENTS.add("offer-closes", sentences.amount, opens=DEED)
STOCK_EMPTY = EVENTS.add("stock-empty", lambda a, b, c: {}, opens=DEED)
# Salaries
SPONSOR_PAYS = EVENTS.add("sponsor-pays", lambda a, b, c: {**sentences.card(a, b, c), "amount": b})
RESEARCHER_DISMISSED = EVENTS.add("researcher-dismissed", sentences.left, opens=DEED)
STUDENT_DISMISSED = EVENTS.add("student-dismissed", sentences.student_left, opens=DEED)
SALARIES_PAID = EVENTS.add("salaries-paid", lambda a, b, c: {"amount": a, "saved": b}, opens=DEED)
# Research
EVENT_RULES = EVENTS.add("event-rules", sentences.happening)
MONTHS_COUNTED = EVENTS.add("months-counted", sentences.counted)
MONTH_LOST = EVENTS.add("month-lost", lambda a, b, c: {"unit": sentences.unit(a)}, opens=DEED)
PESTS_LAPSE = EVENTS.add("pests-lapse", sentences.amount, opens=DEED)
NO_RESEARCH = EVENTS.add("no-research", lambda a, b, c: {"projects": a}, opens=DEED)
CONSULTANT_HIRED = EVENTS.add(
    "consultant-hired", lambda a, b, c: {"amount": a, "way": ("paid", "scholar", "software")[b]}, opens=DEED
)
TRACK_WORKS = EVENTS.add("track-works", sentences.track_worked, opens=DEED)
STUDENT_WORKS = EVENTS.add("student-works", sentences.student_worked, opens=DEED)
CONSULTANT_WORKS = EVENTS.add("consultant-works", sentences.consultant_worked, opens=DEED)
MONTHS_STORED = EVENTS.add("months-stored", sentences.stored, opens=DEED)
MONTHS_WASTED = EVENTS.add("months-wasted", sentences.amount, opens=DEED)
SCHOLARS_LEAVE = EVENTS.add("scholars-leave", sentences.amount, opens=DEED)
PROJECT_SPARED = EVENTS.add("project-spared", sentences.project, opens=DEED)
PROJECT_CANCELLED = EVENTS.add("project-cancelled", sentences.cancelled, opens=DEED)
CANCELLATION_COSTS = EVENTS.add("cancellation-costs", sentences.honoured, opens=DEED)
SPONSOR_LEAVES = EVENTS.add("sponsor-leaves", sentences.card, opens=DEED)
# Completion
PROJECT_COMPLETED = EVENTS.add(
    "project-completed", lambda a, b, c: {"project": words.project(a), "amount": PROJECT_MONEY}, opens=DEED
)
PROJECT_HONOURED = EVENTS.add("project-honoured", sentences.honoured, opens=DEED)
GRADUATION = EVENTS.add("graduation", sentences.graduated, opens=DEED)
POST_DECLINED = EVENTS.add("post-declined", lambda a, b, c: {})
DIPLOMA = EVENTS.add("diploma", sentences.diploma)
DIPLOMA_WITHOUT_POST = EVENTS.add("diploma-without-post", sentences.diploma)
BONUS_OPENS = EVENTS.add("bonus-opens", sentences.bonus, opens=DEED)
# Action Draw
CARD_TAKEN = EVENTS.add("card-taken", sentences.taken, opens=DEED)
CARD_DRAWN = EVENTS.add("card-drawn", sentences.card, private=("a",), opens=DEED)
CARD_DISCARDED = EVENTS.add("card-discarded", sentences.card, opens=DEED)
DISPLAY_REFRESHED = EVENTS.add("display-refreshed", lambda a, b, c: {"cards": sentences.cards(a, b, c)}, opens=DEED)
DECK_SHUFFLED = EVENTS.add("deck-shuffled", sentences.amount, opens=DEED)
CARD_FETCHED = EVENTS.add("card-fetched", sentences.swapped, private=("b",), opens=DEED)
CARD_SALVAGED = EVENTS.add("card-salvaged", sentences.swapped, opens=DEED)
# Action: playing
CARD_LAID = EVENTS.add("card-laid", sentences.card, private=("a",), opens=DEED)
CARDS_TURNED = EVENTS.add("cards-turned", lambda a, b, c: {}, opens=DEED)
CARDS_REVEALED = EVENTS.add("cards-revealed", lambda a, b, c: {"cards": sentences.cards(a, b, c >> 6, c & 63)})
PLAYS_NOTHING = EVENTS.add("plays-nothing", lambda a, b, c: {})
CARD_STANDARD = EVENTS.add("card-standard", sentences.standard, opens=TURN)
CARD_SPECIAL = EVENTS.add("card-special", sentences.card, opens=TURN)
CARD_WASTED = EVENTS.add("card-wasted", sentences.card, opens=TURN)
CARD_IDLE = EVENTS.add("card-idle", sentences.card, opens=TURN)
CARD_STAYS = EVENTS.add("card-stays", sentences.card)
HAND_CUT = EVENTS.add("hand-cut", sentences.card, opens=DEED)
# Action: costs, dice and gains
COST_PAID = EVENTS.add("cost-paid", sentences.paid)
DIE_CAST = EVENTS.add("die-cast", sentences.amount)
GRANT_PAID = EVENTS.add("grant-paid", sentences.granted)
PUBLISHED = EVENTS.add("published", sentences.published)
VALORISED = EVENTS.add("valorised", sentences.valorised)
BONUS_RESERVED = EVENTS.add("bonus-reserved", sentences.reserved)
BONUS_RETURNED = EVENTS.add("bonus-returned", lambda a, b, c: {"bonus": words.bonus(a)})
CARD_BRINGS = EVENTS.add("card-brings", sentences.brings)
TOKEN_SPENT = EVENTS.add("token-spent", sentences.spent, opens=DEED)
SCHOLARS_COME = EVENTS.add("scholars-come", sentences.amount)
RESEARCHER_TRAINED = EVENTS.add("researcher-trained", sentences.trained)
STUDENT_HELPED = EVENTS.add("student-helped", sentences.student_token)
DEADLINE_EXTENDED = EVENTS.add("deadline-extended", sentences.project)
MONTH_FABRICATED = EVENTS.add("month-fabricated", sentences.marked)
# Action: attacks
GROUP_ATTACKED = EVENTS.add("group-attacked", sentences.attacked)
PROJECT_ATTACKED = EVENTS.add("project-attacked", lambda a, b, c: {"rival": SeatName(a), "project": words.project(b)})
RESEARCHER_ATTACKED = EVENTS.add(
    "researcher-attacked", lambda a, b, c: {"rival": SeatName(a), "researcher": words.researcher_with_pair(b)}
)
CARD_ATTACKED = EVENTS.add("card-attacked", lambda a, b, c: {"rival": SeatName(a), "card": words.card(b)})
ATTACK_ACCEPTED = EVENTS.add("attack-accepted", lambda a, b, c: {})
CARD_DEFENDS = EVENTS.add(
    "card-defends", lambda a, b, c: {**sentences.card(a, b, c), "source": "hand" if b == HAND_SOURCE else "played"}
)
IMMUNITY_DECLARED = EVENTS.add("immunity-declared", lambda a, b, c: {})
IMMUNITY_HOLDS = EVENTS.add("immunity-holds", lambda a, b, c: {})
ATTACK_STOPPED = EVENTS.add("attack-stopped", sentences.stopped)
ATTACK_HALVED = EVENTS.add("attack-halved", lambda a, b, c: {})
ATTACK_FAILS = EVENTS.add("attack-fails", lambda a, b, c: {"card": words.card(a), "rival": SeatName(b)})
MONTHS_THREATENED = EVENTS.add("months-threatened", sentences.amount)
MONTH_ERASED = EVENTS.add("month-erased", sentences.erased)
AUDITED = EVENTS.add("audited", lambda a, b, c: {"amount": a})
SMEARED = EVENTS.add("smeared", lambda a, b, c: {"points": a, "card": words.card(b)})
BACKFIRES = EVENTS.add("backfires", lambda a, b, c: {"points": a, "card": words.card(b)})
REPUTATION_LOST = EVENTS.add("reputation-lost", sentences.points_lost)
RESEARCHER_LURED = EVENTS.add("researcher-lured", sentences.lured)
CARD_EXPOSED = EVENTS.add("card-exposed", sentences.exposed)
FINED = EVENTS.add("fined", sentences.amount)
CARD_STOLEN = EVENTS.add("card-stolen", sentences.stolen, private=("a",))
CARD_MISSED = EVENTS.add("card-missed", sentences.missed, private=("a",))
# Teaching and events
TEACHING_PAID = EVENTS.add("teaching-paid", sentences.taught)
EVENT_HAPPENS = EVENTS.add("event-happens", lambda a, b, c: {**sentences.happening(a, b, c), "dice": b})
NOTHING_HAPPENS = EVENTS.add("nothing-happens", lambda a, b, c: {"dice": a})
NO_EVENTS_LEFT = EVENTS.add("no-events-left", lambda a, b, c: {})
ALUMNUS_GIVES = EVENTS.add("alumnus-gives", sentences.amount)
MONEY_CUT = EVENTS.add("money-cut", sentences.amount)
# The end
BONUSES_SCORED = EVENTS.add("bonuses-scored", sentences.scored, opens=DEED)
BONUSES_MISSED = EVENTS.add(
    "bonuses-missed", lambda a, b, c: {"bonuses": [words.bonus(e) for e in sentences.bits(a)]}, opens=DEED
)
FINAL_SCORE = EVENTS.add("final-score", sentences.final, opens=DEED)
