"""The site: play in a browser with friends and bots. Knows no game by name; see docs/site.md."""
