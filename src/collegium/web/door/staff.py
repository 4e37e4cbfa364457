"""The door of the admin: staff alone, with a second factor, where the admin is on at all."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.contrib.admin import AdminSite
from django.http import HttpResponse
from django.shortcuts import redirect

from collegium.web.live import factor


class Door(AdminSite):
    """Django's admin, behind ours."""

    def has_permission(self, request: Any) -> bool:
        return super().has_permission(request) and factor.is_shown(request)

    def admin_view(self, view: Callable[..., Any], cacheable: bool = False) -> Callable[..., Any]:
        within = super().admin_view(view, cacheable)

        @wraps(view)
        def guarded(request: Any, *args: Any, **kwargs: Any) -> Any:
            if not settings.ADMIN:
                return redirect("admin:login")  # which says so
            return within(request, *args, **kwargs)

        return guarded

    def password_change(self, request: Any, extra_context: Any = None) -> HttpResponse:
        """On our page, which has a limit."""
        return redirect("password")
