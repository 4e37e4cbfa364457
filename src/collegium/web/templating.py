"""Django's templates, whose contexts are taken apart after use: they stand in circles, and all that a page showed would
wait with them for a search for garbage."""

from __future__ import annotations

from typing import Any

from django.template import TemplateDoesNotExist
from django.template.backends import django
from django.template.context import make_context


class Template(django.Template):  # type: ignore[misc]
    def render(self, context: Any = None, request: Any = None) -> Any:
        """The page. As Django's own, but that nothing of the context is left."""
        made = make_context(context, request, autoescape=self.backend.engine.autoescape)
        try:
            return self.template.render(made)
        except TemplateDoesNotExist as missing:
            django.reraise(missing, self.backend)
        finally:
            made.dicts.clear()


class Templates(django.DjangoTemplates):  # type: ignore[misc]
    def from_string(self, template_code: str) -> Template:
        return Template(super().from_string(template_code).template, self)

    def get_template(self, template_name: str) -> Template:
        return Template(super().get_template(template_name).template, self)
