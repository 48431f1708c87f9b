# Two commands do everything on a fresh machine: `make play` and `make test`.

# Distributors let the compiler optimise Python by what it does, so tests take up to a tenth less than with one that somebody
# compiled. Theirs comes first, where it can make environments.
NAMES = python3.13 python3.12 python3.11 python3
PYTHONS = $(addprefix /usr/bin/,$(NAMES)) $(NAMES)
PYTHON ?= $(shell for p in $(PYTHONS); do \
	command -v $$p >/dev/null && $$p -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && \
	echo $$p && break; done)
BIN = .venv/bin
TESTS ?= tests
WORKERS ?= auto

.PHONY: play bot test quick test-all check system format lint types bench mutate clean
.DEFAULT_GOAL := help

help:
	@echo "make play    play here, in a browser, without Discord"
	@echo "make test    run the tests"
	@echo "make quick   the tests to run while writing code: no sockets, no browser, nothing slow"
	@echo "make test-all  every test at the size of a release: on both engines, ten tables a set-up, whole tables in the browser"
	@echo "make check   formatter, linter, types, tests"
	@echo "make bot     run the bot on Discord, with the settings of .env"
	@echo "make bench   measure"
	@echo "make mutate  change the program at 60 random places, and name the changes that no test notices"

# Keep bytecode even where the environment asks for none: the tests start hundreds of processes.
pytest = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, with its module ensurepip (on Debian and Ubuntu: the package python3-venv). PYTHON=… names one."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.run: .venv/pyvenv.cfg pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/.play: .venv/pyvenv.cfg pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[playground]'
	@touch $@ .venv/.run

# Most modules of what tests need are never imported: Python compiles those that are, when they are.
.venv/.dev: .venv/pyvenv.cfg pyproject.toml
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/.run .venv/.play

.venv/.bench: .venv/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

.venv/.mutate: .venv/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[mutate]'
	@touch $@

play: .venv/.play
	@exec $(BIN)/python -m bot.playground

# glibc gives the memory of pictures back to the system at once.
bot: .venv/.run
	@MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304 exec $(BIN)/python -m bot

system:
	@sh tests/browser/chromium.sh
	@sh tests/postgres.sh

test: .venv/.dev system
	$(pytest) $(TESTS)

quick: .venv/.dev
	$(pytest) -m 'not (release or slow or browser or sockets)' $(TESTS)

test-all: export TURNPOST_GAMES = 10
test-all: export TURNPOST_BROWSER = whole
test-all: .venv/.dev system
	$(pytest) -m '' $(TESTS)

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/vulture

types: .venv/.dev
	nice $(BIN)/mypy

# The two package managers work at the same time; types are checked beside the tests.
check:
	@$(MAKE) --no-print-directory -j2 .venv/.dev system
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory -j2 types test

mutate: .venv/.mutate
	$(BIN)/python -m tests.mutations

bench: .venv/.bench
	$(BIN)/python -m benchmarks

clean:
	rm -rf .venv *.egg-info .mypy_cache .ruff_cache .pytest_cache
