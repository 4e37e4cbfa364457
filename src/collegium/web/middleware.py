"""What every answer carries: a strict content policy, and the cookie of a guest who has just become one."""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any

from django.conf import settings
from django.utils.decorators import sync_and_async_middleware

from collegium.web import people

CONTENT = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
    "font-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
))  # fmt: skip


def _after(get_response: Callable[..., Any], mend: Callable[[Any, Any], None]) -> Callable[..., Any]:
    if iscoroutinefunction(get_response):

        async def later(request: Any) -> Any:
            response = await get_response(request)
            mend(request, response)
            return response

        return later

    def now(request: Any) -> Any:
        response = get_response(request)
        mend(request, response)
        return response

    return now


@sync_and_async_middleware
def policy(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """No inline script, no inline style, no eval, nothing from elsewhere."""

    def mend(request: Any, response: Any) -> None:
        response.headers.setdefault("Content-Security-Policy", CONTENT)
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()")

    return _after(get_response, mend)


@sync_and_async_middleware
def guest_cookie(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """Give a new guest the signed cookie that they are known by."""

    def mend(request: Any, response: Any) -> None:
        value = getattr(request, "new_guest", None)
        if value:
            response.set_cookie(
                people.COOKIE,
                people.signed(value),
                max_age=people.AGE,
                httponly=True,
                samesite="Lax",
                secure=settings.HTTPS,
            )

    return _after(get_response, mend)
