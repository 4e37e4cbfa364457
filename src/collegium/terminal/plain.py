"""Playing in lines of text, for pipes and screen readers: print what is asked, read a line, go on."""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from collegium import bots
from collegium.draw.text import plain_lines
from collegium.local.seating import BRIEF, HUMAN, brisk, level_name, searches
from collegium.local.session import Session
from collegium.local.sheet import scoring_sheet, sheet_lines
from collegium.local.speech import rules_and_makers, title, variant_name, words
from collegium.match.match import SPECTATOR
from collegium.match.parts import Option
from collegium.match.story import HEADLINE, Line
from collegium.terminal import thinking
from collegium.terminal.counsel import Counsel
from collegium.terminal.strip import points_told

WIDTH = 80
TICK = 0.05
REPEAT = 10.0  # seconds after which a long preparation is told again
PAUSE = 3 * BRIEF  # as long as three discreet questions
COMMANDS = {  # and how they are shortened
    "hint": ("c",), "why": ("w",), "undo": ("u",), "table": ("t",), "story": ("s",), "since": (), "rules": ("r",),
    "help": ("h", "?"), "quit": ("q",),
}  # fmt: skip


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


def wrapped(line: str, width: int) -> str:
    """A line of text in lines of at most so many columns, further ones as far in as the first."""
    if len(line) <= width:
        return line
    margin = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(line.strip(), max(width, 20), initial_indent=margin, subsequent_indent=margin)


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
    match = session.match

    def speak(text: Any) -> str:
        return match.say(text, session.lang, viewer)

    zones = match.zones(viewer)
    points = points_told(session, zones)
    found = ["", points] if points else []
    for zone in zones:
        found += ["", *plain_lines(zone, speak, width)]
    return found


def bot_choice(session: Session, seat: int, brief: bool = False) -> int:
    player = session.players[seat]
    return bots.pick(session.match, seat, brisk(player) if brief else player)


def command_of(typed: str, lang: str) -> str:
    """The command that a word or letter stands for, in English or in the player's language; '' for none."""
    word = bare(typed)
    for command, short in COMMANDS.items():
        if word in (command, *short, bare(words(lang, f"command-{command}"))):
            return command
    return ""


def bare(word: str) -> str:
    """A word as it may be typed: any case, with or without accents."""
    parts = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


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
        self.thinker: int | None = None  # who was last said to think
        self.due = 0.0  # when what came of the last choice may be told, where others may be asked in secret

    def play(self) -> bool:
        """Play to the end or until the player leaves; either way the match is saved. True when it is over."""
        session = self.session
        try:
            self.put(*opening(session), self.word("plain-keys"))
            while True:
                bot = session.next_bot()
                if bot is not None and session.hushed(bot, self.viewer):
                    session.choose(bot, bot_choice(session, bot, brief=True))
                    continue
                self.rest()
                self.tell()
                if session.match.over:
                    break
                if bot is None:
                    self.ask()
                else:
                    if searches(session.players[bot]) and self.thinker != bot:
                        self.put(self.word("thinking", name=session.match.names[bot]))
                    self.thinker = bot
                    session.choose(bot, bot_choice(session, bot))
                self.due = time.monotonic() + PAUSE
            file = str(session.file)
            self.put(*ending(session), self.word("saved", file=file), self.word("saved-analyse", file=file))
        except (Leave, KeyboardInterrupt):
            session.save()
            self.put("", self.word("saved-resume", file=str(session.file)))
        return session.match.over

    def rest(self) -> None:
        """The same pause for a reader whether anybody was asked in secret or not. A pipe measures nothing."""
        slow = any(searches(player) for player in self.session.players)
        if slow and self.session.has_secrets and self.target.isatty():
            time.sleep(max(0.0, self.due - time.monotonic()))

    def ask(self) -> None:
        """Ask the human whose choice it is, until something was chosen or taken back."""
        seat = self.session.next_human(self.viewer)
        assert seat is not None
        self.thinker = None
        if seat != self.viewer:
            self.pass_on(seat)
        options = self.session.match.options(seat)
        legal = [option for option in options if option.legal]
        self.show(seat, legal, len(options) - len(legal))
        while True:
            typed = self.read(words(self.session.lang, "plain-prompt", count=len(legal)))
            if typed.isdecimal() and 1 <= int(typed) <= len(legal):
                self.session.choose(seat, legal[int(typed) - 1].id)
                return
            if self.command(typed, seat):
                return

    def show(self, seat: int, legal: Sequence[Option], refused: int) -> None:
        """The question and its options; of those that are refused only how many there are."""
        match, lang = self.session.match, self.session.lang
        question = match.question(seat)
        assert question is not None
        self.put("", f"-- {match.names[seat]}: {match.say(question, lang, seat)}")
        self.put(*(f"  {number}. {option.label(lang)}" for number, option in enumerate(legal, 1)))
        if refused:
            self.put("  " + self.word("plain-refused", count=refused))

    def command(self, typed: str, seat: int) -> bool:
        """What is typed beside numbers. True when the question changed."""
        match, lang = self.session.match, self.session.lang
        match command_of(typed, lang):
            case "quit":
                raise Leave
            case "undo" if match.can_undo(seat):
                self.session.undo(seat)
                self.shown = min(self.shown, len(self.session.story.lines(self.viewer, lang)))
                self.put(self.word("taken-back"))
                return True
            case "undo":
                self.put(self.word("no-undo" if match.number else "no-undo-yet"))
            case "help":
                tip = match.tip(seat, lang)
                self.put(*([match.say(tip, lang, seat)] if tip else []), self.word("plain-help"))
            case "hint":
                self.hint(seat)
            case "why":
                self.why(seat)
            case "table":
                self.put(*table_text(self.session, seat, min(shutil.get_terminal_size().columns, 120)))
            case "rules":
                self.put("", rules_and_makers(match.game, lang))
            case "story":
                lines = self.session.story.lines(self.viewer, lang)
                self.put(*(story_text(lines) if lines else [self.word("story-empty")]))
            case "since":
                lines = self.session.story.since_last_turn(seat, lang)
                self.put(*(story_text(lines) if lines else [self.word("story-nothing")]))
            case _:
                self.put(self.word("plain-what", count=len([o for o in match.options(seat) if o.legal])))
        return False

    def why(self, seat: int) -> None:
        """The options that are refused now, each with its reason."""
        lang = self.session.lang
        refused = [option for option in self.session.match.options(seat) if not option.legal]
        if not refused:
            self.put(self.word("plain-none-refused"))
        self.put(*(f"  - {option.label(lang)}: {option.why_not(lang)}" for option in refused))

    def hint(self, seat: int) -> None:
        """What the coach would do: options by their number, and why. Says at once that it thinks (or is being
        compiled, and how far), answers when it is ready; Ctrl-C goes back to the question."""
        counsel = Counsel(self.session.match, seat)
        lang, numbers = self.session.lang, self.session.match.legal(seat)
        said, since = "", 0.0
        try:
            while (stage := counsel.look()) not in ("coach-title", "coach-failed"):
                if stage != said or time.monotonic() - since >= REPEAT:
                    self.put(counsel.told(lang) + ("" if said else f" {self.word('coach-leave')}"))
                    said, since = stage, time.monotonic()
                time.sleep(TICK)
        except KeyboardInterrupt:
            self.put("", self.word("coach-left"))
            return
        self.put(counsel.told(lang))
        for one, (label, share, why) in zip(counsel.advice or (), counsel.lines(lang), strict=True):
            self.put(f"  {numbers.index(one.option) + 1}. {label}: {share}", *(f"     - {reason}" for reason in why))
        if counsel.compares:
            self.put(self.word("coach-reading"))

    def pass_on(self, seat: int) -> None:
        """A gap between two players at one keyboard."""
        if self.target.isatty():
            self.put(*[""] * shutil.get_terminal_size().lines)
        self.read(self.word("pass-keyboard", name=self.session.match.names[seat]))
        self.viewer, self.shown = seat, 0
        self.put(*story_text(self.session.story.since_last_turn(seat, self.session.lang)))
        self.shown = len(self.session.story.lines(seat, self.session.lang))

    def tell(self) -> None:
        """What is new in the story."""
        lines = self.session.story.lines(self.viewer, self.session.lang)
        self.put(*story_text(lines[self.shown :]))
        self.shown = len(lines)

    def word(self, key: str, **args: Any) -> str:
        return words(self.session.lang, key, **args)

    def put(self, *lines: str) -> None:
        """Print lines; a terminal gets long ones wrapped between words, a pipe as they are."""
        wide = shutil.get_terminal_size().columns - 1 if self.target.isatty() else 0
        for line in lines:
            for part in line.split("\n"):
                print(wrapped(part, wide) if wide else part, file=self.target)
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
