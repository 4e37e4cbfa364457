"""How staff come into the admin: by name and password, then by a code."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache

from collegium.web.door import guesses
from collegium.web.live import factor
from collegium.web.refusals import Refused
from collegium.web.views import account
from collegium.web.views.common import refusable


@never_cache
@refusable
def enter(request: Any) -> HttpResponse:
    """Ask for name and password first, then for the second factor."""
    if not settings.ADMIN:
        raise Refused("refused-admin-off", status=404)
    user = request.user
    if not (user.is_active and user.is_staff):
        answer: HttpResponse = account.Login.as_view()(request)
        return answer
    onward = account.back(request, reverse("admin:index"))
    if factor.is_shown(request):
        return redirect(onward)
    if not factor.has_one(user):
        raise Refused("refused-no-factor", status=403)
    if request.method == "POST":
        guess = guesses.code(user)
        if factor.show(request, request.POST.get("code", "")):
            guess.was_right()
            return redirect(onward)
    wrong = request.method == "POST"
    return render(request, "site/factor.html", {"wrong": wrong}, status=400 if wrong else 200)
