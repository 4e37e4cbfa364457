"""What is told of a board that changed: a piece whole, its tag, or those elements that are new."""

from __future__ import annotations

from functools import partial

from collegium.draw.changes import DrawnBoard
from collegium.draw.scene import Artist, Canvas
from collegium.draw.stage import Area, Box, Plate, Say, Use, put

LAMP = [Plate(0, k, 9, 9, fill="#123456") for k in range(8)]


def face(figure, more=()):
    return (*LAMP, Say(figure, 1, 1, 12), *more, Use("end", 0, 0, 9, 9))


def board(*pieces):
    canvas = Canvas(Artist("sheet.svg"), str, ())
    return DrawnBoard((9, 9), "", "", "", (canvas.area(Area("a", "", pieces)),))


def told(then, now):
    return board(now).since(board(then))


lies = partial(put, "bowl", Box(0, 0, 9, 9), face)


def test_a_figure_that_changed_is_told_alone():
    news = told(lies((3,)), lies((4,)))
    assert 'data-marks="8"' in news and 'data-tag=""' in news and ">4</text>" in news
    assert "<rect" not in news and "<use" not in news and "transform" not in news


def test_elements_that_came_or_went_are_told_between_those_that_stay():
    news = told(lies((3,)), lies((3, (Use("cup", 0, 0, 9, 9),))))
    assert 'data-between="9 1"' in news and news.count("<use") == 1 and "#cup" in news
    gone = told(lies((3, (Use("cup", 0, 0, 9, 9),))), lies((3,)))
    assert 'data-between="9 1"' in gone and "<use" not in gone


def test_a_piece_that_moved_is_told_by_its_tag():
    news = told(lies((3,)), put("bowl", Box(5, 0, 9, 9), face, (3,)))
    assert 'data-same=""' in news and "translate(5 0)" in news and "<rect" not in news


def test_a_figure_on_a_piece_that_moved_is_told_with_the_tag():
    news = told(lies((3,)), put("bowl", Box(5, 0, 9, 9), face, (4,)))
    assert 'data-marks="8"' in news and "translate(5 0)" in news and "data-tag" not in news


def test_a_piece_that_is_all_new_is_told_whole_and_one_that_is_the_same_not_at_all():
    other = put("bowl", Box(0, 0, 9, 9), lambda: (Use("cup", 0, 0, 9, 9),))
    assert "data-marks" not in told(lies((3,)), other) and "data-between" not in told(lies((3,)), other)
    assert told(lies((3,)), lies((3,))) == ""
