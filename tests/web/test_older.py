"""The rules change on a site where people have played for long. Nothing that was finished is lost. Running games go on
where they can, and every seat can end the others."""

from __future__ import annotations

import json

import pytest

from collegium import registry
from collegium.match import changes
from collegium.match.match import game_speaker

from .old_site import (
    LANGS,
    check_result,
    client_of,
    each_game,
    ended_by_a_seat,
    finished,
    forget,
    install,
    key_of,
    offered_otherwise,
    opens,
    plays,
    results,
    running,
    scored_otherwise,
    told,
)

# ------------------------------------------------------------------------------------------- the rules installed now


@each_game
def test_every_game_of_the_old_site_opens_or_says_what_changed(key, old, site):
    games = finished(key)
    assert len(games) == 7
    first = next((table for table in games if plays(table)), None)
    for table in games:
        if table == first or not plays(table):  # the pages of one that plays take a while to draw
            opens(site, table)


@each_game
def test_every_running_table_of_the_old_site_goes_on_or_can_be_ended(key, old, site):
    from collegium.web.live import older, rooms
    from collegium.web.models import Table

    tables = running(key)
    assert len(tables) == 3
    for table in tables:
        try:
            room = rooms.room(table.id)
        except older.Older:
            ended_by_a_seat(site, table)
            continue
        game = registry.find(key)
        kept = Table.objects.get(id=table.id)
        assert (kept.state, kept.rules_version, kept.data) == (
            Table.RUNNING,
            game.rules_version,
            game.components.digest,
        )
        seat, number = room.match.to_act[0], room.match.number
        assert room.choose(seat, room.match.legal(seat)[0], room.asked(seat)) and room.match.number == number + 1


# --------------------------------------------------------------------------------- a change that touches no old game


@each_game
def test_where_the_old_choices_hold_everything_opens_under_the_new_rules(key, old, site, tmp_path):
    now = [table for table in finished(key) if plays(table)]
    install(old, tmp_path, key)
    assert now and now == [table for table in finished(key) if plays(table)]
    assert opens(site, now[0])


@each_game
def test_a_running_table_goes_on_and_says_to_all_what_changed(key, old, site, tmp_path):
    from collegium.web.live import older, rooms
    from collegium.web.models import Table

    game, went_on = install(old, tmp_path, key), 0
    for table in running(key):
        try:
            room = rooms.room(table.id)
        except older.Older:
            continue
        went_on += 1
        kept = Table.objects.get(id=table.id)
        assert (kept.rules_version, kept.rules_before) == (game.rules_version, table.rules_version)
        assert {seat.number for seat in kept.seats.filter(waiting=True)} == set(room.match.to_act)
        client, watcher = client_of(site, table), site()
        for lang in LANGS:
            for who, page in ((client, f"/t/{table.id}/?as=0"), (watcher, f"/watch/{table.spectators}/")):
                answer = who.get(page, headers={"accept-language": lang})
                assert answer.status_code == 200 and told(lang) in answer.content.decode()
        found = client.get(f"/api/tables/{table.id}", headers=key_of(table)).json()
        assert told("en") in found["rules_changed"]
        rooms.close(table.id)
        del room
        assert rooms.room(table.id).going  # and again, under the same rules now
        assert Table.objects.get(id=table.id).rules_before == table.rules_version
    assert went_on


def test_a_table_of_the_installed_version_says_nothing_and_is_not_written(old, site, django):
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person, Table

    ann = Person.objects.get(name="Ann")
    game = registry.find("nobel_run")
    table = tables.create(ann, game, "competitive", [(tables.ME, ""), ("fresher", "")])
    tables.start(table.id, ann)
    before = Table.objects.values().get(id=table.id)
    rooms.room(table.id)
    page = client_of(site, table).get(f"/t/{table.id}/?as=0").content.decode()
    assert 'id="rules"' not in page and Table.objects.values().get(id=table.id) == before


@each_game
def test_other_values_alone_are_as_other_rules(key, old, site, tmp_path):
    from collegium.web.live import older, rooms
    from collegium.web.models import Table

    game = registry.find(key)
    Table.objects.filter(game=key).update(rules_version=game.rules_version, data="of before")
    assert any(plays(table) for table in finished(key))
    assert {table.data for table in finished(key)} == {"of before"}
    for table in running(key):
        try:
            room = rooms.room(table.id)
        except older.Older:
            continue
        assert older.notice(room.table, game, "en") == ["Values printed on its pieces have been corrected."]
        assert Table.objects.get(id=table.id).data == game.components.digest


# ----------------------------------------------------------------------------------------- a change that touches some


@each_game
def test_where_another_result_comes_out_the_old_one_is_shown_with_what_changed(key, old, site, tmp_path):
    from collegium.web.models import Study, Table

    game = install(old, tmp_path, key, score=scored_otherwise(registry.find(key)))
    before = {table.id: results(table) for table in finished(key)}
    for number, table in enumerate(finished(key)):
        assert not (plays(table) if number else opens(site, table)) and results(table) == before[table.id]
        assert Table.objects.get(id=table.id).rules_version < game.rules_version
    table = next(table for table in finished(key) if table.id.endswith("-over-0"))
    for lang in LANGS:
        page = client_of(site, table).get(f"/replay/{table.spectators}/", headers={"accept-language": lang})
        assert page.status_code == 200
        check_result(table, page.content.decode(), lang)
        assert told(lang) in page.content.decode()
    found = client_of(site, table).get(f"/api/tables/{table.id}", headers=key_of(table)).json()
    assert found["over"] and found["points"] == [points for _, _, points in results(table)]
    assert found["places"] == [place for _, place, _ in results(table)] and told("en") in found["rules_changed"]
    lines = client_of(site, table).get(f"/api/tables/{table.id}/stream", headers=key_of(table))
    assert Study.objects.filter(table=table).exists() and lines.status_code == 200
    profile = client_of(site, table).get("/me", headers={"accept-language": "en"})
    assert profile.status_code == 200
    assert site().get(f"/t/{table.id}/").status_code == 403  # a stranger without the link


@each_game
def test_a_table_whose_journal_does_not_play_is_set_aside_and_any_seat_ends_it(key, old, site, tmp_path):
    from collegium.web.live import rooms
    from collegium.web.live.keeper import Keeper
    from collegium.web.live.older import Older
    from collegium.web.models import Entry, Table
    from collegium.web.views.home import my_tables

    install(old, tmp_path, key, menu=offered_otherwise(registry.find(key), 20))
    held = []
    for table in running(key):
        try:
            rooms.room(table.id)
        except Older:
            held.append(table)
    assert held, "the rule touches none of them"
    keeper = Keeper()
    for table in held:
        count = Entry.objects.filter(table=table).count()
        kept = Table.objects.get(id=table.id)
        assert kept.state == Table.HELD and kept.rules_version == table.rules_version
        keeper.rung(table.id)
        assert not keeper.at_hand() and Entry.objects.filter(table=table).count() == count
        assert not kept.seats.filter(due__isnull=False).exists()
        stranger = site()
        assert stranger.get(f"/t/{table.id}/").status_code == 403
        assert stranger.post(f"/t/{table.id}/end").status_code == 403
        client = client_of(site, table)
        for lang in LANGS:
            page = client.get(f"/t/{table.id}/", headers={"accept-language": lang})
            assert page.status_code == 200 and told(lang) in page.content.decode()
        answer = client.get(f"/t/{table.id}/stream?as=0", headers={"accept": "text/event-stream"})
        assert answer.status_code == 410 and told("en") in answer.content.decode()
        answer = client.get(f"/api/tables/{table.id}", headers=key_of(table))
        assert answer.status_code == 410 and told("en") in answer.json()["message"]
        mine = next(found for found in my_tables(table.host) if found.id == table.id)
        assert not mine.mine, "it waits for somebody"
        others = [seat.person.name for seat in table.seats.all() if seat.person and seat.person != table.host]
        ended_by_a_seat(site, table, others[0] if others else "")


@each_game
def test_some_games_open_and_others_name_the_rule(key, old, site, tmp_path):
    """A rule that comes into play late: short games never met it."""
    tables = [table for table in finished(key) if plays(table)]
    ends = sorted(table.entries.count() for table in tables)
    install(old, tmp_path, key, menu=offered_otherwise(registry.find(key), ends[0]))
    tables = finished(key)
    found = [plays(table) for table in tables]
    assert any(found) and not all(found), found
    for plain in (True, False):
        assert opens(site, tables[found.index(plain)]) is plain


def test_a_table_set_aside_goes_on_once_the_other_rules_are_back(old, site, tmp_path):
    from collegium.web.live import rooms
    from collegium.web.live.older import Older
    from collegium.web.models import Mark, Table

    key = "open_science_alliance"
    table = next(table for table in running(key) if table.pace == Table.SLOW)
    install(old, tmp_path, key, menu=offered_otherwise(registry.find(key), 10))
    with pytest.raises(Older):
        rooms.room(table.id)
    assert Table.objects.get(id=table.id).state == Table.HELD
    registry._guests.clear()
    forget()
    kept = rooms.room(table.id)
    assert kept.going and Table.objects.get(id=table.id).rules_before is None
    assert [mark.kind for mark in kept.clocks.marks] == [Mark.REST, Mark.ON]
    assert kept.table.seats.filter(due__isnull=False).exists()
    answer = client_of(site, table).post(f"/t/{table.id}/end")
    assert answer.status_code == 409 and Table.objects.get(id=table.id).state == Table.RUNNING


def test_a_running_table_that_waits_for_somebody_else_now_is_set_aside(old, site, tmp_path):
    """The choices are legal, and yet it is another game: others are asked."""
    from collegium.web.live import rooms
    from collegium.web.live.older import Older
    from collegium.web.models import Seat

    table = next(table for table in running("open_science_alliance") if table.rated)
    waiting = table.seats.filter(waiting=True).values_list("number", flat=True)
    assert len(waiting) < table.seats.count()
    install(old, tmp_path, table.game)
    Seat.objects.filter(table=table).update(waiting=True)
    with pytest.raises(Older):
        rooms.room(table.id)


def test_what_people_do_elsewhere_goes_on_beside_a_table_that_is_set_aside(old, site, tmp_path):
    """Who sits there goes on holiday and comes home; the host of a class sees the result."""
    from datetime import timedelta

    from collegium.web.live import breaks, clocks, rooms
    from collegium.web.live.older import Older
    from collegium.web.models import Gathering, Table
    from collegium.web.page.classes import Hall, look

    key = "open_science_alliance"
    table = next(table for table in running(key) if table.pace == Table.SLOW)
    over = next(table for table in finished(key) if table.id.endswith("-over-0"))
    game = install(old, tmp_path, key, menu=offered_otherwise(registry.find(key), 10))

    ann = table.host
    breaks.go_away(ann, clocks.now() + timedelta(days=2))
    assert Table.objects.get(id=table.id).state == Table.HELD
    breaks.come_home(ann)
    with pytest.raises(Older):
        rooms.room(over.id)
    gathering = Gathering.objects.create(host=ann, game=key, variant=over.variant, round=1, seats=4)
    Table.objects.filter(id__in=[over.id, table.id]).update(gathering=gathering, round=1, number=1)
    Table.objects.filter(id=table.id).update(number=2)
    parts = look(gathering, Hall("en")).parts
    assert all(str(points) in parts["tile-1"] for _, _, points in results(over)) and "finished" in parts["tile-1"]
    assert "set aside" in parts["tile-2"] and game.rules_version > over.rules_version


def test_an_analysis_leaves_out_what_is_not_offered_any_more(old, site):
    from collegium.web.live import rooms, study
    from collegium.web.models import Study

    table = next(table for table in finished("open_science_alliance") if table.id.endswith("-over-0"))
    room, found = rooms.room(table.id), Study.objects.get(table=table)
    before = [choice for player in study.shown(room, found, "en", 0)["worst"] for choice in player["choices"]]
    found.figures["worst"][0]["best"] = 9_999
    after = study.shown(room, found, "en", 0)
    left = [choice for player in after["worst"] for choice in player["choices"]]
    assert len(left) == len(before) - 1 == len(after["marks"])
    assert sorted(choice.ring for choice in left) == list(range(1, len(left) + 1))


# ---------------------------------------------------------------------------------------------- journals brought along


@each_game
def test_a_journal_of_older_rules_is_taken_where_it_plays(key, old, site, tmp_path):
    from collegium.web.live import replays, rooms
    from collegium.web.refusals import Refused

    table = next(table for table in finished(key) if plays(table))
    data = json.dumps(rooms.room(table.id).match.journal()).encode()
    game = install(old, tmp_path, key)
    match = replays.read(data)
    assert match.over and match.game is game and match.journal()["rules_version"] == game.rules_version
    registry._guests.clear()
    (tmp_path / "again").mkdir()
    install(old, tmp_path / "again", key, menu=offered_otherwise(registry.find(key), 0))
    with pytest.raises(Refused) as refused:
        replays.read(data, "nl")
    assert told("nl") in refused.value.words("nl")


def test_the_rules_of_a_journal_are_told_from_the_version_it_was_saved_under(old, tmp_path):
    game = install(old, tmp_path, "nobel_run")
    keys = [text.key for text in changes.rules_changed(game, 1)]
    assert keys[0] == "rules-changed-2-taking-back" and keys[-1] == f"rules-changed-{game.rules_version}-test"
    assert changes.rules_changed(game, game.rules_version) == ()
    assert all(game_speaker(game, lang).has(key) for lang in LANGS for key in keys)
