"""The kernel knows no game, a client knows no game, a game knows no client and no sibling; games are built alike."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import collegium
from collegium.kernel.texts import LANGUAGES
from collegium.laws import structure
from collegium.laws.code import LAWS
from collegium.laws.law import Law
from collegium.registry import find, keys

from . import UNCOMPILED, obeyed

SOURCES = Path(collegium.__file__).parent
SUFFIXES = {".py", ".html", ".js", ".css", ".ftl", ".tcss"}
OWN = [key for key in keys() if (SOURCES / "games" / key).is_dir()]


@pytest.mark.parametrize(
    "part",
    [
        "kernel",
        "engine",
        "match",
        "draw",
        "bots",
        "arena",
        "balance",
        "analysis",
        "local",
        "terminal",
        "web",
        "commands",
        "tools",
        "training",
        "laws",
        "envs",
        "cli.py",
    ],
)
def test_no_client_names_a_game(part):
    place = SOURCES / part
    files = [place] if place.is_file() else [f for f in place.rglob("*") if f.suffix in SUFFIXES]
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        for key in OWN:
            assert key not in text, f"{file} names {key}"


test_every_field_says_what_it_means = obeyed(structure.every_field_says_what_it_means, UNCOMPILED)
test_record_is_small = obeyed(structure.record_is_small, UNCOMPILED)
test_rules_keep_to_the_grammar = obeyed(structure.rules_keep_to_the_grammar, UNCOMPILED)
test_set_up_leads_to_a_choice = obeyed(structure.set_up_leads_to_a_choice, UNCOMPILED)
test_invariants_have_names = obeyed(structure.invariants_have_names, UNCOMPILED)
test_a_game_knows_no_client_and_no_sibling = obeyed(structure.a_game_knows_no_client_and_no_sibling, UNCOMPILED)
test_nothing_is_imported_inside_a_function = obeyed(structure.nothing_is_imported_inside_a_function, UNCOMPILED)
test_no_file_is_too_long = obeyed(structure.no_file_is_too_long, UNCOMPILED)


def test_every_law_is_tried():
    """No law is left out of these tests."""
    names = [f"{__package__}.{file.stem}" for file in Path(__file__).parent.glob("test_*.py")]
    found = [value for name in names for value in vars(importlib.import_module(name)).values()]
    tried = [test.law for test in found if isinstance(getattr(test, "law", None), Law)]
    assert len(tried) == len(LAWS) > 30 and {law.name for law in tried} == {law.name for law in LAWS}


# ------------------------------------------------------------------------------------------------- how a game is built

FILES = {
    "__init__.py", "components.toml", "components.py", "state.py", "choices.py", "rules", "play.py", "wording.py",
    "hidden.py", "table.py", "bot.py", "aspects.py", "texts", "tests",
}  # fmt: skip
MORE_WORDS = {"telling.py", "naming.py"}  # where wording.py would grow too long: events, names of pieces
MEASURED = {"ratings.json", "dial.json"}  # how strong the bots are, and mixes of them
ON_STAGE = {"stage"}  # the composed board: where things lie, what they look like, its art
LEARNED = {"laureate"}  # how laureates think here, and what they learned
GUIDED = {"guide"}  # the guided first game: its script and its notes
TESTS = {"__init__.py", "ledger.py", "signature.json", "walks", "replays"}  # beside the tests themselves
QUESTIONS = ("can_", "is_", "has_", "may_")
WORDS = {"Text", "SeatName", "Listed"}
WORDED = {"label", "ask", "words"}  # what a table of numbers leaves to wording.py

in_order = pytest.mark.parametrize("key", OWN)


def names(folder):
    return {file.name for file in folder.iterdir() if file.name != "__pycache__"}


def trees(key, tests=True):
    """Every module of a game: its file and what it says."""
    for file in sorted((SOURCES / "games" / key).rglob("*.py")):
        if tests or "tests" not in file.parts:
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def imports(tree):
    """(module, with a dot for each level up; what is taken from it) of every import, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or ""), {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            yield from ((alias.name, set()) for alias in node.names)


def imported(tree):
    """The modules beside this one that it imports."""
    for module, taken in imports(tree):
        yield from taken if module == "." else {module.removeprefix(".")} if module.startswith(".") else ()


@in_order
def test_every_game_has_the_same_files(key):
    folder = SOURCES / "games" / key
    found = names(folder)
    assert not FILES - found, f"{key} lacks {sorted(FILES - found)}"
    beside = {file.stem: set(imported(tree)) for file, tree in trees(key, tests=False) if file.parent == folder}
    more = MORE_WORDS | ON_STAGE | LEARNED | GUIDED | MEASURED
    helpers = {name.removesuffix(".py") for name in found - FILES - more}
    assert helpers <= beside["table"], f"{key}: {sorted(helpers - beside['table'])} is no helper of table.py"
    for other in beside.keys() - helpers - {"table"}:
        assert not helpers & beside[other], f"{key}: {other}.py imports a helper of table.py"
    texts = {file for lang in LANGUAGES for file in (f"{lang}.ftl", f"howto.{lang}.md")}
    changes = folder / "texts" / "changes"  # what changed with a rules_version: of a game that has had several
    assert names(folder / "texts") - {"changes"} == texts | {"sources", "readings"}
    assert not changes.exists() or names(changes) == {f"{lang}.ftl" for lang in LANGUAGES}
    assert names(folder / "texts" / "sources") == {f"{lang}.ftl" for lang in LANGUAGES}
    assert names(folder / "texts" / "readings") == {"rulings.toml"} | {f"{lang}.ftl" for lang in LANGUAGES}
    assert names(folder / "tests") >= TESTS and any(name.startswith("test_") for name in names(folder / "tests"))


@in_order
def test_numbers_stand_apart_from_words(key):
    """choices.py says what there is, wording.py how it is said; so nothing needs to be imported late."""
    tree = ast.parse((SOURCES / "games" / key / "choices.py").read_text(encoding="utf-8"))
    for module, taken in imports(tree):
        allowed = module in (".components", ".state", "numpy") or module.startswith("collegium.kernel")
        assert allowed, f"{key}: choices.py imports {module}"
        assert not taken & WORDS, f"{key}: choices.py imports {taken & WORDS}, which is for wording.py"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".add"):
            given = {keyword.arg for keyword in node.keywords}
            assert not given & WORDED, f"{key}, choices.py:{node.lineno}: {given & WORDED} belongs to wording.py"


@in_order
def test_a_game_imports_its_own_modules_relatively(key):
    for file, tree in trees(key):
        for module, _ in imports(tree):
            assert not module.startswith("collegium.games"), f"{file} imports {module}: write it with dots"


@in_order
def test_play_is_a_table_of_contents(key):
    """No dispatcher is written by hand: rules say what they are for."""
    tree = ast.parse((SOURCES / "games" / key / "play.py").read_text(encoding="utf-8"))
    rest = [node for node in tree.body[1:] if not isinstance(node, ast.ImportFrom)]
    assert len(rest) == 1 and ast.unparse(rest[0]).startswith("menu, choose, step = contents(CHOICES, STEPS, ")
    game = find(key)
    assert all(hasattr(made, "__source__") for made in (game.menu, game.choose, game.step))


@in_order
def test_invariants_say_themselves(key):
    game = find(key)
    assert hasattr(game.sane, "__source__"), f"{key}: `sane` is made by invariants(rules.sane)"
    assert game.invariants == importlib.import_module(f"collegium.games.{key}").INVARIANTS
    assert len(game.invariants) == len(set(game.invariants)) > 0


def is_truth(value):
    """Does an expression give True or False, as far as can be seen?"""
    if isinstance(value, ast.Constant):
        return isinstance(value.value, bool)
    if isinstance(value, ast.BoolOp):
        return all(map(is_truth, value.values))
    if isinstance(value, ast.Call):
        return ast.unparse(value.func).startswith(QUESTIONS)
    return isinstance(value, ast.Compare) or (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not))


@in_order
def test_predicates_are_named_as_questions(key):
    for file, tree in trees(key, tests=False):
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef) or any("holds(" in ast.unparse(d) for d in node.decorator_list):
                continue
            returned = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return)]
            if returned and all(map(is_truth, returned)):
                assert node.name.startswith(QUESTIONS), f"{file}:{node.lineno}: {node.name} (not {QUESTIONS})"
