"""Django's admin over the site's models. The journal can be read, not changed; it goes with its table."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.template.loader import render_to_string
from django.utils.safestring import mark_safe

from collegium.web.live import order
from collegium.web.models import Blocked, Chat, Entry, Person, Rating, Report, Seat, Table


class SeatLines(admin.TabularInline):
    model = Seat
    extra = 0


class ReadOnly(admin.ModelAdmin):
    """What is looked at and not changed."""

    def has_add_permission(self, request: Any) -> bool:
        return False

    def has_change_permission(self, request: Any, obj: Any = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):
    list_display = ("id", "game", "variant", "state", "rated", "archived", "host", "created", "changed")
    list_filter = ("state", "archived", "rated", "game", "public")
    search_fields = ("id", "host__name", "seats__name")
    exclude = ("seed",)
    inlines = (SeatLines,)
    actions = ("end", "archive", "bring_back")

    @admin.action(description="End these tables at once, without a result")
    def end(self, request: Any, tables: Any) -> None:
        ended = sum(order.end(table) for table in tables)
        self.message_user(request, f"Ended: {ended}")

    @admin.action(description="Archive: in no list any more")
    def archive(self, request: Any, tables: Any) -> None:
        for table in tables:
            order.archive(table)

    @admin.action(description="Bring back from the archive")
    def bring_back(self, request: Any, tables: Any) -> None:
        for table in tables:
            order.archive(table, away=False)


@admin.register(Person)
class PersonAdmin(admin.ModelAdmin):
    list_display = ("name", "user", "created", "private")
    search_fields = ("name", "user__username")
    actions = ("block_name",)

    @admin.action(description="Block these names, and call these people Guest")
    def block_name(self, request: Any, people: Any) -> None:
        for person in people:
            order.block(person)


@admin.register(Blocked)
class BlockedAdmin(admin.ModelAdmin):
    list_display = ("name", "at")
    search_fields = ("name",)


@admin.register(Chat)
class ChatAdmin(admin.ModelAdmin):
    list_display = ("table", "seat", "text", "at")
    search_fields = ("text", "table__id")


@admin.register(Report)
class ReportAdmin(ReadOnly):
    """Messages that somebody reported, with what was said around them."""

    list_display = ("text", "said_by", "by", "table", "at", "done")
    list_filter = ("done",)
    ordering = ("done", "-at")
    fields = ("said_by", "by", "table", "at", "done", "context")
    readonly_fields = ("context",)
    actions = ("take_down", "is_done")

    @admin.display(description="What was said around it")
    def context(self, report: Report) -> str:
        return mark_safe(render_to_string("site/report_context.html", {"lines": order.around(report)}))

    @admin.action(description="Delete these messages")
    def take_down(self, request: Any, reports: Any) -> None:
        for report in reports:
            order.take_down(report)

    @admin.action(description="Done: nothing more to look at")
    def is_done(self, request: Any, reports: Any) -> None:
        reports.update(done=True)


@admin.register(Rating)
class RatingAdmin(ReadOnly):
    list_display = ("person", "game", "middle", "spread", "games")
    list_filter = ("game",)


@admin.register(Entry)
class EntryAdmin(ReadOnly):
    list_display = ("table", "number", "kind", "seat", "option", "by", "at")

    def has_delete_permission(self, request: Any, obj: Any = None) -> bool:
        """Only when its whole table is deleted."""
        return str(request.resolver_match.url_name).startswith(f"{Table._meta.app_label}_{Table._meta.model_name}_")
