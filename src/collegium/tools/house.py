"""The house: which rooms Collegium has, what each is for, and what it may import; and what it really imports.

`blueprint` draws the house from this table; a law compares it with the imports, the picture and the page.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCES = Path(__file__).parents[1]
HOUSE = SOURCES.name
GAME, PLAY, THINK, MEET, GROUND = "what a game is", "what plays it", "who thinks", "who meets people", "the ground"
TABLE = "<!-- the table of rooms: written by make pictures -->", "<!-- end of the table -->"


@dataclass(frozen=True)
class Room:
    """A folder or single module directly under the house: what it is for, and the rooms it imports, no others.

    `floor` and `column` are its place in the picture; what it imports stands on lower floors.
    """

    name: str
    kind: str
    floor: int
    column: float
    about: str
    knows: tuple[str, ...] = ()


ROOMS = (
    Room("paths", GROUND, 0, 1.5, "where things are kept: the data folder and the cache"),
    Room("kernel", GAME, 1, 1.5, "the language of games: record, rule, choice, flow, chance, events, texts",
         ("paths",)),
    Room("draw", GAME, 2, 1, "tables drawn from widgets, as SVG and as text", ("kernel",)),
    Room("games", GAME, 3, 1, "the games, a folder each; none knows another", ("draw", "kernel")),
    Room("engine", PLAY, 3, 2, "rules made to run: plain, compiled, many games at once", ("kernel", "paths")),
    Room("registry", GAME, 4, 1, "finds a game by its key, ours and others'", ("games", "kernel")),
    Room("match", PLAY, 5, 1.5, "a game in progress: options, story, journal, undo, and who may see what",
         ("draw", "engine", "kernel", "registry")),
    Room("bots", THINK, 6, 1, "who plays by itself, by chance, greed or search; the coach",
         ("engine", "kernel", "match", "paths")),
    Room("extras", GROUND, 6, 3, "libraries that only some rooms need, loaded when asked for"),
    Room("local", MEET, 7, 0, "what terminal and commands share: who sits where, saved games, words",
         ("bots", "kernel", "match", "paths")),
    Room("analysis", THINK, 7, 1, "a finished game judged choice by choice",
         ("bots", "draw", "engine", "kernel", "match", "paths")),
    Room("collegium", PLAY, 7, 2, "the front page for Python: `new`, `replay`, `keys`, the version",
         ("match", "registry")),
    Room("arena", THINK, 7, 3, "tournaments of bots, ratings, self-play",
         ("bots", "engine", "extras", "kernel", "match", "registry")),
    Room("terminal", MEET, 8, 0, "the app in a terminal, and play in lines of text",
         ("bots", "draw", "kernel", "local", "match", "registry")),
    Room("web", MEET, 8, 1, "the site: tables, pages, streams, the door for programs",
         ("analysis", "bots", "collegium", "draw", "engine", "kernel", "match", "paths", "registry")),
    Room("tools", THINK, 8, 2, "for those who work here: walks, signature, pictures, speed, this table",
         ("arena", "bots", "draw", "engine", "kernel", "match", "registry")),
    Room("balance", THINK, 8, 3, "what wins in self-play, as a report", ("arena", "draw", "kernel", "match")),
    Room("envs", THINK, 9, 1, "doors for researchers: observations, standard environments, thousands of matches",
         ("bots", "draw", "engine", "extras", "kernel", "match", "registry")),
    Room("training", THINK, 9, 3, "games against oneself, and a net that learns from them who wins",
         ("arena", "bots", "engine", "kernel", "match", "paths", "registry")),
    Room("laws", THINK, 9, 2, "what every game keeps, tried on any game: `collegium check`",
         ("bots", "draw", "engine", "kernel", "match", "tools")),
    Room("commands", MEET, 10, 1.5, "the subcommands of `collegium`, a file each",
         ("analysis", "arena", "balance", "bots", "collegium", "engine", "extras", "kernel", "laws", "local", "match",
          "paths", "registry", "terminal", "tools", "training", "web")),
    Room("cli", MEET, 11, 1.5, "the command `collegium` itself", ("collegium", "commands")),
)  # fmt: skip

LATE = {  # imports inside functions: (who, what) begin so, and why. None of them is there to get round a cycle
    ("collegium", "collegium.match"): "`import collegium` loads nothing, so that it is quick",
    ("collegium", "collegium.registry"): "likewise",
    ("collegium.commands.", "collegium."): "the help imports all commands; each loads what it needs when it runs",
    ("collegium.commands.compile", "platformdirs"): "likewise",
    ("collegium.paths", "platformdirs"): "not needed where the environment names the folders",
    ("collegium.kernel.texts", "fluent"): "games played by programs say nothing",
    ("collegium.match.match", "collegium.draw"): "commands that draw nothing start without the drawing",
    ("collegium.engine.", "numba"): "plain play starts without Numba, which takes long to load",
    ("collegium.engine.compiler", "llvmlite"): "likewise",
    ("collegium.tools.", "numba"): "likewise",
    ("collegium.web.door.shared", "redis"): "an extra: several processes need it, one does not",
    ("collegium.web.live.bell", "redis"): "likewise",
    ("collegium.web.live.factor", "django_otp"): "an extra: a site for many has it; without it the admin is off",
    ("collegium.web.live.push", "cryptography"): "an extra: notices in browsers need it, all else does not",
    ("collegium.web.manage", "django"): "Django wants to know its settings first",
    ("collegium.web.serve", "django"): "likewise",
    ("collegium.web.serve", "collegium.web"): "likewise",
    ("collegium.web.serve", "uvicorn"): "the help of `serve` needs no server",
}


@dataclass(frozen=True)
class Import:
    """One module imports another, ours or a library's. `late`: when a function runs. `typing`: for types alone."""

    by: str
    of: str
    line: int
    late: bool
    typing: bool


def modules() -> dict[str, Path]:
    """Every module of the house by its name, tests left out."""
    found = {}
    for file in sorted(SOURCES.rglob("*.py")):
        if "tests" not in file.relative_to(SOURCES).parts:
            parts = (HOUSE, *file.relative_to(SOURCES).with_suffix("").parts)
            found[".".join(parts[:-1] if file.stem == "__init__" else parts)] = file
    return found


def imports() -> list[Import]:
    """Every import of the house, wherever in a module it stands."""
    known = modules()
    return [found for name, file in known.items() for found in imports_of(name, file, known)]


def imports_of(name: str, file: Path, known: Iterable[str]) -> Iterator[Import]:
    """The imports of one module. `from package import thing` is of the module `thing` where there is one."""
    package = name if file.stem == "__init__" else name.rpartition(".")[0]

    def within(node: ast.AST, late: bool, typing: bool) -> Iterator[Import]:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.Import):
                yield from (Import(name, alias.name, inner.lineno, late, typing) for alias in inner.names)
            elif isinstance(inner, ast.ImportFrom):
                up = package.split(".")[: len(package.split(".")) + 1 - inner.level] if inner.level else []
                base = ".".join([*up, *([inner.module] if inner.module else [])])
                full = {f"{base}.{alias.name}" for alias in inner.names}
                for of in sorted({one if one in known else base for one in full}):
                    yield Import(name, of, inner.lineno, late, typing)
            else:
                function = isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
                types = isinstance(inner, ast.If) and ast.unparse(inner.test).endswith("TYPE_CHECKING")
                yield from within(inner, late or function, typing or types)

    yield from within(ast.parse(file.read_text(encoding="utf-8")), False, False)


def room_of(module: str) -> str:
    """The room a module of ours stands in."""
    parts = module.split(".")
    return HOUSE if len(parts) == 1 else "cli" if parts[1] == "__main__" else parts[1]


def ours(found: Iterable[Import]) -> list[Import]:
    return [one for one in found if one.of.split(".")[0] == HOUSE]


def doors(found: Iterable[Import]) -> dict[str, set[str]]:
    """The rooms that each room imports, for types alone too."""
    made: dict[str, set[str]] = {room_of(name): set() for name in modules()}
    for one in ours(found):
        if room_of(one.by) != room_of(one.of):
            made[room_of(one.by)].add(room_of(one.of))
    return made


def cycle(graph: Mapping[str, Iterable[str]]) -> str:
    """A circle in a graph as `a -> b -> a`, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " -> ".join(reversed(error.args[1]))
    return ""


def module_graph(found: Iterable[Import]) -> dict[str, set[str]]:
    """Which module of ours needs which to run, early or late."""
    graph: dict[str, set[str]] = {}
    for one in ours(found):
        if not one.typing and one.by != one.of:
            graph.setdefault(one.by, set()).add(one.of)
    return graph


def why_late(one: Import) -> tuple[str, str] | None:
    """The row of LATE that allows an import inside a function; the longest that fits."""
    fits = [row for row in LATE if one.of.startswith(row[1]) and _begins(one.by, row[0])]
    return max(fits, key=lambda row: len(row[0]), default=None)


def _begins(module: str, who: str) -> bool:
    return module.startswith(who) if who.endswith(".") else module == who


def nearest(room: Room) -> list[str]:
    """What a room imports and none of its other imports leads to: the lines of the picture."""
    knows = {each.name: set(each.knows) for each in ROOMS}

    def below(name: str) -> set[str]:
        return knows[name].union(*(below(further) for further in knows[name]))

    further = set().union(*(below(name) for name in room.knows))
    return [name for name in room.knows if name not in further]


def table() -> str:
    """The table of rooms for the page, from the top of the house to the ground."""
    rows = ["| room | what it is for | what it imports |", "|---|---|---|"]
    for room in sorted(ROOMS, key=lambda room: -room.floor):
        knows = ", ".join(f"`{name}`" for name in room.knows) or "nothing of ours"
        rows.append(f"| `{room.name}` | {room.about} | {knows} |")
    return "\n".join(rows)


def with_table(page: str) -> str:
    """The page with the table as it is now."""
    begin, end = TABLE
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"architecture.md: expected the lines {begin} and {end}")
    return f"{before}{begin}\n{table()}\n{end}{after}"
