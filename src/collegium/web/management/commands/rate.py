"""`manage rate`: count rated games that could not be counted when they ended; with `--again` all of them anew."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from collegium.web.live import ratings


class Command(BaseCommand):
    help = "Count rated games that could not be counted when they ended."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--again", action="store_true", help="count all games anew, from their results")

    def handle(self, *args: Any, **options: Any) -> None:
        games = ratings.missed()
        if options["again"]:
            games = ratings.again()
        self.stdout.write(f"counted: {games}")
