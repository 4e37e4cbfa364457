"""Component files and overlays are checked cell by cell; every error says where and what was expected."""

from __future__ import annotations

import pytest

from collegium.kernel.components import ComponentError, Components
from collegium.kernel.texts import Text

GOOD = """
[[card]]
key = "work"
cost = 3
gives = [1, 2]
from = { default = "R", cost = "X" }

[[card]]
key = "rest"
cost = 0
gives = [0, 0]
from = "P"
"""
TABLES = {"card": {"cost": (0, 9), "gives": (0, 5, 2)}}


def load(tmp_path, text=GOOD, overlay=None):
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    over = tmp_path / "overlay.toml"
    if overlay is not None:
        over.write_text(overlay, encoding="utf-8")
    return Components(file, TABLES, over)


def test_rows_arrays_marks_and_counts(tmp_path):
    found = load(tmp_path)
    assert found.array("card", "gives").tolist() == [[1, 2], [0, 0]] and found.keys("card") == ("work", "rest")
    assert (
        found.mark("card", 0, "cost") == "X" and found.mark("card", 0, "gives") == "R" and found.mark("card", 0) == "X"
    )
    assert found.counts() == {"rulebook": 1, "public": 2, "reconstructed": 1}


def test_pieces_have_names_and_marks(tmp_path):
    found = load(tmp_path)
    assert found.name("card", 1) == Text("card-rest") and found.name("card", 0, "deed") == Text("deed-work")
    assert found.about("card", 0) == Text("card-work-about")
    assert found.is_reconstructed("card", 0) and found.is_reconstructed("card", 0, "gives", "cost")
    assert not found.is_reconstructed("card", 0, "gives") and not found.is_reconstructed("card", 1)


def test_columns_codes_and_single_numbers(tmp_path):
    file = tmp_path / "components.toml"
    numbers = 'number = [{key = "hand", value = 5, from = "R"}, {key = "goal", value = 20, from = "R"}]'
    deeds = 'deed = [{key = "a", does = "draw", from = "R"}, {key = "b", does = "pay", from = "R"}]'
    file.write_text(f"{numbers}\n{deeds}\n", encoding="utf-8")
    found = Components(file, {"number": {"value": (0, 99)}, "deed": {"does": str}}, tmp_path / "none.toml")
    assert found.numbers("number", "goal", "hand") == [20, 5]
    assert found.codes("deed", "does", ("pay", "draw")).tolist() == [1, 0]
    cost, gives = load(tmp_path).arrays("card", "cost", "gives")
    assert cost.tolist() == [3, 0] and gives.tolist() == [[1, 2], [0, 0]]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cost = 3", 'cost = "three"', r"card row 1 \(work\), column 'cost': expected a whole number from 0 to 9"),
        ("cost = 3", "cost = 12", "expected a whole number from 0 to 9, found 12"),
        ("cost = 3", "cost = true", "expected a whole number"),
        ("cost = 3", "", "column 'cost' is missing"),
        ("cost = 3", "cost = 3\nprice = 1", "unknown column 'price'"),
        ("gives = [1, 2]", "gives = [1]", "expected a list of 2 numbers"),
        ('key = "rest"', 'key = "work"', "same key twice"),
        ('from = "P"', 'from = "Q"', "expected 'from' to be one of R, P, X"),
        ("[[card]]", "[card", "not a TOML file"),
        ("cost = 3", f"cost = {9000 * chr(91)}{9000 * chr(93)}", "nested too deeply"),
    ],
)
def test_wrong_values_are_named(tmp_path, old, new, message):
    with pytest.raises(ComponentError, match=message):
        load(tmp_path, GOOD.replace(old, new, 1))


def test_an_overlay_corrects_values_and_changes_the_hash(tmp_path):
    ours = load(tmp_path)
    theirs = load(tmp_path, overlay="[card.work]\ncost = 4\n")
    assert theirs.array("card", "cost").tolist() == [4, 0] and ours.digest != theirs.digest
    assert theirs.mark("card", 0, "cost") == "P"


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ("[card.work]\nprice = 4\n", "unknown column 'price'"),
        ("[card.play]\ncost = 4\n", "no row 'play'"),
        ("[tile.work]\ncost = 4\n", "unknown table 'tile'"),
        ('[card.work]\ncost = "4"\n', "expected a whole number from 0 to 9, found '4'"),
        ("[card.work]\ncost = 99\n", "found 99"),
        ("[card]\nwork = 4\n", "expected a table of values"),
        ("[card.work]\ncost = " + "[" * 9000 + "]" * 9000 + "\n", "nested too deeply"),
        ("[[card]]\ncost = 4\n", "tables with the values to change"),
    ],
)
def test_a_wrong_overlay_is_refused(tmp_path, overlay, message):
    with pytest.raises(ComponentError, match=message):
        load(tmp_path, overlay=overlay)
