"""Django's templates, with contexts that are emptied after use. A context of Django's is part of a reference cycle, so
everything that a page showed would wait for the garbage collector."""

from __future__ import annotations

from typing import Any

from django.template import TemplateDoesNotExist
from django.template.backends import django
from django.template.context import make_context


class Template(django.Template):
    def render(self, context: Any = None, request: Any = None) -> Any:
        """Render the page as Django does, then empty the context."""
        made = make_context(context, request, autoescape=self.backend.engine.autoescape)
        try:
            return self.template.render(made)
        except TemplateDoesNotExist as missing:
            django.reraise(missing, self.backend)
        finally:
            made.dicts.clear()


class Templates(django.DjangoTemplates):
    def from_string(self, template_code: str) -> Template:
        return Template(super().from_string(template_code).template, self)

    def get_template(self, template_name: str) -> Template:
        return Template(super().get_template(template_name).template, self)
