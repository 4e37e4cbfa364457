"""The subcommands of `collegium`, one file each: HELP, arguments(parser), run(args). `cli.py` has the list."""
