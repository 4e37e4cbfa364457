"""What is collected for browsers: art, scripts, colours; never a game's code. It is compressed once for all folders."""

from __future__ import annotations

from pathlib import Path


def test_of_a_game_only_its_art_is_collected(django):
    from django.conf import settings

    found = [file.relative_to(settings.STATIC_ROOT) for file in (settings.STATIC_ROOT / "art").rglob("*.*")]
    assert {Path(file).suffix for file in found} <= {".svg", ".css", ".webp", ".br", ".gz"}
    assert not [file for file in found if ".py" in file.name]


def test_our_notes_about_the_files_are_not_served(site):
    """The manifest and the seal lie among the collected files; they are nobody's to load, with DEBUG neither."""
    from django.conf import settings

    from collegium.web.assets import Served

    known = site().get("/static/collegium/site.css")
    known.close()
    assert known.status_code == 200
    for note in ("staticfiles.json", "seal"):
        assert (settings.STATIC_ROOT / note).exists()
        assert site().get(f"/static/{note}").status_code == 404, note
    searching = Served(lambda request: None)
    searching.directories, searching.use_finders = [(f"{settings.STATIC_ROOT}/", "/static/")], False
    assert searching.find_file("/static/collegium/site.css") and not searching.find_file("/static/seal")


def test_another_data_folder_takes_what_was_compressed_before(django, tmp_path, monkeypatch):
    from django.conf import settings

    from collegium.web import assets

    monkeypatch.setenv("COLLEGIUM_CACHE_DIR", str(tmp_path / "cache"))
    first = settings.STATIC_ROOT
    assets._keep(tmp_path / "cache" / "static" / assets._digest()[:16])
    monkeypatch.setattr(settings, "STATIC_ROOT", tmp_path / "static")
    monkeypatch.setattr(assets, "call_command", None)  # nothing is compressed again
    assets.collect()
    assert {file.name for file in first.rglob("*")} == {file.name for file in (tmp_path / "static").rglob("*")}
    (tmp_path / "static" / "seal").write_text("older")
    assets.collect()
    assert (tmp_path / "static" / "seal").read_text() == assets._digest()
