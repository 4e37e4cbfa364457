"""How a game is built: its rules keep to the grammar, its record says what it holds, and it knows no client."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from collegium.engine import ops
from collegium.engine.twins import World
from collegium.kernel.game import Game, always_sane
from collegium.kernel.record import cells
from collegium.kernel.rule import BadRule
from collegium.laws.law import GAME, SETTING, Broken, NotYet, Trial, expect, law, package
from collegium.match.match import BrokenRules

BYTES = 4096  # a record is copied thousands of times a second
LINES = 400  # a file that is longer has two subjects


def files(game: Game, tests: bool = True) -> Iterator[Path]:
    """The modules of a game."""
    for file in sorted(game.folder.rglob("*.py")):
        if tests or "tests" not in file.relative_to(game.folder).parts:
            yield file


@law(GAME, basic=True)
def rules_keep_to_the_grammar(trial: Trial) -> None:
    """Rules allocate nothing, raise nothing and do not call themselves."""
    try:
        World(trial.game, "law", lambda rule: rule).twin(ops.door)
    except BadRule as error:
        raise Broken(str(error)) from None


@law(SETTING, basic=True)
def set_up_leads_to_a_choice(trial: Trial) -> None:
    """Set-up and the steps after it lead to a first choice."""
    try:
        match = trial.match(seed=1)
    except BrokenRules as error:
        raise Broken(str(error)) from None
    expect(match.to_act, "the game is over before anybody chose: finish() only after a choice")


@law(GAME)
def every_field_says_what_it_means(trial: Trial) -> None:
    """Every field of the record has a meaning and bounds."""
    for cell in cells(trial.game.state):
        expect(cell.meaning and cell.low <= cell.high, f"{cell.path} has no meaning: number(low, high, 'what it is')")


@law(GAME)
def record_is_small(trial: Trial) -> None:
    """The record is at most 4096 bytes."""
    size = trial.game.state.dtype.itemsize
    expect(size <= BYTES, f"the record has {size} bytes (expected at most {BYTES}): count pieces, do not list them")


@law(GAME)
def invariants_have_names(trial: Trial) -> None:
    """Invariants say what they demand, each once."""
    game = trial.game
    if game.sane is always_sane:
        raise NotYet("no invariants: @holds rules, then sane, INVARIANTS = invariants(module) for the Game")
    expect(game.invariants, "sane is given, but no names: Game(..., sane=sane, invariants=INVARIANTS)")
    expect(len(game.invariants) == len(set(game.invariants)), "two invariants say the same: word each of its own")


@law(GAME)
def a_game_knows_no_client_and_no_sibling(trial: Trial) -> None:
    """A game imports the kernel, the drawing and its own modules alone."""
    game = trial.game
    allowed = ("collegium.kernel", "collegium.draw", package(game) or game.key)
    for file in files(game, tests=False):
        text = file.read_text(encoding="utf-8")
        for module in re.findall(r"^\s*(?:from|import)\s+(collegium[\w.]*)", text, re.M):
            fine = module.startswith(allowed)
            expect(fine, f"{file} imports {module}: a game needs collegium.kernel and collegium.draw alone")
        depth = len(file.relative_to(game.folder).parts)
        for dots in re.findall(r"^\s*from\s+(\.+)", text, re.M):
            expect(len(dots) <= depth, f"{file} imports from beyond its game: from {dots}")


@law(GAME)
def nothing_is_imported_inside_a_function(trial: Trial) -> None:
    """Everything is imported at the top of a file."""
    for file in files(trial.game):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                late = [inner for inner in ast.walk(node) if isinstance(inner, (ast.Import, ast.ImportFrom))]
                if late:
                    raise Broken(f"{file}:{late[0].lineno}: {node.name} imports when it runs: move it to the top")


@law(GAME)
def no_file_is_too_long(trial: Trial) -> None:
    """No file has more than 400 lines."""
    for file in files(trial.game, tests=False):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        expect(lines <= LINES, f"{file}: {lines} lines (expected at most {LINES}): it has two subjects, part them")
