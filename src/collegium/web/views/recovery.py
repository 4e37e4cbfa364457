"""A new password for who forgot it: Django's own views, in our words. Nobody learns whether an address is known: the
answer is the same, and the letter is written in the background."""

from __future__ import annotations

from typing import Any

from django.contrib.auth import views as auth
from django.contrib.auth.forms import PasswordResetForm
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse, reverse_lazy
from django.utils.decorators import method_decorator

from collegium.web.door import guesses
from collegium.web.live import letters, origin
from collegium.web.refusals import Refused
from collegium.web.views.account import shown
from collegium.web.views.common import refusable, refusal
from collegium.web.words import language, say


class Forgotten(PasswordResetForm):
    """Writes the letter in our words."""

    def send_mail(self, subject: Any, body: Any, context: Any, sender: Any, to: Any, **_: Any) -> None:
        user, login = context["user"], context["user"].get_username()
        link = f"{context['site']}{reverse('renew', args=[context['uid'], context['token']])}"
        name = str(getattr(user, "person", None) or login)
        letters.send(
            to, context["lang"], "letter-recovery-subject", "letter-recovery", link=link, name=name, login=login
        )


class Recover(auth.PasswordResetView):
    """Ask for the letter."""

    template_name = "site/form.html"
    form_class = Forgotten
    success_url = reverse_lazy("recover_sent")

    def get_context_data(self, **kwargs: Any) -> Any:
        context = super().get_context_data(**kwargs)
        return {**context, **shown(self.request, context["form"], "recover")}

    @method_decorator(refusable)
    def post(self, request: Any, *args: Any, **kwargs: Any) -> Any:
        guesses.letter(request, request.POST.get("email", ""))
        return super().post(request, *args, **kwargs)

    def form_valid(self, form: Any) -> HttpResponse:
        request: Any = self.request
        told = {"lang": language(request), "site": origin.of_request(request)}
        letters.soon(lambda: form.save(domain_override=told["site"].partition("://")[2], extra_email_context=told))
        return super(auth.PasswordResetView, self).form_valid(form)


def sent(request: Any) -> HttpResponse:
    words = {"title": say(language(request), "recover-sent-title"), "words": say(language(request), "recover-sent")}
    return render(request, "site/said.html", {**words, "next": reverse("login"), "way": "form-login"})


class Renew(auth.PasswordResetConfirmView):
    """The link in the letter: choose a new password. It ends the sessions of all browsers, and the key of programs."""

    template_name = "site/form.html"
    success_url = reverse_lazy("renewed")

    def render_to_response(self, context: Any, **kwargs: Any) -> Any:
        if not self.validlink:
            return refusal(self.request, Refused("refused-link", status=410, way=(reverse("recover"), "recover-again")))
        return super().render_to_response(context, **kwargs)

    def get_context_data(self, **kwargs: Any) -> Any:
        context = super().get_context_data(**kwargs)
        return {**context, **shown(self.request, context["form"], "renew")} if self.validlink else context

    def form_valid(self, form: Any) -> Any:
        response = super().form_valid(form)
        guesses.remember(self.request, response, form.user)  # so that guesses of others keep nobody out
        return response


def renewed(request: Any) -> HttpResponse:
    words = {"title": say(language(request), "recover-done-title"), "words": say(language(request), "recover-done")}
    return render(request, "site/said.html", {**words, "next": reverse("login"), "way": "form-login"})
