"""Measuring, wrapping and shortening of words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from collegium.draw import letters
from collegium.draw.measure import measure, shorten, wrap

WORDS = st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyzABCMW éñüß-/.,0123456789<&"), max_size=80)


def test_wide_letters_are_wider() -> None:
    assert measure("WWW", 12) > measure("aaa", 12) > measure("iii", 12) > 0
    assert measure("é", 12) == measure("e", 12)
    assert measure("a", 24) == 2 * measure("a", 12)
    assert measure("a", 12, bold=True) > measure("a", 12)


@given(WORDS, st.integers(30, 300), st.booleans())
def test_no_line_is_wider_than_asked(words: str, width: int, bold: bool) -> None:
    assert all(measure(line, 13, bold) <= width for line in wrap(words, 13, width, 99, bold))


@given(WORDS, st.integers(30, 300))
def test_wrapping_loses_no_letter(words: str, width: int) -> None:
    kept = "".join(wrap(words, 13, width)).replace(" ", "").replace("-", "")
    assert kept == words.replace(" ", "").replace("-", "")


@given(WORDS, st.integers(30, 200), st.integers(1, 3))
def test_what_does_not_fit_is_shortened(words: str, width: int, lines: int) -> None:
    made = wrap(words, 12, width, lines)
    assert len(made) <= lines
    if len(wrap(words, 12, width)) > lines:
        assert made[-1].endswith("…")
    assert measure(shorten(words, 12, width), 12) <= width


def test_a_name_too_wide_is_set_smaller_before_it_is_cut():
    assert letters.fitted("Ada", 16, 60, letters.NAME, 12.6) == 16
    size = letters.fitted("Chien-Shiung", 18, 80, letters.NAME, 12.6)
    assert 12.6 < size < 18 and letters.width("Chien-Shiung", size, letters.NAME) <= 80
    assert letters.fitted("Chien-Shiung" * 3, 18, 80, letters.NAME, 12.6) == 12.6
