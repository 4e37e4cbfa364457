"""The site as a Django application."""

from __future__ import annotations

from django.apps import AppConfig
from django.contrib.admin.apps import AdminConfig


class Site(AppConfig):
    name = "collegium.web"
    label = "site"
    verbose_name = "Collegium"


class Admin(AdminConfig):
    """Django's admin, behind a door of ours."""

    default_site = "collegium.web.door.staff.Door"
