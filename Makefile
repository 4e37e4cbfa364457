# make play: the site on this machine. make test: everything. Every target sets up what it needs by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: setup play browser test laws soak bench lint walks pictures lock clean

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@test -x $(BIN)/python || { echo "Making the virtual environment in $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@echo "Installing Collegium and what it needs (about a minute the first time) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $(STAMP)

play: setup
	@$(BIN)/collegium serve

# Browser tests want Chromium; it is installed where the machine allows (Debian, as root).
browser:
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && \
		echo "Installing Chromium for the browser tests ..." && apt-get update -qq && \
		apt-get install -y -qq chromium >/dev/null; } || echo "No Chromium: the browser tests will say so."

test: setup browser lint
	$(BIN)/python -m pytest
	$(MAKE) --no-print-directory laws-checked

# The laws of random play once more, with every array access checked by the compiled code itself.
.PHONY: laws-checked
laws-checked: setup
	NUMBA_BOUNDSCHECK=1 COLLEGIUM_LAW_GAMES=600 $(BIN)/python -m pytest tests/laws/test_play.py

laws: setup
	$(BIN)/python -m pytest tests/laws

# A hundred thousand random games of every game, every invariant after every choice.
soak: setup
	COLLEGIUM_LAW_GAMES=100000 $(BIN)/python -m pytest tests/laws/test_play.py

bench: setup
	$(BIN)/collegium bench

lint: setup
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy

walks: setup
	$(BIN)/python -m collegium.arena.walks

# Renew the pictures of the docs.
pictures: setup
	$(BIN)/python -m collegium.arena.pictures docs/pictures

# Renew the lock file from the ranges in pyproject.toml.
lock: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade -e '.[dev]'
	$(BIN)/python -m pip freeze --exclude-editable > requirements.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info
