"""Django's admin over the site's models. The journal can be read, not changed; it goes with its table."""

from __future__ import annotations

from typing import Any

from django.contrib import admin

from collegium.web.models import Chat, Entry, Person, Seat, Table


class SeatLines(admin.TabularInline):
    model = Seat
    extra = 0


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):
    list_display = ("id", "game", "variant", "state", "host", "created", "changed")
    list_filter = ("state", "game", "public")
    search_fields = ("id", "host__name")
    exclude = ("seed",)
    inlines = (SeatLines,)


@admin.register(Person)
class PersonAdmin(admin.ModelAdmin):
    list_display = ("name", "user", "created")
    search_fields = ("name",)


@admin.register(Chat)
class ChatAdmin(admin.ModelAdmin):
    list_display = ("table", "seat", "text", "at")


@admin.register(Entry)
class EntryAdmin(admin.ModelAdmin):
    list_display = ("table", "number", "kind", "seat", "option", "by", "at")

    def has_add_permission(self, request: Any) -> bool:
        return False

    def has_change_permission(self, request: Any, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: Any, obj: Any = None) -> bool:
        """Only when its whole table is deleted."""
        return str(request.resolver_match.url_name).startswith(f"{Table._meta.app_label}_{Table._meta.model_name}_")
