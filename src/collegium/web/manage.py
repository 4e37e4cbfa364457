"""Django's commands for the site: `python -m collegium.web.manage migrate`, `check --deploy`, `createsuperuser`, ..."""

from __future__ import annotations

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "collegium.web.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
