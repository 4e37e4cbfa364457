"""One's own data: as a file, and gone."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from django.contrib.auth import logout
from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from collegium.web.door import guesses, limits
from collegium.web.live import own_data, people
from collegium.web.refusals import Refused
from collegium.web.views.common import refusable, somebody
from collegium.web.words import language, say

FILE = "collegium.json"


@require_safe
@refusable
def export(request: Any) -> HttpResponse:
    """Everything that is kept about one, as JSON in a zip file."""
    limits.spend(request, "account")
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr(FILE, json.dumps(own_data.gathered(somebody(request)), ensure_ascii=False, indent=1))
    response = HttpResponse(out.getvalue(), content_type="application/zip")
    response["Content-Disposition"] = 'attachment; filename="collegium.zip"'
    response["Cache-Control"] = "no-store"
    return response


@refusable
def delete(request: Any) -> HttpResponse:
    """Delete the account: by its password. A guest, who has none, says so."""
    person, lang = somebody(request), language(request)
    wrong = ""
    if request.method == "POST":
        user = person.user
        guess = guesses.again(request) if user else guesses.Guess()
        if not user:
            limits.spend(request, "account")
        if user.check_password(request.POST.get("password", "")) if user else request.POST.get("sure") == "1":
            guess.was_right()
            if user and user.is_superuser:
                raise Refused("refused-staff", status=403)
            own_data.forget(person)
            logout(request)
            request._person = None
            response = render(request, "site/gone.html")
            response.delete_cookie(people.COOKIE)
            response.delete_cookie(guesses.COOKIE)
            return response
        wrong = say(lang, "data-wrong") if user else ""
    return render(request, "site/delete.html", {"wrong": wrong}, status=400 if wrong else 200)
