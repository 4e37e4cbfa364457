# make play: the site on this machine. make test: every test once. make wide: the same for every further game, seat
# and screen. make quick: what a change in one game needs.
# Every target sets up what it needs by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

PLAY := $(VENV)/.play
DEVELOP := $(VENV)/.develop
CHECKS := $(VENV)/checks
# The pip outside installs into the environment, which then needs none of its own; where there is none, it gets one.
OUTSIDE := $(shell $(PYTHON) -m pip --python "$$(command -v $(PYTHON))" --version >/dev/null 2>&1 && echo yes)
PIP := $(if $(OUTSIDE),$(PYTHON) -m pip --python $(BIN)/python,$(BIN)/python -m pip) --quiet --disable-pip-version-check

# Some machines forbid Python to keep its bytecode: then each of the hundreds of commands and servers that tests start
# would read all its modules anew, three times as long.
unexport PYTHONDONTWRITEBYTECODE

LINT := lint-style lint-types lint-bandit lint-scripts lint-pages
.PHONY: setup play lean browser parts test wide quick compiled laws laws-checked soak soak-load soak-faults soak-memory soak-hand soak-browsers soak-bots soak-laws bench lint $(LINT) audit walks pictures lock clean

# What playing needs; `setup` has all that developing needs.
$(PLAY): requirements/play.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(if $(OUTSIDE),--without-pip) $(VENV)
	@echo "Installing Collegium and what playing needs (under a minute the first time) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/play.lock
	@$(PIP) install --no-compile --no-deps -e .
	@$(MAKE) --no-print-directory lean
	@touch $(PLAY)

# What no program reads: the libraries' own tests, and the sources of Django's translations (it reads the .mo beside them).
lean:
	@find $(VENV)/lib \( -path "*/site-packages/numpy/*tests" -o -path "*/site-packages/numba/*tests" -o \
		-path "*/site-packages/llvmlite/tests" \) -type d -prune -exec rm -rf {} +
	@find $(VENV)/lib -path "*/site-packages/django/*.po" -delete

$(DEVELOP): $(PLAY) requirements/develop.lock
	@echo "Installing what developing needs (a few minutes the first time) ..."
	@$(PIP) install --require-hashes -r requirements/develop.lock
	@touch $(DEVELOP)

# ESLint and the HTML checker of the W3C come from npm; without it `make lint` goes without them.
$(CHECKS)/.made: $(wildcard requirements/checks/*)
	@command -v npm >/dev/null || exit 0; mkdir -p $(CHECKS) && cp requirements/checks/* $(CHECKS) && \
		npm ci --prefix $(CHECKS) --ignore-scripts --no-audit --no-fund --fetch-retries=1 --fetch-timeout=30000 --loglevel=error >/dev/null && \
		touch $@ || echo "npm did not install ESLint and the HTML checker: make lint will say so."

setup: $(DEVELOP) $(CHECKS)/.made

play: $(PLAY)
	@$(BIN)/collegium serve

# Browser tests want Chromium; it is installed where the machine allows (Debian, as root).
browser:
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && \
		echo "Installing Chromium for the browser tests ..." && apt-get update -qq && \
		apt-get install -y -qq chromium >/dev/null; } || echo "No Chromium: the browser tests will say so."

# Tests of several servers want PostgreSQL and Redis; they start their own on loopback.
parts:
	@{ command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || \
		{ command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && \
		echo "Installing PostgreSQL and Redis for the tests of several servers ..." && apt-get update -qq && \
		apt-get install -y -qq postgresql redis-server >/dev/null; } || \
		echo "No PostgreSQL or no Redis: the tests of several servers will say so."

# Compiled engines are made once and shared by all tests. What needs one process each goes first, JOBS at a time: lint
# and compilation. Then all tests, beside each other. `.ci/run` tries the breadth and the laws with checked bounds as well.
JOBS ?= 2
GAMES := $(patsubst src/collegium/games/%/components.toml,%,$(wildcard src/collegium/games/[a-z]*/components.toml))
PYTEST := $(BIN)/python -m pytest
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Two processes more than jobs: tests of servers and browsers also wait.
BESIDE := -n $(shell expr $(JOBS) + 2) --dist worksteal
test: setup browser parts
	@$(MAKE) --no-print-directory --jobs=$(JOBS) $(SYNC) lint compiled
	$(PYTEST) $(BESIDE) -m "not wide"

# The breadth (tests/breadth.py): what `make test` tried in one game, number of seats or screen, in all the others.
wide: setup browser parts
	@$(MAKE) --no-print-directory --jobs=$(JOBS) $(SYNC) compiled
	$(PYTEST) $(BESIDE) -m wide

# A change in one game: lint, the game's own tests, the laws, drawing and words of that game. GAME may name several;
# without it, those whose files differ from main.
SINCE = $(shell git merge-base HEAD main 2>/dev/null || echo HEAD)
CHANGED = $(shell { git diff --name-only $(SINCE); git ls-files --others --exclude-standard; } 2>/dev/null)
quick: GAME ?= $(filter $(GAMES),$(sort $(foreach file,$(CHANGED),$(word 4,$(subst /, ,$(file))))))
quick: setup
	@test -n "$(strip $(GAME))" || { echo "No game differs from main. Say which one you mean:" \
		"make quick GAME=KEY (one of $(GAMES)), or make test for everything."; exit 2; }
	@test -z "$(filter-out $(GAMES),$(GAME))" || { echo "Unknown game $(filter-out $(GAMES),$(GAME))" \
		"(expected one of $(GAMES))."; exit 2; }
	@$(MAKE) --no-print-directory --jobs=$(JOBS) $(SYNC) lint $(GAME:%=compiled-%)
	$(PYTEST) $(BESIDE) $(GAME:%=--game %) tests/laws tests/draw $(GAME:%=src/collegium/games/%)

compiled: $(GAMES:%=compiled-%)
compiled-%: setup
	@$(BIN)/collegium compile $*

# The laws of random play once more, with every array access checked by the compiled code itself.
laws-checked: setup
	@$(MAKE) --no-print-directory --jobs=$(JOBS) $(SYNC) $(GAMES:%=laws-checked-%)
laws-checked-%: setup
	@echo "The laws of random play, every array access checked: $*"
	@NUMBA_BOUNDSCHECK=1 COLLEGIUM_LAW_GAMES=600 $(PYTEST) --game $* tests/laws/test_play.py

laws: compiled
	$(PYTEST) $(BESIDE) tests/laws

# What takes long, the quickest first; how long each part takes on two cores stands before it. The site under load; servers
# that are killed fifty times, PostgreSQL and Redis that go away, processes that race for the same choice, disks, clocks and
# wires that fail; memory over 20,000 choices; a round of every game in three browsers; whole games in the browser, every
# choice by hand; bots that search for long; a hundred thousand random games of every game, every invariant after every
# choice. `make soak-faults` and so on: one part alone.
SOAK := load faults memory browsers hand bots laws
soak: $(SOAK:%=soak-%)
soak-load: setup parts compiled
	@echo "200 tables in one process, 500 in two on PostgreSQL and Redis, 2,000 idle streams (about four minutes) ..."
	$(BIN)/python benchmarks/site_load.py --tables 200 --warm 10 --seconds 40
	$(BIN)/python benchmarks/site_load.py --tables 500 --workers 2 --parts --warm 10 --seconds 30
	$(BIN)/python benchmarks/site_load.py --tables 5 --idle 2000 --seconds 10
soak-faults: setup browser parts
	@echo "Faults of servers and machines, fifty times each (about half an hour) ..."
	COLLEGIUM_FAULTS=50 $(PYTEST) -v tests/web/test_many_servers.py tests/web/test_faults.py tests/web/test_backup.py
soak-memory: setup
	@echo "Memory over 40,000 choices, and while one visitor floods the site (about twelve minutes) ..."
	COLLEGIUM_FAULTS=50 $(PYTEST) -v -s tests/web/test_memory.py
soak-hand: setup browser
	@echo "Whole games in the browser, every choice by hand; taps and holds on a phone (about three quarters of an hour) ..."
	COLLEGIUM_WHOLE_GAMES="by hand" $(PYTEST) -v tests/web/test_whole_games.py
	COLLEGIUM_TAPS=20 $(PYTEST) -v -s tests/web/test_fingers.py
# Debian has all three browsers; elsewhere those that are there are driven, and the others named.
soak-browsers: setup browser compiled
	@{ command -v WebKitWebDriver && command -v Xvfb && command -v firefox-esr; } >/dev/null 2>&1 || \
		{ command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && echo "Installing WebKit and Firefox ..." && \
		apt-get update -qq && apt-get install -y -qq webkit2gtk-driver xvfb firefox-esr >/dev/null; } || true
	@echo "One round of every game in Chromium, WebKit and Firefox, desk and phone (about ten minutes) ..."
	$(BIN)/python benchmarks/browsers.py
soak-bots: setup
	@echo "Bots that search for long (about half an hour) ..."
	COLLEGIUM_IDLE=professors $(PYTEST) -v tests/bots/test_idle.py
soak-laws: setup compiled
	@echo "A hundred thousand random games of every game (hours) ..."
	COLLEGIUM_LAW_GAMES=100000 $(PYTEST) -v tests/laws/test_play.py

bench: setup
	$(BIN)/collegium bench

# Style and types of Python, slips that endanger a site, scripts of the site, and its pages as HTML; beside each other.
lint: setup
	@$(MAKE) --no-print-directory $(if $(findstring --jobserver,$(MAKEFLAGS)),,--jobs=$(JOBS)) $(SYNC) $(LINT)
lint-style:
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
lint-types:
	$(BIN)/mypy
lint-bandit:
	$(BIN)/bandit --quiet --recursive --configfile pyproject.toml src
lint-scripts:
	@if command -v node >/dev/null && test -e $(CHECKS)/.made; then set -x; \
		node $(CHECKS)/node_modules/eslint/bin/eslint.js --config $(CHECKS)/eslint.config.mjs src/collegium/web/static/collegium; \
		else echo "Left out: ESLint (it needs Node.js with npm)."; fi
# The checker does not know htmx's attributes; and a script shows what is both hidden and kept from those who listen.
UNKNOWN := .*Attribute “(hx|sse)-[a-z-]+” not allowed.*|.*“aria-hidden” is unnecessary.*
lint-pages:
	@if command -v java >/dev/null && test -e $(CHECKS)/.made; then set -ex; \
		$(BIN)/python -m tests.web.markup $(CHECKS)/pages; \
		java -jar $(CHECKS)/node_modules/vnu-jar/build/dist/vnu.jar --Werror --filterpattern '$(UNKNOWN)' $(CHECKS)/pages; \
		else echo "Left out: the HTML checker (it needs Java, and npm to install it)."; fi

# Known holes in what we depend on. Its database changes daily, so continuous integration does not run it.
audit: setup
	@$(PIP) install uv
	$(BIN)/uv tool run pip-audit@2.10.1 --disable-pip --require-hashes --requirement requirements/develop.lock

walks: setup
	$(BIN)/python -m collegium.tools.walks

# Renew the pictures: of every game on the first page; of the docs, every game's table, the site, the house with its rooms,
# what learners see.
pictures: setup browser
	$(BIN)/python -m collegium.tools.favicon
	$(BIN)/python -m collegium.tools.fronts
	$(BIN)/python -m collegium.tools.pictures docs/pictures
	$(BIN)/python -m collegium.tools.shots docs/pictures
	$(BIN)/python -m collegium.tools.blueprint docs
	$(BIN)/python -m collegium.envs.pages docs

# Renew the lock files from the ranges in pyproject.toml: for every platform and Python, with hashes.
LOCK = $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header
lock: setup
	@$(PIP) install uv
	$(LOCK) --output-file requirements/play.lock
	$(LOCK) --extra dev --constraint requirements/play.lock --output-file requirements/develop.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info
