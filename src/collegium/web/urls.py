"""Every address of the site."""

from __future__ import annotations

from django.contrib import admin
from django.urls import path

from collegium.web.views import account, analysis, api, games, guide, home, play, replay, tables

urlpatterns = [
    path("", home.home, name="home"),
    path("lobby", home.lobby, name="lobby"),
    path("tonight", home.which, name="tonight"),
    path("learn", home.learn, name="learn"),
    path("watch", home.watching, name="watching"),
    path("health", home.health, name="health"),
    path("theme/<slug:key>.css", home.theme, name="theme"),
    path("games/<slug:key>/", games.game, name="game"),
    path("games/<slug:key>/sources", games.sources, name="sources"),
    path("games/<slug:key>/picture.svg", games.picture, name="picture"),
    path("learn/<slug:key>", guide.begin, name="guide"),
    path("play/<slug:key>", tables.play_now, name="play_now"),
    path("new/<slug:key>", tables.new, name="new"),
    path("new/<slug:key>/sentence", tables.sentence, name="sentence"),
    path("join/<str:token>", tables.invitation, name="invitation"),
    path("watch/<str:token>/", play.watch, name="watch"),
    path("watch/<str:token>/stream", play.watch_stream, name="watch_stream"),
    path("replay", replay.upload, name="upload"),
    path("replay/<str:token>/", replay.page, name="replay"),
    path("replay/<str:token>/at", replay.moment, name="moment"),
    path("replay/<str:token>/look", replay.look, name="replay_look"),
    path("replay/<str:token>/part", replay.part, name="replay_part"),
    path("replay/<str:token>/play", replay.play_on, name="play_on"),
    path("replay/<str:token>/journal.json", replay.journal, name="replay_journal"),
    path("t/<str:table>/", play.table, name="table"),
    path("t/<str:table>/stream", play.table_stream, name="stream"),
    path("t/<str:table>/choose", play.choose, name="choose"),
    path("t/<str:table>/for-me", play.for_me, name="for_me"),
    path("t/<str:table>/undo", play.undo, name="undo"),
    path("t/<str:table>/advice", play.advice, name="advice"),
    path("t/<str:table>/chat", play.chat, name="chat"),
    path("t/<str:table>/story", play.story, name="story"),
    path("watch/<str:token>/look", play.watch_look, name="watch_look"),
    path("t/<str:table>/look", play.look, name="look"),
    path("t/<str:table>/since", play.since, name="since"),
    path("t/<str:table>/rematch", play.rematch, name="rematch"),
    path("t/<str:table>/journal.json", play.journal, name="journal"),
    path("t/<str:table>/analysis", analysis.analysis, name="analysis"),
    path("t/<str:table>/analysis/begin", analysis.begin, name="analysis_begin"),
    path("t/<str:table>/analysis/part", analysis.part, name="analysis_part"),
    path("t/<str:table>/position/<int:number>.svg", analysis.position, name="position"),
    path("t/<str:table>/waiting", tables.waiting, name="waiting"),
    path("t/<str:table>/join", tables.join, name="join"),
    path("t/<str:table>/clear", tables.clear, name="clear"),
    path("t/<str:table>/start", tables.start, name="start"),
    path("t/<str:table>/leave", tables.leave, name="leave"),
    path("t/<str:table>/qr.svg", tables.qr, name="qr"),
    path("me", account.me, name="me"),
    path("me/settings", account.preferences, name="settings"),
    path("me/name", account.name, name="name"),
    path("me/password", account.Password.as_view(), name="password"),
    path("language", account.set_language, name="language"),
    path("register", account.register, name="register"),
    path("login", account.Login.as_view(), name="login"),
    path("logout", account.Logout.as_view(), name="logout"),
    path("me/key", api.make_key, name="key"),
    path("api/openapi.json", api.openapi, name="openapi"),
    path("api/games", api.games),
    path("api/tables", api.tables_),
    path("api/join", api.join),
    path("api/tables/<str:table>", api.position),
    path("api/tables/<str:table>/start", api.start),
    path("api/tables/<str:table>/stream", api.stream),
    path("api/tables/<str:table>/choice", api.choose),
    path("admin/login/", account.Login.as_view()),  # ours, because it has a limit
    path("admin/", admin.site.urls),
]
handler404 = "collegium.web.views.errors.missing"
handler403 = "collegium.web.views.errors.forbidden"
handler400 = "collegium.web.views.errors.malformed"
handler500 = "collegium.web.views.errors.broken"
