"""The components as the rules know them: small integers and tables, read from `components.toml` and named here.

A card is known by its class: role * LEVELS + level. A set of resource types is a mask with bit 1 << type.
"""

from pathlib import Path

import numpy as np

from collegium.kernel import Components

MOST = 11  # the most of one resource that its two counters show
AMOUNT_BASE = MOST + 1  # amounts by type share a number of an event

COMPONENTS = Components(
    Path(__file__).with_name("components.toml"),
    {
        "resource": {"colour": str, "counters": (0, 9)},
        "role": {"copies": (5, 5), "start": (0, 4), "top": (4, 4), "collects": (-1, 3)},
        "driver": {"copies": (5, 5), "start": (2, 6), "top": (6, 6)},
        "rules": {"rounds": (1, 11), "bonus": (1, 1), "dry_types": (1, 4), "idle_laps": (1, 9)},
        "event": {"pool": (0, MOST, 4), "closes": (0, 6)},
        "counter": {"copies": (0, 9)},
    },
)

TYPES = len(COMPONENTS.keys("resource"))
DATA, SOFTWARE, CITIZEN, PUBLISHING = range(TYPES)
MASKS = 1 << TYPES  # sets of resource types

ROLES = len(COMPONENTS.keys("role"))
DATA_WIZARD, CODE_CONJURER, ENGAGEMENT_GURU, KNOWLEDGE_LIBERATOR, CHAMPION, GLUE = range(ROLES)
SPECIALISTS = 4  # roles 0..3, each collecting the resource of its own number; the two others are Generalists
if COMPONENTS.array("role", "collects").tolist() != [DATA, SOFTWARE, CITIZEN, PUBLISHING, -1, -1]:
    raise ValueError("open_science_alliance: role r of the four Specialists collects resource r")

COPIES = int(COMPONENTS.array("role", "copies")[0])  # of each role
ROLE_CARDS = ROLES * COPIES
ROLE_START = COMPONENTS.array("role", "start")
ROLE_TOP = int(COMPONENTS.array("role", "top")[0])
LEVELS = ROLE_TOP + 1
CLASSES = ROLES * LEVELS
SPECIALIST_CLASSES = SPECIALISTS * LEVELS
FIRST_CHAMPION = CHAMPION * LEVELS  # the class of a Champion of level 0
FIRST_GLUE = GLUE * LEVELS
COLLECTOR_CLASSES = FIRST_GLUE  # Specialists and Champions collect, Social Glue does not

DRIVER_START = int(COMPONENTS.array("driver", "start")[0])
DRIVER_TOP = int(COMPONENTS.array("driver", "top")[0])

ROUNDS = int(COMPONENTS.array("rules", "rounds")[0])
BONUS = int(COMPONENTS.array("rules", "bonus")[0])  # resources beyond the base, per collector of a crew
DRY_TYPES = int(COMPONENTS.array("rules", "dry_types")[0])  # so many empty types end a round
IDLE_LAPS = int(COMPONENTS.array("rules", "idle_laps")[0])  # and so do so many laps without collecting

EVENTS_IN_BOX = len(COMPONENTS.keys("event"))
EVENT_POOL = COMPONENTS.array("event", "pool")
NOTHING, HIRING, RAISING_BY_TWO, TEAMS, GOING_SOLO, BONUSES, GENERALISTS = range(7)  # what an event may close

STANDARD, CALM = range(2)  # variants
CLOSES = np.array([COMPONENTS.array("event", "closes"), np.full(EVENTS_IN_BOX, NOTHING)])  # [variant, event]

BITS = np.array([mask.bit_count() for mask in range(MASKS)], np.int64)  # how many types a set has
