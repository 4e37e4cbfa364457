"""What an action card's special does, in signs and figures (no words: the same in every language)."""

from ..components import CARD_NAMES, KIND, STANDARD, STANDARDS

ARROW = "›"  # the fonts have no arrow
L, C, I = range(3)

FORMULAS = {
    "legal-department": (":shield", "1", ":sword"),
    "crowdfunding": (":dice", ":dice", "↑", ARROW, ":euro"),
    "visiting-scholar": ("2", ":consultant", "€0"),
    "corporate-sponsor": (":salary", "€+2"),
    "ghost-writers": ("2", "o", ARROW, "2", ":laurel", "/", ":eye", "−3"),
    "alumni-dinner": (":laurel", "/ 4", ARROW, ":euro"),
    "pest-attack": ("€2", ARROW, "−1/2", ":month"),
    "summer-school": ("1–3", "o", ARROW, "€3"),
    "translation-bureau": (L, L, ARROW, "€2 + 2"),
    "training-course": (":person", "+1", ":star"),
    "creative-accounting": ("€+8", "/", ":eye", "€−12"),
    "investigative-reporter": ("1", "o", ARROW, ":eye", ":sword"),
    "keynote-lecture": ("3", "o", "=", ARROW, "4", ":laurel"),
    "server-crash": (I, I, ARROW, "−1/2", ":month"),
    "endowed-chair": (":person", "€−2"),
    "commissioned-research": ("1", ":folder", "€0"),
    "nepotism": (":person", "2/2", "/", ":eye", "−3"),
    "museum-tours": (C, C, ARROW, "€2 + 2"),
    "financial-audit": ("2", "o", ARROW, "€−", ":dice"),
    "deadline-extension": ("1", ":folder", ":shield"),
    "paper-mill": (":laurel", "+1", "/", ":eye", "−4"),
    "interdisciplinary-conference": (L, C, I, ARROW, "3", ":laurel", "€4"),
    "smear-campaign": ("6", "o", ARROW, "−3", ":laurel"),
    "graduate-school": (":diploma", "€+3"),
    "plagiarism-accusation": ("3", "o", "=", ARROW, "−2", ":laurel"),
    "fast-track-doctorate": (":diploma", "+1", "o"),
    "data-fabrication": ("+2", ":month", "/", ":eye", "−4"),
    "app-studio": (I, I, ARROW, "€2 + 2"),
    "communications-office": ("2", "o", "=", ARROW, "2", ":laurel", "€2"),
    "headhunter": ("€6", ARROW, ":swap", ":person"),
    "unpaid-overtime": (":diploma", "€0", "/", ":eye", "−3"),
    "research-software": ("1", ":consultant", "€0"),
    "office-espionage": ("2", "o", ARROW, "+1", ":card"),
}  # fmt: skip
BY_CARD = [tuple(":euro" if part == ":salary" else part for part in FORMULAS[name]) for name in CARD_NAMES]
KIND_ART = ("kind-defence", "kind-attack", "kind-once", "kind-lasting", "kind-susceptible")
KINDS_OF = [KIND_ART[int(kind)] for kind in KIND]
STANDARD_OF = [int(k) for k in STANDARD]
STANDARD_ART = tuple(f"standard-{key}" for key in STANDARDS)
FOOT = ("#6B3F8F", "#8A6412", "#2F6B45", "#A04A1E")
