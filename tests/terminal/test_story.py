"""The story follows a match, also backwards, and is the same told at once or step by step."""

from __future__ import annotations

from collegium.match.story import HEADLINE, Story


def test_step_by_step_and_at_once_are_the_same(begin, game):
    session = begin(game.key)
    match, story = session.match, session.story
    for _ in range(25):
        if match.over:
            break
        story.lines(0)
        match.choose(match.to_act[0], match.legal(match.to_act[0])[0])
    assert story.lines(0) == Story(match).lines(0)
    assert any(line.sort == HEADLINE for line in story.lines())


def test_undo_takes_lines_back(begin, game):
    session = begin(game.key)
    match, story = session.match, session.story
    undone = 0
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act[0]
        before = list(story.lines(seat))
        match.choose(seat, match.legal(seat)[-1])
        story.lines(seat)
        if match.can_undo(seat):
            option = match.choices[-1][1]
            match.undo(seat)
            assert story.lines(seat) == before
            undone += 1
            match.choose(seat, option)
    assert undone and story.lines() == Story(match).lines()
