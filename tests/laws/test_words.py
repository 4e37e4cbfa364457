"""Everything has words in every language, and every option a place that is drawn."""

from __future__ import annotations

import random
import re

import pytest

from collegium.draw import icons
from collegium.draw.svg import table_svg, zone_svg
from collegium.draw.text import plain_lines
from collegium.draw.widgets import Zone
from collegium.engine import engines
from collegium.kernel.aspects import difference
from collegium.kernel.texts import LANGUAGES, Speaker
from collegium.match.match import SPECTATOR, game_speaker, new


def own_keys(game, lang):
    return Speaker(lang, [game.folder / "texts"]).keys


def test_every_language_has_the_same_keys(game):
    for lang in LANGUAGES:
        missing = own_keys(game, "en") ^ own_keys(game, lang)
        assert not missing, f"{lang}: {sorted(missing)}"


def test_every_kind_event_reason_and_variant_has_words(game):
    wanted = {"game-title", "game-tagline"}
    wanted |= {f"{prefix}-{kind.key}" for kind in game.choices.kinds[1:] for prefix in ("tip",)}
    wanted |= {f"ask-{kind.key}" for kind in game.choices.kinds[1:] if not kind.ask}
    wanted |= {f"option-{kind.key}-{name}" for kind in game.choices.kinds[1:] if not kind.label for name in kind.names}
    wanted |= {f"event-{event.key}" for event in game.events.kinds[1:] if not event.silent}
    wanted |= {f"reason-{key}" for key in game.reasons.keys[2:]}
    wanted |= {key for v in game.variants for key in (f"variant-{v}", f"variant-{v}-about")}
    for lang in LANGUAGES:
        assert not (wanted - own_keys(game, lang)), lang


def test_every_tip_belongs_to_a_question(game):
    keys = own_keys(game, "en")
    asked = {f"tip-{kind.key}" for kind in game.choices.kinds[1:]} | {k.replace("ask-", "tip-", 1) for k in keys}
    assert {key for key in keys if key.startswith("tip-")} <= asked


def test_how_to_play_in_every_language(game):
    for lang in LANGUAGES:
        page = (game.folder / "texts" / f"howto.{lang}.md").read_text(encoding="utf-8")
        assert page.startswith("# ") and len(page) > 1000


def pieces(zones):
    """All ids of a table."""
    found = set()

    def visit(thing):
        for name in getattr(thing, "__dataclass_fields__", ()):
            value = getattr(thing, name)
            if name == "id" and value:
                assert value not in found or isinstance(thing, Zone), f"piece {value} stands twice"
                found.add(value)
            if name == "labels":
                found.update(f"{thing.id}.{k}" for k in range(len(value)))
            for inner in value if isinstance(value, tuple) else (value,):
                visit(inner)

    for zone in zones:
        visit(zone)
    return found


def used_icons(thing):
    for name in getattr(thing, "__dataclass_fields__", ()):
        value = getattr(thing, name)
        if name == "icon" and value:
            yield value
        for inner in value if isinstance(value, tuple) else (value,):
            yield from used_icons(inner)


def test_options_events_and_tables_in_every_language(setting):
    game, variant, seats = setting
    engines.compiled(game)
    luck = random.Random(seats + 1)
    match = new(game, seats, variant, seed=21, names=["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][:seats])
    told = 0
    while True:
        lang = LANGUAGES[match.number % 3]
        for viewer in (*range(seats), SPECTATOR):
            for event in match.events(told, viewer):
                if not event.silent:
                    assert event.label(lang).strip()
        told = len(match.events())
        zones = None
        for seat in match.to_act:
            assert match.say(match.question(seat), lang, seat).strip()
            zones = match.zones(seat)
            ids = pieces(zones)
            read_from_the_bytes(match, seat, zones)
            for option in match.options(seat):
                assert option.label(lang).strip()
                assert option.legal == (option.why_not(lang) == "")
                if option.legal and option.place is not None:
                    assert option.place in ids, f"{option.kind} {option.id}: place {option.place} is not drawn"
        if match.number % 10 == 0 or match.over:
            say_what_is_counted(match, match.number % seats, lang)
            draw_everything(match, zones or match.zones(0), lang)
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    assert all(match.say(text, lang).strip() and len(numbers) >= seats for text, numbers in game.sheet(match.view()))


def read_from_the_bytes(match, seat, zones):
    """The record itself, which refuses an index outside its array, gives the same table and the same menu."""
    plain = match.seen_states(seat).plain[0]
    assert list(match.game.table(plain, seat)) == zones
    kind = match.game.choices.kinds[match.state.owed[seat].kind]
    assert kind.question(plain, seat) == match.question(seat)
    for option in match.options(seat):
        assert kind.option(plain, seat, option.id) == option.text and kind.where(plain, seat, option.id) == option.place


def say_what_is_counted(match, seat, lang):
    """Every aspect words a difference of one and of many, up and down; the words turn with the sign."""
    for aspect in match.game.aspects(match.view(seat), seat):
        more, less, many, few = (match.say(difference(aspect, n), lang, seat) for n in (1, -1, 3, -3))
        assert len({more, less, many, few}) == 4 and "1" in more and "3" in few, aspect.key


def draw_everything(match, zones, lang):
    def speak(words):
        return match.say(words, lang, 0)

    assert speak(match.game.headline(match.view())).strip()
    for zone in zones:
        for width in (1000, 366):
            svg = zone_svg(zone, speak, width)
            assert svg.startswith("<svg") and "style=" not in svg
        assert any(line.strip() for line in plain_lines(zone, speak, 80))
        unknown = {icon for icon in used_icons(zone) if icons.missing(icon)}
        assert not unknown, f"unknown icons {unknown}"
    picture = table_svg(zones, speak, 1200, match.game.accent, "x")
    ids = re.findall(r'\bid="([^"]+)"', picture)
    assert len(ids) == len(set(ids)), "an id stands twice in one picture"


def test_a_player_counts_six_to_twelve_things_always_the_same(game):
    """The coach compares aspects by their place in the list."""
    match = new(game, game.seats[1], None, seed=4)
    keys = [aspect.key for aspect in game.aspects(match.view(0), 0)]
    assert len(keys) == len(set(keys))
    if not game.key.startswith("_"):
        assert 6 <= len(keys) <= 12
    luck = random.Random(1)
    for _ in range(60):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
        assert [aspect.key for aspect in game.aspects(match.view(seat), seat)] == keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_not_empty(game, lang):
    assert game_speaker(game, lang).say("game-title") and game_speaker(game, lang).say("game-tagline")
