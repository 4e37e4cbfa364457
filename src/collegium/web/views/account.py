"""Who you are: your name, your language, an account (Django's)."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth import login as log_in
from django.contrib.auth import views as auth
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.decorators import method_decorator
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from collegium.web.door import guesses, limits
from collegium.web.live import people
from collegium.web.refusals import Refused
from collegium.web.views import notices
from collegium.web.views.common import act, refusable
from collegium.web.views.play import SPEEDS
from collegium.web.words import language, say

HELPED = ("username", "password1", "new_password1")  # fields that say what may stand there
WRONG = (  # what Django calls it, and what we have words for
    "required", "unique", "invalid", "max_length", "invalid_login", "password_mismatch", "password_too_short",
    "password_too_common", "password_too_similar", "password_incorrect", "mail", "blocked",
)  # fmt: skip


def back(request: Any, otherwise: str = "/") -> str:
    """Where the reader came from, if that is on this site."""
    told = request.POST.get("next", "") or request.GET.get("next", "")
    safe = url_has_allowed_host_and_scheme(told, {request.get_host()}, request.is_secure())
    return told if safe else otherwise


@require_POST
def set_language(request: Any) -> HttpResponse:
    response = redirect(back(request))
    chosen = request.POST.get("language", "")
    if chosen in dict(settings.LANGUAGES):
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME, chosen, max_age=settings.LANGUAGE_COOKIE_AGE, samesite="Lax", httponly=True,
            secure=settings.HTTPS,
        )  # fmt: skip
    return response


@require_safe
def preferences(request: Any) -> HttpResponse:
    """What one would have otherwise: name, language, colours, motion, sounds, keys; the account."""
    return render(request, "site/settings.html", {
        "speeds": SPEEDS, "here": "mine", "kept": "kept" in request.GET, **notices.context(request),
    })  # fmt: skip


@act("join")
def name(request: Any) -> HttpResponse:
    people.ensure_person(request, request.POST.get("name", ""))
    return redirect(f"{back(request)}{'?kept' if back(request) == reverse('settings') else ''}")


class Register(UserCreationForm):
    class Meta(UserCreationForm.Meta):
        model = User
        fields = ("username",)


def shown(request: Any, form: Any, kind: str) -> dict[str, Any]:
    """A form of Django's in our words: each field with its label, its help and what is wrong with it."""
    lang, wrong = language(request), form.errors.as_data() if form.is_bound else {}

    def words(name: str) -> list[str]:
        codes = ("mail" if name == "email" and error.code == "invalid" else error.code for error in wrong.get(name, ()))
        known = (code if code in WRONG else "other" for code in codes)
        return list(dict.fromkeys(say(lang, "account-wrong", code=code) for code in known))

    fields = [
        {"field": form[name], "label": say(lang, "account-label", field=name), "wrong": words(name),
         "help": say(lang, "account-help", field=name) if name in HELPED and kind != "login" else ""}
        for name in form.fields if not form[name].is_hidden and name != "usable_password"
    ]  # fmt: skip
    told = request.GET.get("next", "")
    onward = urlencode({"next": told}) if told else ""
    return {"kind": kind, "fields": fields, "wrong": words("__all__"), "onward": onward}


def _allowed(form: Any) -> bool:
    """May somebody be called so? If not, the form says it."""
    try:
        people.allow(form.cleaned_data["username"])
    except Refused:
        form.add_error("username", ValidationError("blocked", code="blocked"))
    return bool(form.is_valid())


@refusable
def register(request: Any) -> HttpResponse:
    """An account that keeps what the guest has played."""
    form = Register(request.POST or None)
    if request.method == "POST":
        limits.spend(request, "account")
        if form.is_valid() and _allowed(form):
            guest = people.person_of(request)
            user = form.save()
            log_in(request, user)
            people.adopt(user, guest)
            response = redirect(back(request, reverse("me")))
            guesses.remember(request, response, user)
            return response
    return render(request, "site/form.html", shown(request, form, "register"))


class Login(auth.LoginView):
    """Log in; games played as a guest on this browser come along."""

    template_name = "site/form.html"
    form_class = AuthenticationForm

    def get_context_data(self, **kwargs: Any) -> Any:
        context = super().get_context_data(**kwargs)
        return {**context, **shown(self.request, context["form"], "login")}

    @method_decorator(refusable)
    def post(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        self.guess = guesses.login(request, request.POST.get("username", ""))
        return super().post(request, *args, **kwargs)

    def form_valid(self, form: Any) -> Any:
        self.guess.was_right()
        guest = people.person_of(self.request)
        response = super().form_valid(form)
        people.adopt(form.get_user(), guest)
        guesses.remember(self.request, response, form.get_user())
        return response


class Logout(auth.LogoutView):
    """Log out by a button; whoever types the address is asked."""

    http_method_names = ["get", "head", "post", "options"]

    def get(self, request: Any, *args: Any, **kwargs: Any) -> HttpResponse:
        return render(request, "site/logout.html")


class Password(auth.PasswordChangeView):
    """Another password: it ends the sessions of other browsers, the key of programs, and notices to browsers
    (`live/people.py`)."""

    template_name = "site/form.html"
    success_url = "/me/settings?kept"

    def get_context_data(self, **kwargs: Any) -> Any:
        context = super().get_context_data(**kwargs)
        return {**context, **shown(self.request, context["form"], "password")}

    @method_decorator(refusable)
    def post(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        self.guess = guesses.again(request)
        return super().post(request, *args, **kwargs)

    def form_valid(self, form: Any) -> Any:
        self.guess.was_right()
        response = super().form_valid(form)
        guesses.remember(self.request, response, form.user)
        return response

    def form_invalid(self, form: Any) -> Any:
        if "old_password" not in form.errors:
            self.guess.was_right()
        return super().form_invalid(form)
