# make play: the site on this machine. make test: everything. Every target sets up what it needs by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

PLAY := $(VENV)/.play
DEVELOP := $(VENV)/.develop
# The pip outside installs into the environment, which then needs none of its own; where there is none, it gets one.
OUTSIDE := $(shell $(PYTHON) -m pip --python "$$(command -v $(PYTHON))" --version >/dev/null 2>&1 && echo yes)
PIP := $(if $(OUTSIDE),$(PYTHON) -m pip --python $(BIN)/python,$(BIN)/python -m pip) --quiet --disable-pip-version-check

.PHONY: setup play browser test laws soak bench lint walks pictures lock clean

# What playing needs; `setup` has all that developing needs.
$(PLAY): requirements/play.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(if $(OUTSIDE),--without-pip) $(VENV)
	@echo "Installing Collegium and what playing needs (under a minute the first time) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/play.lock
	@$(PIP) install --no-compile --no-deps -e .
	@touch $(PLAY)

$(DEVELOP): $(PLAY) requirements/develop.lock
	@echo "Installing what developing needs (a few minutes the first time) ..."
	@$(PIP) install --require-hashes -r requirements/develop.lock
	@touch $(DEVELOP)

setup: $(DEVELOP)

play: $(PLAY)
	@$(BIN)/collegium serve

# Browser tests want Chromium; it is installed where the machine allows (Debian, as root).
browser:
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && \
		echo "Installing Chromium for the browser tests ..." && apt-get update -qq && \
		apt-get install -y -qq chromium >/dev/null; } || echo "No Chromium: the browser tests will say so."

# Compiled engines are made once, two games at a time, and shared by all tests; tests run beside each other.
JOBS ?= 2
test: setup browser lint compiled
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal
	$(MAKE) --no-print-directory laws-checked

.PHONY: compiled
compiled: setup
	@$(BIN)/collegium games --json | $(BIN)/python -c "import json, sys; print(*(game['key'] for game in json.load(sys.stdin)))" | \
		xargs -n 1 -P $(JOBS) $(BIN)/collegium compile

# The laws of random play once more, with every array access checked by the compiled code itself.
.PHONY: laws-checked
laws-checked: setup
	NUMBA_BOUNDSCHECK=1 COLLEGIUM_LAW_GAMES=600 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup tests/laws/test_play.py

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
	$(BIN)/python -m collegium.tools.walks

# Renew the pictures of the docs: every game's table, and the house with its table of rooms.
pictures: setup
	$(BIN)/python -m collegium.tools.pictures docs/pictures
	$(BIN)/python -m collegium.tools.blueprint docs

# Renew the lock files from the ranges in pyproject.toml: for every platform and Python, with hashes.
LOCK = $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header
lock: setup
	@$(PIP) install uv
	$(LOCK) --output-file requirements/play.lock
	$(LOCK) --extra dev --constraint requirements/play.lock --output-file requirements/develop.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info
