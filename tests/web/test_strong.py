"""What somebody does well: said where it is true of enough games, in true figures, and of nobody else."""

from __future__ import annotations

from .fellows import counting, fellow, logged_in, play_out
from .test_person import known  # noqa: F401  (a fixture)


def titles(person, lang="en"):
    from collegium.web.page import person as pages

    return {one.title: one.words for one in pages.page(person, person, lang).strong}


def test_it_takes_enough_games(known):  # noqa: F811
    ada, bob = fellow("Ada"), fellow("Bob")
    for number in range(5):
        play_out(counting([ada, bob]), winner=0)
        assert titles(ada) == {}, number
    play_out(counting([ada, bob]), winner=0)
    assert titles(ada) and titles(bob) == {}


def test_the_figures_are_true(known):  # noqa: F811
    ada, bob = fellow("Ada"), fellow("Bob")
    for number in range(6):
        play_out(counting([ada, bob]), winner=int(number == 0))
    told = titles(ada)
    assert any("First in 5 of 6 games; chance alone would give 3." in words for words in told.values())
    assert "First" not in " ".join(titles(bob).values())


def test_what_points_come_from_is_kept_with_the_end(known):  # noqa: F811
    from collegium.kernel.sheets import total_row
    from collegium.web.models import Seat

    room = play_out(counting([fellow("Ada"), fellow("Bob")]))
    lines = room.match.game.sheet(room.match.state)
    total = total_row(lines, [score.points for score in room.match.scores()])
    for seat in Seat.objects.filter(table=room.id):
        told = {text.key: int(values[seat.number]) for n, (text, values) in enumerate(lines) if n != total}
        assert seat.parts == told


def test_a_part_in_which_somebody_is_ahead(django):
    from collegium.web.models import Seat
    from collegium.web.page.strong import _part

    def game(mine, *theirs):
        return Seat(parts={"a": mine, "b": 1}), [Seat(parts={"a": one, "b": 4}) for one in theirs]

    assert _part([game(6, 4, 2)] * 6) == ("a", 6, 3)
    assert _part([game(6, 4, 2)] * 5) is None, "too few games"
    assert _part([game(30, 3)] * 2 + [game(3, 3)] * 4) is None, "two games alone"
    assert _part([game(3, 3)] * 6) is None


def test_choices_that_analyses_found_better(known):  # noqa: F811
    from collegium.web.models import Study

    ada, bob = fellow("Ada"), fellow("Bob")
    for _ in range(3):
        room = play_out(counting([ada, bob]))
        Study.objects.create(table=room.table, figures={"accuracy": [0.91, 0.84]})
    assert titles(ada)["Fine choices"] == "91 % in 3 analysed games, the others 84 %."
    assert "Fine choices" not in titles(bob)


def test_it_stands_on_the_page_unless_that_is_private(site, known):  # noqa: F811
    ada, bob = fellow("Ada"), fellow("Bob")
    for _ in range(6):
        play_out(counting([ada, bob]))
    assert "What you do well" in logged_in(site, ada).get("/me").content.decode()
    assert "What Ada does well" in logged_in(site, bob).get(f"/p/{ada.id}").content.decode()
    ada.private = True
    ada.save()
    assert "does well" not in logged_in(site, bob).get(f"/p/{ada.id}").content.decode()
