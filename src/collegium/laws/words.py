"""Everything has words in every language, and every option a place that is drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from collegium.draw import icons
from collegium.draw.svg import table_svg, zone_svg
from collegium.draw.text import plain_lines
from collegium.draw.widgets import Zone
from collegium.kernel.aspects import difference
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES, Speaker
from collegium.laws.law import GAME, SETTING, Broken, NotYet, Trial, choose_by_chance, expect, law
from collegium.match.about import BadReadings, folder_of, rulings
from collegium.match.changes import changed_in
from collegium.match.match import SPECTATOR, Match, game_speaker, new

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
PAGE = 1000  # letters of a page on how to play that says enough
ASPECTS = (6, 12)


def own_keys(game: Game, lang: str) -> set[str]:
    file = game.folder / "texts" / f"{lang}.ftl"
    expect(file.exists(), f"texts/{file.name} is missing: copy that of another language and translate it")
    return Speaker(lang, [game.folder / "texts"]).keys


@law(GAME)
def every_language_has_the_same_keys(trial: Trial) -> None:
    """Every language has the same texts."""
    english = own_keys(trial.game, "en")
    for lang in LANGUAGES:
        found = own_keys(trial.game, lang)
        expect(found >= english, f"{lang}.ftl lacks {sorted(english - found)}")
        expect(english >= found, f"{lang}.ftl has {sorted(found - english)}, which en.ftl lacks")


@law(GAME)
def every_kind_event_reason_and_variant_has_words(trial: Trial) -> None:
    """Every kind of choice, event, reason and variant has its words."""
    game = trial.game
    wanted = {"game-title", "game-tagline"}
    wanted |= {f"tip-{kind.key}" for kind in game.choices.kinds[1:]}
    wanted |= {f"ask-{kind.key}" for kind in game.choices.kinds[1:] if not kind.ask}
    wanted |= {f"option-{kind.key}-{name}" for kind in game.choices.kinds[1:] if not kind.label for name in kind.names}
    wanted |= {f"event-{event.key}" for event in game.events.kinds[1:] if not event.silent}
    wanted |= {f"reason-{key}" for key in game.reasons.keys[2:]}
    wanted |= {key for v in game.variants for key in (f"variant-{v}", f"variant-{v}-about")}
    for lang in LANGUAGES:
        missing = sorted(wanted - own_keys(game, lang))
        expect(not missing, f"texts/{lang}.ftl lacks {', '.join(missing)}: write them")


@law(GAME)
def every_tip_belongs_to_a_question(trial: Trial) -> None:
    """Every tip belongs to a question."""
    keys = own_keys(trial.game, "en")
    asked = {f"tip-{kind.key}" for kind in trial.game.choices.kinds[1:]}
    asked |= {key.replace("ask-", "tip-", 1) for key in keys if key.startswith("ask-")}
    stray = sorted({key for key in keys if key.startswith("tip-")} - asked)
    expect(not stray, f"{', '.join(stray)}: no question of that name; tip-KEY goes with ask-KEY")


@law(GAME)
def every_change_of_rules_is_told(trial: Trial) -> None:
    """Every rules_version above 1 says in every language what changed in it."""
    game = trial.game
    english = changed_in(game, "en")
    for lang in LANGUAGES:
        found, file = changed_in(game, lang), f"texts/changes/{lang}.ftl"
        missing = [str(version) for version in range(2, game.rules_version + 1) if version not in found]
        expect(
            not missing, f"{file} lacks rules-changed-{'-..., rules-changed-'.join(missing)}-...: what changed then?"
        )
        expect(found == english, f"{file} has other keys than texts/changes/en.ftl: {found}, {english}")


@law(GAME)
def titles_are_not_empty(trial: Trial) -> None:
    """The game has a title and a tagline."""
    for lang in LANGUAGES:
        for key in ("game-title", "game-tagline"):
            expect(game_speaker(trial.game, lang).say(key), f"{key} says nothing in texts/{lang}.ftl")


@law(GAME)
def how_to_play_in_every_language(trial: Trial) -> None:
    """A page says how to play, in every language."""
    short = []
    for lang in LANGUAGES:
        file = trial.game.folder / "texts" / f"howto.{lang}.md"
        expect(file.exists(), f"texts/{file.name} is missing: how to play, in a page that begins with '# '")
        page = file.read_text(encoding="utf-8")
        expect(page.startswith("# "), f"texts/{file.name} does not begin with a heading: '# How to play ...'")
        short += [file.name] if len(page) <= PAGE else []
    if short:
        raise NotYet(f"{', '.join(short)}: a page that teaches the game has more than {PAGE} letters")


@law(GAME)
def every_ruling_is_worded_in_every_language(trial: Trial) -> None:
    """Every ruling of a game has a title, the book's rule, ours and the reason, in every language."""
    game = trial.game
    try:
        listed = rulings(game)
    except BadReadings as error:
        raise Broken(str(error)) from None
    numbers = [ruling.number for ruling in listed]
    expect(len(set(numbers)) == len(numbers), f"readings/rulings.toml lists a ruling twice: {numbers}")
    wanted = {key for ruling in listed for key in ruling.keys}
    for lang in LANGUAGES:
        speaks = Speaker(lang, [folder_of(game)])
        missing, stray = sorted(wanted - speaks.keys), sorted(speaks.keys - wanted)
        expect(not missing, f"texts/readings/{lang}.ftl lacks {', '.join(missing)}: write them")
        expect(not stray, f"texts/readings/{lang}.ftl has {', '.join(stray)}, which rulings.toml does not list")
        empty = sorted(key for key in wanted if not speaks.say(key).strip())
        expect(not empty, f"texts/readings/{lang}.ftl: {', '.join(empty)} says nothing")


@law(GAME)
def a_player_counts_six_to_twelve_things_always_the_same(trial: Trial) -> None:
    """What a player counts is always the same, six to twelve things."""
    game = trial.game
    match = new(game, game.seats[1], None, seed=4)
    keys = [aspect.key for aspect in game.aspects(match.view(0), 0)]
    expect(len(keys) == len(set(keys)), f"aspects count a thing twice: {keys}")
    luck = random.Random(1)
    for _ in range(60):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
        now = [aspect.key for aspect in game.aspects(match.view(seat), seat)]
        expect(now == keys, f"aspects were {keys}, then {now}: always the same, in the same order (the coach compares)")
    least, most = ASPECTS
    expect(len(keys) <= most, f"aspects counts {len(keys)} things (expected {least} to {most})")
    if len(keys) < least and not game.key.startswith("_"):
        raise NotYet(f"aspects counts {len(keys)} things: with {least} to {most} the coach can give reasons")


@law(SETTING)
def options_events_and_tables_in_every_language(trial: Trial) -> None:
    """Every option, event and table is worded and drawn, and an option points at a piece that is there."""
    luck = random.Random(trial.seats + 1)
    match = new(trial.game, trial.seats, trial.variant, seed=21, names=NAMES[: trial.seats])
    told, drawn = 0, set[tuple[Any, str]]()
    while True:
        lang = LANGUAGES[match.number % 3]
        for viewer in (*range(trial.seats), SPECTATOR):
            for event in match.events(told, viewer):
                expect(event.silent or event.label(lang).strip(), f"event '{event.key}' says nothing ({lang})")
        told = len(match.told)
        zones = None
        for seat in match.to_act:
            expect(match.say(match.question(seat), lang, seat).strip(), f"'{match.kind(seat)}' asks nothing ({lang})")
            zones = match.zones(seat)
            read_from_the_bytes(match, seat, zones)
            offer(match, seat, pieces(zones), lang)
        if match.number % 10 == 0 or match.over:
            say_what_is_counted(match, match.number % trial.seats, lang)
            draw_everything(match, zones or match.zones(0), lang, drawn)
        if match.over:
            break
        choose_by_chance(match, luck)
    for text, numbers in trial.game.sheet(match.view()):
        said = match.say(text, lang)
        expect(said.strip(), f"a row of the scoring sheet says nothing ({lang})")
        expect(len(numbers) >= trial.seats, f"the sheet's '{said}' has {len(numbers)} numbers: one a seat")


def offer(match: Match, seat: int, ids: set[str], lang: str) -> None:
    """The options of a seat have words, reasons and places."""
    for option in match.options(seat):
        what = f"option {option.id} of '{option.kind}'"
        expect(option.label(lang).strip(), f"{what} says nothing ({lang})")
        expect(option.legal == (option.why_not(lang) == ""), f"{what} is refused without a reason ({lang})")
        if option.legal and option.place is not None:
            expect(option.place in ids, f"{what}: its place '{option.place}' is not drawn by table()")


def pieces(zones: Sequence[Any]) -> set[str]:
    """All ids of a table."""
    found: set[str] = set()

    def visit(thing: Any) -> None:
        for name in getattr(thing, "__dataclass_fields__", ()):
            value = getattr(thing, name)
            if name == "id" and value:
                expect(value not in found or isinstance(thing, Zone), f"piece '{value}' stands twice on the table")
                found.add(value)
            if name == "labels":
                found.update(f"{thing.id}.{k}" for k in range(len(value)))
            for inner in value if isinstance(value, tuple) else (value,):
                visit(inner)

    for zone in zones:
        visit(zone)
    return found


def used_icons(thing: Any) -> Iterator[str]:
    for name in getattr(thing, "__dataclass_fields__", ()):
        value = getattr(thing, name)
        if name == "icon" and value:
            yield value
        for inner in value if isinstance(value, tuple) else (value,):
            yield from used_icons(inner)


def read_from_the_bytes(match: Match, seat: int, zones: Sequence[Any]) -> None:
    """The record itself, which refuses an index outside its array, gives the same table and the same menu."""
    plain = match.seen_states(seat).plain[0]
    try:
        expect(list(match.game.table(plain, seat)) == zones, "table() gives another table for the same state")
        kind = match.game.choices.kinds[match.state.owed[seat].kind]
        expect(kind.question(plain, seat) == match.question(seat), f"'{kind.key}' asks otherwise for the same state")
        for option in match.options(seat):
            same = kind.option(plain, seat, option.id) == option.text
            same = same and kind.where(plain, seat, option.id) == option.place
            expect(same, f"option {option.id} of '{kind.key}' is worded or placed otherwise for the same state")
    except IndexError as error:
        raise Broken(f"table(), or a label or place of '{match.kind(seat)}': {error}") from error


def say_what_is_counted(match: Match, seat: int, lang: str) -> None:
    """Every aspect words a difference of one and of many, up and down; the words turn with the sign."""
    for aspect in match.game.aspects(match.view(seat), seat):
        more, less, many, few = (match.say(difference(aspect, n), lang, seat) for n in (1, -1, 3, -3))
        turned = len({more, less, many, few}) == 4 and "1" in more and "3" in few
        expect(turned, f"aspect-{aspect.key} ({lang}) words one more, one less, three more, three less alike: '{more}'")


def draw_everything(match: Match, zones: Sequence[Any], lang: str, drawn: set[tuple[Any, str]]) -> None:
    """Every zone as pictures and as text, those that were `drawn` before once only; and the whole table."""

    def speak(words: Any) -> str:
        return match.say(words, lang, 0)

    expect(speak(match.game.headline(match.view())).strip(), f"headline says nothing ({lang})")
    for zone in (zone for zone in zones if (zone, lang) not in drawn):
        drawn.add((zone, lang))
        for width in (1000, 366):
            svg = zone_svg(zone, speak, width)
            expect(svg.startswith("<svg") and "style=" not in svg, f"zone '{zone.id}' is not drawn as a picture")
        lines = plain_lines(zone, speak, 80)
        expect(any(line.strip() for line in lines), f"zone '{zone.id}' is empty in plain text")
        unknown = sorted({icon for icon in used_icons(zone) if icons.missing(icon)})
        expect(not unknown, f"zone '{zone.id}': no icons {', '.join(unknown)} (src/collegium/draw/icons.py has them)")
    picture = table_svg(zones, speak, 1200, match.game.accent, "x")
    ids = re.findall(r'\bid="([^"]+)"', picture)
    twice = sorted({i for i in ids if ids.count(i) > 1}) if len(ids) != len(set(ids)) else []
    expect(not twice, f"{', '.join(twice)}: an id stands twice in one picture")
