"""The site as a Django application."""

from __future__ import annotations

from django.apps import AppConfig


class Site(AppConfig):
    name = "collegium.web"
    label = "site"
    verbose_name = "Collegium"
