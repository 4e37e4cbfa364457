"""`python -m collegium` is the same as `collegium`."""

from collegium.cli import main

raise SystemExit(main())
