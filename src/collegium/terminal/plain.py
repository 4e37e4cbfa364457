"""Playing in lines of text, for pipes and screen readers: print what is asked, read a line, go on."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from collegium import bots
from collegium.kernel.match import SPECTATOR, Option
from collegium.kernel.story import HEADLINE, Line
from collegium.terminal import thinking
from collegium.terminal.counsel import Counsel
from collegium.terminal.seating import HUMAN, level_name, searches
from collegium.terminal.session import Session
from collegium.terminal.sheet import scoring_sheet, sheet_lines
from collegium.terminal.words import how_to_play, title, variant_name, words

WIDTH = 80


class Leave(Exception):
    """The player leaves, or the input has ended."""


def story_text(lines: Sequence[Line]) -> list[str]:
    """The story as text: headlines stand out, a gap where another turn begins."""
    found: list[str] = []
    for line in lines:
        if line.sort == HEADLINE:
            found += ["", f"== {line.text} =="]
        else:
            if line.turn:
                found.append("")
            found.append(f"  {line.text}")
    return found


def opening(session: Session) -> list[str]:
    """What is played, by whom."""
    match, lang = session.match, session.lang
    seats = ", ".join(
        f"{name} ({words(lang, 'you') if player == HUMAN else level_name(player, lang)})"
        for name, player in zip(match.names, session.players, strict=True)
    )
    name = title(match.game, lang)
    return [
        words(lang, "plain-opening", title=name, variant=variant_name(match.game, lang, match.variant), seats=seats)
    ]


def ending(session: Session) -> list[str]:
    """Scoring sheet and winner."""
    sheet = scoring_sheet(session.match, session.lang)
    return ["", f"== {words(session.lang, 'final-scores')} ==", *sheet_lines(sheet, session.lang), "", sheet.verdict]


def table_text(session: Session, viewer: int, width: int = WIDTH) -> list[str]:
    """The table as this viewer sees it."""
    from collegium.draw.text import plain_lines

    match = session.match

    def speak(text: Any) -> str:
        return match.say(text, session.lang, viewer)

    found: list[str] = []
    for zone in match.zones(viewer):
        found += ["", *plain_lines(zone, speak, width)]
    return found


def bot_choice(session: Session, seat: int) -> int:
    return bots.pick(session.match, seat, session.players[seat])


def auto(session: Session, put: Callable[[str], None]) -> None:
    """Bots play every seat to the end; the whole story is told to a spectator, line by line as it happens."""
    match, shown = session.match, 0
    for line in opening(session):
        put(line)
    while True:
        lines = session.story.lines(SPECTATOR, session.lang)
        for text in story_text(lines[shown:]):
            put(text)
        shown = len(lines)
        if match.over:
            break
        seat = match.to_act[0]
        match.choose(seat, bot_choice(session, seat))
    for line in ending(session):
        put(line)
    session.save()


class Plain:
    """A match played by people (and bots) over lines of text."""

    def __init__(self, session: Session, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.session = session
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.viewer = session.first_viewer
        self.shown = 0

    def play(self) -> bool:
        """Play to the end or until the player leaves; either way the match is saved. True when it is over."""
        session = self.session
        try:
            self.put(*opening(session), self.word("plain-keys"))
            while not session.match.over:
                self.tell()
                seat = session.next_bot()
                if seat is not None:
                    if searches(session.players[seat]):
                        self.put(self.word("thinking", name=session.thinker(seat, self.viewer)))
                    session.choose(seat, bot_choice(session, seat))
                else:
                    self.ask()
            self.tell()
            file = str(session.file)
            self.put(*ending(session), self.word("saved", file=file), self.word("saved-analyse", file=file))
        except (Leave, KeyboardInterrupt):
            session.save()
            self.put("", self.word("saved-resume", file=str(session.file)))
        return session.match.over

    def ask(self) -> None:
        """Ask the human whose choice it is, until something was chosen or taken back."""
        seat = self.session.next_human(self.viewer)
        assert seat is not None
        if seat != self.viewer:
            self.pass_on(seat)
        options = self.session.match.options(seat)
        legal = [option for option in options if option.legal]
        self.show(seat, legal, [option for option in options if not option.legal])
        while True:
            typed = self.read(words(self.session.lang, "plain-prompt", count=len(legal)))
            if typed.isdecimal() and 1 <= int(typed) <= len(legal):
                self.session.choose(seat, legal[int(typed) - 1].id)
                return
            if self.command(typed, seat):
                return

    def show(self, seat: int, legal: Sequence[Option], refused: Sequence[Option]) -> None:
        match, lang = self.session.match, self.session.lang
        question = match.question(seat)
        assert question is not None
        self.put("", f"-- {match.names[seat]}: {match.say(question, lang, seat)}")
        self.put(*(f"  {number}. {option.label(lang)}" for number, option in enumerate(legal, 1)))
        self.put(*(f"   x {option.label(lang)} ({option.why_not(lang)})" for option in refused))

    def command(self, typed: str, seat: int) -> bool:
        """What is typed beside numbers. True when the question changed."""
        match, lang = self.session.match, self.session.lang
        match typed.lower():
            case "q":
                raise Leave
            case "u" if match.can_undo(seat):
                self.session.undo(seat)
                self.shown = min(self.shown, len(self.session.story.lines(self.viewer, lang)))
                self.put(self.word("taken-back"))
                return True
            case "u":
                self.put(self.word("no-undo"))
            case "?":
                tip = match.tip(seat, lang)
                self.put(*([match.say(tip, lang, seat)] if tip else []), self.word("plain-keys"))
            case "hint" | "c":
                self.hint(seat)
            case "t":
                self.put(*table_text(self.session, seat, min(shutil.get_terminal_size().columns, 120)))
            case "h":
                self.put("", how_to_play(match.game, lang))
            case "s":
                self.put(*story_text(self.session.story.lines(self.viewer, lang)))
            case _:
                self.put(self.word("plain-what", count=len([o for o in match.options(seat) if o.legal])))
        return False

    def hint(self, seat: int) -> None:
        """What the coach would take: options by their number, and why. Says so while it is being compiled."""
        counsel = Counsel(self.session.match, seat)
        lang, numbers = self.session.lang, self.session.match.legal(seat)
        if counsel.look() == "coach-thinking":
            self.put(counsel.told(lang))
            counsel.wait()
        self.put(counsel.told(lang))
        for one, (label, share, why) in zip(counsel.advice or (), counsel.lines(lang), strict=True):
            self.put(f"  {numbers.index(one.option) + 1}. {label}: {share}", *(f"     - {reason}" for reason in why))

    def pass_on(self, seat: int) -> None:
        """A gap between two players at one keyboard."""
        if self.target.isatty():
            self.put(*[""] * shutil.get_terminal_size().lines)
        self.read(self.word("pass-keyboard", name=self.session.match.names[seat]))
        self.viewer, self.shown = seat, 0
        recent = [line for line in self.session.story.lines(seat, self.session.lang) if line.sort != HEADLINE][-8:]
        self.put(*story_text(recent))
        self.shown = len(self.session.story.lines(seat, self.session.lang))

    def tell(self) -> None:
        """What is new in the story."""
        lines = self.session.story.lines(self.viewer, self.session.lang)
        self.put(*story_text(lines[self.shown :]))
        self.shown = len(lines)

    def word(self, key: str, **args: Any) -> str:
        return words(self.session.lang, key, **args)

    def put(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.target)
        self.target.flush()

    def read(self, prompt: str) -> str:
        print(prompt, end=" ", file=self.target, flush=True)
        typed = self.source.readline()
        if not self.source.isatty():
            print(typed.rstrip("\n"), file=self.target)
        if not typed:
            raise Leave
        return typed.strip()


def prepare(session: Session) -> None:
    """Compile in the background while play goes on, where a bot is worth it."""
    if any(player not in (HUMAN, "fresher") for player in session.players):
        thinking.prepare(session)
