"""A list on the page, told by what changed in it."""

from __future__ import annotations

from django.utils.safestring import SafeString

from collegium.web.page.listing import Listing


def listing(*items, before='<ol id="all">'):
    parts = tuple((id, SafeString(f'<li id="{id}">{words}</li>')) for id, words in items)
    return Listing("all", SafeString(before), parts, SafeString("</ol>"))


def test_only_what_changed_is_told():
    old = listing(("a", "1"), ("b", "2"), ("c", "3"))
    assert list(old.since(old)) == []
    assert list(listing(("a", "1"), ("b", "5"), ("c", "3")).since(old)) == ['<li hx-swap-oob="true" id="b">5</li>']
    assert list(listing(("b", "2"), ("c", "3"), ("d", "4"), ("e", "5")).since(old)) == [
        '<i id="a" hx-swap-oob="delete"></i>',
        '<ol hx-swap-oob="afterend:#c"><li id="d">4</li><li id="e">5</li></ol>',
    ]
    assert list(listing(("n", "0"), *[(x, y) for x, y in zip("abc", "123", strict=True)]).since(old)) == [
        '<ol hx-swap-oob="afterbegin:#all"><li id="n">0</li></ol>'
    ]


def test_another_order_or_another_frame_is_told_whole():
    old = listing(("a", "1"), ("b", "2"))
    whole = '<ol hx-swap-oob="true" id="all"><li id="b">2</li><li id="a">1</li></ol>'
    assert list(listing(("b", "2"), ("a", "1")).since(old)) == [whole]
    (told,) = listing(("a", "1"), ("b", "2"), before='<ol class="x" id="all">').since(old)
    assert told.startswith('<ol hx-swap-oob="true" class="x"')
