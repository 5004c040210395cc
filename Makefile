# Every target sets up what it needs. `make` alone lists them.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
export PYTHONDONTWRITEBYTECODE :=  # some machines set it, and then every start compiles all modules again
PAGE   := $(shell find web/src web/public web/build web/*.* -type f 2>/dev/null; find src/oriflamme/texts -name '*.ftl')
RULES  := $(wildcard src/oriflamme/rules/*.py src/oriflamme/tactics/*.py src/oriflamme/encoding/*.py src/oriflamme/net/*.py build_tools/*) hatch_build.py pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help play test ready lint style types imports page-lint page-test format coverage bench docs fuzz peek calibration marks strength sanitize faults secrets storm shared load load-shared browser figures screens mutants clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV):
	mkdir -p $@

$(BIN)/python: | $(VENV)
	$(PYTHON) -m venv $(VENV)

$(VENV)/dev: requirements/dev.txt requirements/run.txt requirements/build.txt requirements/arena.txt requirements/cluster.txt requirements/dataset.txt requirements/envs.txt requirements/shared.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/dev.txt
	@touch $@

# What pip would do alone, and before anything else could begin.
$(VENV)/bytecode: $(VENV)/dev
	@$(BIN)/python -m compileall -qq $(VENV)/lib || true  # some packages bring templates that are not Python
	@touch $@

$(VENV)/compiled: $(RULES) $(VENV)/dev
	ORIFLAMME_NO_PAGE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/page: $(PAGE) $(VENV)/compiled
	$(BIN)/python -m web.build_page
	@touch $@

# What a browser needs to play without a server: Python for it, msgspec and our package.
$(VENV)/offline: $(VENV)/page $(shell find src/oriflamme -name '*.py') web/build_offline.py requirements/offline.txt
	$(BIN)/python -m web.build_offline
	@touch $@

# What comes from the system's packages and not from Python's: a browser, a clock that can be stepped, two databases.
$(VENV)/system: | $(VENV)
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null && command -v faketime >/dev/null && command -v redis-server >/dev/null && \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell faketime postgresql redis-server; \
	else echo "The tests need Chromium, faketime, PostgreSQL and Redis: please install them."; fi
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	@touch $@

$(VENV)/docs: requirements/docs.txt $(VENV)/compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/docs.txt
	@touch $@

$(VENV)/mutants: requirements/mutants.txt $(VENV)/compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/mutants.txt
	@touch $@

$(VENV)/wheels: requirements/wheels.txt $(VENV)/compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/wheels.txt
	@touch $@

play: $(VENV)/offline  ## start the server and open the page
	@$(BIN)/oriflamme serve --open

.PHONY: site
site: $(VENV)/offline  ## write the page without a server into build/static, for any static host
	$(BIN)/python -m web.build_site
	@echo "build/static is ready. To look at it: $(BIN)/python -m http.server --directory build/static"

# Tests that share something expensive name a group, which one worker runs. ORDER=random shuffles them; the seed that it
# prints gives the same order again: make test ORDER=random SEED=…
SEED   ?= $(shell date +%s)
# Two workers more than there are cores: many tests wait for a server or a browser.
PARALLEL := -n 4 --dist loadgroup --no-loadscope-reorder
# No test uses the plugin of Schemathesis, and importing it takes half a second in each process.
PYTEST := $(BIN)/python -m pytest --quiet -p no:schemathesis $(if $(filter random,$(ORDER)),-p randomly --randomly-seed=$(SEED))

test:  ## run every test, compiled and uncompiled (ORDER=random shuffles them)
	@$(MAKE) --no-print-directory -j 2 ready
	@PYTEST="$(PYTEST)" PARALLEL="$(PARALLEL)" tests/run

ready: $(VENV)/offline $(VENV)/system $(VENV)/bytecode

lint: types style imports page-lint  ## check style, types and the direction of imports

style: $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/compiled
	$(BIN)/mypy

imports: $(VENV)/compiled
	$(BIN)/lint-imports

page-lint: $(VENV)/compiled
	$(BIN)/python -m web.build_page check lint

page-test: $(VENV)/page
	$(BIN)/python -m web.build_page test

format: $(VENV)/dev  ## put the code into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/bench  ## measure the speed against OpenSpiel
	$(BIN)/python -m benchmarks

# The compiled rules cannot be measured, so the tests of the rules run once more, plain. A test that fails here, as that
# of the disk with little room may, takes no figures away.
coverage: export COVERED := $(CURDIR)/src/oriflamme
coverage: ready  ## measure the lines and branches that the tests reach, in every process
	rm -rf build/coverage && mkdir -p build/coverage
	failed=; \
	$(BIN)/coverage run --rcfile=tests/coverage.toml -m pytest $(PARALLEL) --quiet || failed=1; \
	ORIFLAMME_PLAIN=1 $(BIN)/coverage run --rcfile=tests/coverage.toml -m pytest -n 2 --quiet tests/rules || failed=1; \
	$(BIN)/coverage combine --quiet --rcfile=tests/coverage.toml build/coverage && \
	$(BIN)/coverage json --quiet --rcfile=tests/coverage.toml -o build/coverage/report.json && \
	$(BIN)/python -m tests.coverage_figures build/coverage/report.json && \
	test -z "$$failed"

fuzz: $(VENV)/compiled  ## 100,000 mutated records, scenarios and actions
	$(BIN)/python -m tests.fuzz

peek: $(VENV)/compiled  ## 10,000 pairs of games for each bot: it cannot see what it must not
	$(BIN)/python -m tests.bots.peeking

calibration: $(VENV)/compiled  ## compare the coach's chances and beliefs with what came of them
	$(BIN)/python -m benchmarks.calibration

marks: $(VENV)/compiled  ## measure whether the marks of reviews tell the levels apart (half an hour, resumable)
	$(BIN)/python -m benchmarks.marks

strength: $(VENV)/compiled  ## measure how strong the bots are and write docs/strength-tables.md (many hours, resumable)
	$(BIN)/python -m benchmarks.strength

.PHONY: train
train: $(VENV)/train  ## train the net into build/train; a stopped run goes on (pip install torch by hand if you want the CPU build)
	$(BIN)/python -m oriflamme.training.lessons build/lessons --shards 100
	$(BIN)/python -m oriflamme.training build/train --from build/lessons
	$(BIN)/oriflamme arena match net:build/train/weights.bin club:300 --deals 500

.PHONY: train-example
train-example: $(VENV)/train  ## train a net by examples/train_ppo.py for a minute, and measure it
	$(BIN)/python examples/train_ppo.py --decisions 200_000 --imitate 40_000 --out build/net.pt
	PYTHONPATH=examples $(BIN)/oriflamme arena match train_ppo.Trained:build/net.pt casual --deals 20

$(VENV)/train: requirements/train.txt $(VENV)/compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/train.txt
	@touch $@

.PHONY: proof
proof: $(VENV)/offline $(VENV)/system $(VENV)/mutants  ## the long forms of all tests, resumable; print their figures and write docs/proof.md (a day)
	$(BIN)/python -m tests.proof

mutants: $(VENV)/mutants  ## change one thing in the rules, tables or accounts, and see a test fail; resumable
	$(BIN)/python -m tests.mutants --count all

sanitize: $(VENV)/compiled  ## play with overflows and wrong indices made fatal
	rm -rf build/sanitized
	$(BIN)/python -m build_tools.compile --sanitize build/sanitized
	PYTHONPATH=build/sanitized $(BIN)/python -m tests.soak

faults: $(VENV)/compiled  ## kill the server, cut the network, fill the disk, step the clock; print what was lost
	$(BIN)/python -m tests.server.faults

secrets: $(VENV)/compiled  ## 10,000 pairs of tables that must look the same to a viewer who may not know the difference
	$(BIN)/python -m tests.server.secrets

storm: $(VENV)/compiled  ## 1,000,000 mutated frames, 200,000 wrong messages, and attackers with 64 to 1,100 connections
	$(BIN)/python -m tests.server.bad_input
	$(BIN)/python -m tests.server.bad_input.storm

shared: $(VENV)/compiled $(VENV)/system  ## several processes on PostgreSQL and Redis, all of them killed, stopped and frozen (two hours)
	$(BIN)/python -m tests.server.shared

load: $(VENV)/compiled  ## measure the server under load, against its limits
	$(BIN)/python -m benchmarks.load

load-shared: $(VENV)/compiled $(VENV)/system  ## one process against two, on SQLite and PostgreSQL
	$(BIN)/python -m benchmarks.load.shared

browser: $(VENV)/page $(VENV)/system  ## play on the page in a real browser
	$(PYTEST) $(PARALLEL) tests/web

figures: $(VENV)/offline $(VENV)/system  ## weigh and time the page, as on a slow line with a slow phone, and without a network
	$(BIN)/python -m tests.web.figures
	$(BIN)/python -m tests.web.offline_cost

screens: $(VENV)/page $(VENV)/system  ## take pictures of every page and table, into build/screens (DOCS=1 updates docs/screens)
	$(BIN)/python -m tests.web.screens $(if $(DOCS),--docs)

.PHONY: protocol
protocol: $(VENV)/compiled  ## write the page's types and the JSON Schema from src/oriflamme/protocol
	$(BIN)/oriflamme protocol typescript > web/src/protocol.ts
	$(BIN)/oriflamme protocol schema > docs/protocol.schema.json

# A wheel of Python 3.12 fits all later versions; one of 3.11 fits 3.11 only. Both are tried in clean environments.
.PHONY: wheels
wheels: $(VENV)/page $(VENV)/wheels  ## build wheels that an index takes into dist, and try them in clean environments
	rm -rf build/wheels && mkdir -p build/wheels
	for python in python3.11 python3.12; do ! $$python -c "" 2>/dev/null || ORIFLAMME_NO_PAGE=1 ORIFLAMME_REQUIRE_COMPILED=1 \
		$$python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir build/wheels . || exit 1; done
	for wheel in build/wheels/*.whl; do PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/auditwheel repair --wheel-dir dist $$wheel || exit 1; done
	$(BIN)/python -m tests.build.wheels dist python3.11 python3.12 python3.13

# The site is built strictly: a broken link or anchor fails (not with --quiet, which hides warnings from --strict too).
# Nothing is fetched, neither by the build nor by its pages.
docs: $(VENV)/docs $(VENV)/page  ## check the documentation, run its tutorials, and build its site into build/site
	$(BIN)/python -m pytest --quiet tests/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	$(BIN)/python -m tests.docs.site build/site

clean:  ## remove what was built
	rm -rf $(VENV) build dist web/.svelte-check .pytest_cache .mypy_cache .ruff_cache .hypothesis src/oriflamme/rules/*.so web/node_modules src/oriflamme/server/page src/oriflamme/server/offline
