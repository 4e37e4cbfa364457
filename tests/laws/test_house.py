"""Every room imports what the table of the house says and no more, nothing goes round in a circle, and the picture and
the page of the house are as the table has them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from collegium.tools import house
from collegium.tools.blueprint import blueprint
from collegium.tools.house import LATE, ROOMS, Import

from ..breadth import games_left_out, spread, spread_by, wide_as_a_whole
from ..conftest import COLLECTED

DOCS = Path(__file__).parents[2] / "docs"
RENEW = "run `make pictures`, or python -m collegium.tools.blueprint docs"
BY_NAME = {room.name: room for room in ROOMS}


@cache
def imported() -> tuple[Import, ...]:
    """All imports of the house: it takes seconds to read them, so not where tests are only collected."""
    return tuple(house.imports())


def where(one: Import) -> str:
    return f"{one.by}, line {one.line}, imports {one.of}"


def test_every_room_is_in_the_table():
    found = {house.room_of(module) for module in house.modules()}
    assert found - BY_NAME.keys() == set(), "say in tools/house.py what this room is for and what it may import"
    assert BY_NAME.keys() - found == set(), "there is no such room any more"
    assert len(BY_NAME) == len(ROOMS)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_imports_what_the_table_says(room):
    for one in house.ours(imported()):
        if house.room_of(one.by) == room.name:
            assert house.room_of(one.of) in (room.name, *room.knows), f"{where(one)}, which {room.name} may not"
    unused = set(room.knows) - house.doors(imported())[room.name]
    assert not unused, f"{room.name} no longer imports {sorted(unused)}: take it out of tools/house.py"


def test_what_a_room_imports_stands_below_it():
    """So there is no circle between rooms."""
    for room in ROOMS:
        above = [name for name in room.knows if BY_NAME[name].floor >= room.floor]
        assert not above, f"{room.name}, floor {room.floor}, imports {above}"
    assert not house.cycle(house.doors(imported()))


def test_no_modules_import_each_other_in_a_circle():
    """Imports inside functions count: being late is no way round."""
    assert not house.cycle(house.module_graph(imported()))


def test_an_import_inside_a_function_has_its_reason():
    late = [one for one in imported() if one.late]
    for one in late:
        assert house.why_late(one), f"{where(one)} inside a function: move it up, or say why in LATE (tools/house.py)"
    assert LATE.keys() == {house.why_late(one) for one in late}, "LATE has a row that nothing needs"


def test_the_picture_is_up_to_date():
    assert (DOCS / "pictures" / "architecture.svg").read_text(encoding="utf-8") == blueprint(), RENEW


def test_the_page_is_up_to_date():
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    assert page == house.with_table(page), RENEW


def test_no_test_is_left_to_the_breadth(request):
    """Of the tests collected here: `make test` collects all."""
    if request.config.getoption("--game"):
        pytest.skip("where --game leaves games out, a test may keep none that is tried always")
    found = wide_as_a_whole(request.config.stash[COLLECTED])
    assert not found, f"{found}: all of it is wide; keep one parameter, or say why: pytest.mark.wide(reason=...)"


def test_every_law_is_always_tried_in_every_game(request):
    laws = Path(__file__).parent
    found = games_left_out(item for item in request.config.stash[COLLECTED] if laws in item.path.parents)
    assert not found, f"{found}: tried in the breadth alone"


# ------------------------------------------------------------------------------------------- that the laws would notice


def collected(name, wide=False, reason="", **params):
    """A test as it is collected."""
    mark = pytest.mark.wide(reason=reason).mark if wide else None
    callspec = SimpleNamespace(params=params)
    return SimpleNamespace(nodeid=f"test_it.py::{name}[x]", get_closest_marker=lambda key: mark, callspec=callspec)


def test_what_is_left_to_the_breadth_is_noticed():
    one, two = SimpleNamespace(key="one"), SimpleNamespace(key="two")
    items = [
        collected("some"), collected("some", wide=True),
        collected("none", wide=True), collected("none", wide=True),
        collected("excused", wide=True, reason="an hour"),
        collected("half", game=one), collected("half", wide=True, game=two),
        collected("both", setting=(one, "a", 2)), collected("both", wide=True, setting=(one, "a", 3)),
        collected("both", setting=(two, "a", 2)),
    ]  # fmt: skip
    assert wide_as_a_whole(items) == ["test_it.py::none"]
    assert games_left_out(items) == ["test_it.py::half: two"]


def test_one_of_each_is_kept():
    groups = ["a", "a", "a", "b", "c", "c"]
    for name in ("x", "y", "z"):
        assert sorted(groups[at] for at in spread_by(groups, name)) == ["a", "b", "c"]
        assert len([value for value in spread(groups, name) if value in groups]) == 1
    assert spread([1, 2])[0] == 1 and spread([1, 2])[1].marks[0].name == "wide"


def test_imports_are_found_wherever_they_stand(tmp_path):
    file = tmp_path / "one.py"
    file.write_text(
        "import os\n"
        "from typing import TYPE_CHECKING\n"
        "from . import other\n"
        "from ..match import match, Match\n"
        "if TYPE_CHECKING:\n"
        "    from collegium.kernel.game import Game\n"
        "class Thing:\n"
        "    async def work(self):\n"
        "        from collegium.web import serve\n"
    )
    known = {"collegium.bots.other", "collegium.match", "collegium.match.match", "collegium.web.serve"}
    found = list(house.imports_of("collegium.bots.one", file, known))
    assert [(one.of, one.line, one.late, one.typing) for one in found] == [
        ("os", 1, False, False),
        ("typing", 2, False, False),
        ("collegium.bots.other", 3, False, False),
        ("collegium.match", 4, False, False),
        ("collegium.match.match", 4, False, False),
        ("collegium.kernel.game", 6, False, True),
        ("collegium.web.serve", 9, True, False),
    ]


SOURCES = Path(house.SOURCES)
RUN_CODE = ("pickle", "cPickle", "_pickle", "dill", "joblib", "cloudpickle")  # reading with them may run any code
RUN_CODE_WHOLE = ("marshal", "shelve")


def trusting(text):
    """The lines of a module that read a file or a message in a way by which it could run code."""
    tree, found, known = ast.parse(text), [], {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            known |= {one.asname or one.name: one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            known |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            told = [one.name for one in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            found += [node.lineno for name in told if name.partition(".")[0] in RUN_CODE_WHOLE]
        if isinstance(node, (ast.Attribute, ast.Name)):
            first, _, rest = ast.unparse(node).partition(".")
            room, _, what = ".".join([known.get(first, first), *([rest] if rest else [])]).rpartition(".")
            if room in RUN_CODE and what in ("load", "loads", "Unpickler"):
                found.append(node.lineno)
        if isinstance(node, ast.Call):
            told = {one.arg: ast.unparse(one.value) for one in node.keywords}
            first, _, rest = ast.unparse(node.func).partition(".")
            if f"{known.get(first, first)}.{rest}".strip(".") in ("numpy.load", "numpy.lib.npyio.NpzFile"):
                found += [] if told.get("allow_pickle") == "False" else [node.lineno]
            elif told.get("allow_pickle", "False") != "False":
                found.append(node.lineno)
    return sorted(set(found))


def test_nothing_that_is_read_can_run_code():
    """NumPy is told at each place that no file of arrays may hold objects: its default could change."""
    for file in sorted(SOURCES.rglob("*.py")):
        assert not trusting(file.read_text(encoding="utf-8")), f"{file}: reads what could run code"


@pytest.mark.parametrize(
    "text",
    [
        "import numpy as np\nnp.load(f)",
        "import numpy as np\nnp.load(f, allow_pickle=True)",
        "import numpy\nnumpy.load(f)",
        "from numpy import load\nload(f)",
        "import numpy as np\nfrom x import y\ny(f, allow_pickle=True)",
        "import pickle\npickle.loads(b)",
        "import pickle as p\nread = p.load",
        "from pickle import loads as read\nread(b)",
        "from pickle import Unpickler\nUnpickler(f)",
        "import marshal",
        "def f():\n    from shelve import open",
    ],
)
def test_what_could_run_code_is_noticed(text):
    assert trusting(text)
    assert not trusting("import numpy as np, pickle\nnp.load(f, allow_pickle=False)\npickle.dumps(x)\njson.load(f)")


def test_a_circle_is_named():
    assert house.cycle({"a": ["b"], "b": ["c"], "c": []}) == ""
    assert house.cycle({"a": ["b"], "b": ["c"], "c": ["b"]}) in ("b -> c -> b", "c -> b -> c")


def test_an_import_inside_a_function_without_a_row_is_noticed():
    assert house.why_late(Import("collegium.engine.engines", "collegium.registry", 1, True, False)) is None
    assert house.why_late(Import("collegium.engine.lean", "numba.core.cpu", 1, True, False)) is not None
