"""`manage factor NAME`: make the second factor of somebody who looks after the site, or a new one."""

from __future__ import annotations

from typing import Any

import segno
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError, CommandParser

from collegium.web.live import factor


class Command(BaseCommand):
    help = "Make the second factor of a member of staff; one made before is worth nothing from then on."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", help="the name to log in with")

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.SECOND_FACTOR:
            raise CommandError("second factors need the extra server: pip install collegium[server]")
        user = User.objects.filter(username=options["name"]).first()
        if user is None or not user.is_staff:
            raise CommandError(f"no member of staff is called {options['name']} (see manage createsuperuser)")
        made = factor.renew(user)
        self.stdout.write("Scan this with an app for one-time codes:\n")
        segno.make(made.address, error="l").terminal(out=self.stdout, compact=True)
        self.stdout.write(f"\nOr type the secret there: {made.secret}\n")
        self.stdout.write("\nKeep these recovery codes apart; each is good once:\n")
        self.stdout.write("".join(f"  {code}\n" for code in made.codes))
