"""How HTML is written: by templates and by patterns that escape; never by hand."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

import collegium.web

from .test_rooms import begun

SOURCES = sorted(Path(collegium.web.__file__).parent.rglob("*.py"))
TAG = re.compile(r"</?[a-z]")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("source", SOURCES, ids=[source.stem for source in SOURCES])
def test_no_html_is_written_by_hand(source):
    """No tag in an f-string, nothing escaped by hand, nothing put into HTML by a regular expression."""
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.JoinedStr):
            words = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
            assert not TAG.search(words), f"line {node.lineno}: {words}"
        if isinstance(node, ast.ImportFrom) and node.module in ("html", "xml.sax.saxutils"):
            raise AssertionError(f"line {node.lineno}: Django's templates and format_html escape")
        if isinstance(node, ast.Attribute) and node.attr in ("sub", "subn"):
            raise AssertionError(f"line {node.lineno}: a text edited by a regular expression")


class Nesting(HTMLParser):
    """The mistakes that the HTML checker of `make lint` once found, looked for without Java."""

    ALONE = ("meta", "link", "input", "img", "br", "hr", "wbr", "source")

    def __init__(self, page):
        super().__init__()
        self.within, self.titles, self.wrong = [], 0, []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.titles += tag == "h1"
        if tag == "form" and {"span", "p"} & set(self.within):
            self.wrong.append(f"a form within {self.within[-3:]}")
        if tag == "p" and "aria-label" in dict(attrs) and "role" not in dict(attrs):
            self.wrong.append(f"a name that no paragraph has: {attrs}")
        if tag not in self.ALONE:
            self.within.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        while self.within and self.within.pop() != tag:
            pass  # paragraphs and items need no end tag


def test_pages_are_built_of_what_html_knows(site):
    """One heading of the first level on every page, no form within a line of text."""
    from .markup import pages

    count = 0
    for name, answer in pages():
        found, count = Nesting(answer.content.decode()), count + 1
        assert answer.status_code in (200, 400, 404) and (found.titles, found.wrong) == (1, []), name
    assert count > 40


def test_words_that_look_like_html_stay_words(django):
    """Also when the same HTML was put in before, and kept."""
    from django.utils.safestring import SafeString

    from collegium.web.page.snippets import joined, snippet

    assert snippet("<p>{}</p>", SafeString("<b>x</b>")) == "<p><b>x</b></p>"
    assert snippet("<p>{}</p>", "<b>x</b>") == "<p>&lt;b&gt;x&lt;/b&gt;</p>"
    assert snippet('<p title="{}">', '"><script>') == '<p title="&quot;&gt;&lt;script&gt;">'
    assert joined([SafeString("<i>"), "<i>"]) == "<i>&lt;i&gt;"


def test_names_and_talk_are_escaped_everywhere(django):
    from collegium.web.page.paint import GROUPS, Viewer, paint

    room = begun("nobel_run", 2)
    evil = "<b onx='1'>&\"</b>"
    for seat in room.seats:
        seat.name = evil
    room.match.names = [evil, f"{evil}2"]
    room.chat(0, evil)
    room.choose(room.match.to_act[0], room.match.legal(room.match.to_act[0])[0], 0)
    for seat in (-1, 0, 1):
        painting = paint(room, Viewer(seat, own=(0, 1)))
        page = "".join((*painting.parts.values(), *map(painting.group, GROUPS)))
        assert "<b onx" not in page and "&lt;b onx=" in page


def test_an_open_picture_is_the_picture_once_it_is_said_what_can_be_chosen(game, django):
    """But for the halos, which every place has that might be chosen: a stylesheet shows those that can."""
    from collegium.draw.svg import open_picture, zone_svg
    from collegium.web.words import room_say

    def drawn(svg):
        root = ET.fromstring(svg)
        for parent in list(root.iter()):
            for child in [c for c in parent if c.get("class") == "halo"]:
                parent.remove(child)
        return ET.tostring(root)

    room = begun(game.key, next(iter(game.variants.values()))[0], seed=3)

    def speak(text):
        return room_say(room, text, "en")

    seat = room.match.to_act[0]
    places = {option.place for option in room.match.options(seat) if option.legal and option.place}
    found = 0
    for zone in room.match.zones(seat):
        picture = open_picture(zone, speak, 500)
        found += not picture.places.isdisjoint(places)
        for chosen in (frozenset(), places, picture.places):
            assert drawn(picture.choosing(chosen)) == drawn(zone_svg(zone, speak, 500, chosen))
    assert found or not places
