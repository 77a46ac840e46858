# The commands of the project; `make help` lists them.
#
# .venv is the one environment: the locked packages, and this package editable and interpreted. `make play` installs only
# what is needed to play, the other commands add the tools. build/quick/package has the compiled package; programs use it
# instead of src/ if it comes first in PYTHONPATH. `make fast` compiles the fastest one, in build/release.
# uv installs everything: the machine's, or one from the package index (make UV= forbids it and uses pip).

PLAY := bottega serve --open
PYTHON ?= python3
PYTEST_ARGS ?= -q -n auto --dist worksteal
SEED ?= $(or $(BOTTEGA_SEED),$(shell date +%Y%m%d))
# The first is the one without windows, which needs less time.
CHROMIUM ?= $(or $(shell command -v chromium-headless-shell),$(shell command -v chromium),$(shell command -v chromium-browser),$(shell command -v google-chrome))

# The build: `quick`; `release` if `make fast` has made one of these sources; `pure` where nothing can be compiled.
BUILD ?= $(shell PYTHON='$(PYTHON)' tools/build-kind)
PACKAGE := $(if $(filter pure,$(BUILD)),src,build/$(BUILD)/package)
READY := $(if $(filter pure,$(BUILD)),build/.page .venv/.play,build/$(BUILD)/.package)
COMPILED := PYTHONPATH='$(CURDIR)/$(PACKAGE)'
WHEEL := build/$(BUILD)/wheel/.built

# The list of source files is kept in a file that changes only when a file is added or removed.
SOURCES := $(shell mkdir -p build; find src -type f ! -name '*.pyc' ! -name '*.so' ! -path '*/server/static/*' | LC_ALL=C sort > build/sources.new; \
	cmp -s build/sources.new build/sources || cp build/sources.new build/sources; cat build/sources)
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.test.ts'; \
	find src -path '*/languages/*' -name page.ftl; find src -name language.json)

say = @printf '\033[1m==>\033[0m %s\n'
step = @tools/step
ENV := PYTHON='$(PYTHON)'

# Without bytecode every process would compile again what it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: help play fast test quick ready checks check lint types imports languages web-lint web-test test-interpreted test-compiled \
	test-packaging test-page coverage soak soak-page test-quick docs dist wheel dev page page-types screenshots format layout golden lock migration \
	release clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "make %-18s%s\n", $$1, $$2}'

play: ## set up whatever is missing and play
	@PYTHON='$(PYTHON)' BUILD='$(BUILD)' MAKE='$(MAKE)' tools/set-up
	@$(COMPILED) PATH="$$PWD/.venv/bin:$$PATH" tools/foreground .venv/bin/$(PLAY)

fast: ## compile the fastest package, which takes minutes; `make play` uses it until the sources change
	@$(MAKE) --no-print-directory BUILD=release -j 2 ready

ready: $(READY)
	@:

# Downloads and compilation run in parallel; the tests, which use all cores anyway, run one after the other.
test: ## set up whatever is missing and run all checks and tests; prints how long each part took
	@MAKE='$(MAKE)' $(PYTHON) tools/parts.py 'set-up=-j 2 ready dev' 'checks=-j 3 -k -O checks test-packaging' \
		interpreted=test-interpreted compiled=test-compiled page=test-page

quick: ## what to run before each commit, in a minute: lint, types, rules, laws and server on a few cases, the page's units
	@MAKE='$(MAKE)' $(PYTHON) tools/parts.py 'checks=-j 2 -k lint types imports web-test' tests=test-quick

check: lint types imports languages web-lint ## linting, types, direction of imports, texts of each language, sources of the page

checks: check web-test docs

lint: .venv/.dev
	$(step) 'ruff' build/logs/ruff.log sh -c '.venv/bin/ruff check --quiet && .venv/bin/ruff format --check'

types: .venv/.dev
	$(step) 'mypy --strict' build/logs/mypy.log .venv/bin/mypy

imports: .venv/.dev
	$(step) 'import-linter' build/logs/imports.log .venv/bin/lint-imports

languages: .venv/.dev
	@.venv/bin/python -m tools.languages

web-lint: .venv/.dev build/.page
	$(step) 'the page: prettier, eslint, svelte-check, types of the protocol' build/logs/web-lint.log \
		.venv/bin/python web_build.py --check

web-test: .venv/.dev build/.page
	$(step) 'the page: unit tests' build/logs/web-test.log .venv/bin/python web_build.py --test

# Tests that start the command or a server many times, and those marked `once`, run on the compiled package if there is
# one.
ONCE := $(if $(filter pure,$(BUILD)),,$(addprefix --ignore=tests/,cli envs old outside server))

test-interpreted: .venv/.dev build/.page ## run the tests on the interpreted package
	$(say) 'pytest, interpreted'
	@BOTTEGA_EXPECT=interpreted .venv/bin/pytest $(PYTEST_ARGS) $(ONCE) \
		-m 'not soak and not packaging and not compiled$(if $(ONCE), and not once)' $(COVERAGE)

coverage: ## run test-interpreted with coverage, in build/coverage/html
	@mkdir -p build/coverage
	@$(MAKE) test-interpreted COVERAGE='--cov --cov-report=term:skip-covered --cov-report=html'

test-compiled: .venv/.dev $(READY) ## run the tests on the compiled package
	$(say) 'pytest, compiled'
	@if [ '$(BUILD)' != pure ]; then \
		$(COMPILED) BOTTEGA_EXPECT=compiled .venv/bin/pytest $(PYTEST_ARGS) -p no:cacheprovider \
			-m 'not soak and not packaging and not interpreted'; \
	else \
		echo 'SKIPPED: the package could not be compiled here; all tests have run interpreted.'; \
		test -z '$(REQUIRE_COMPILED)'; \
	fi

test-packaging: .venv/.dev $(WHEEL) ## test building, installing into an empty environment, and playing
	$(say) 'pytest, packaging'
	@BOTTEGA_WHEEL="$$(ls $(CURDIR)/build/$(BUILD)/wheel/*.whl)" .venv/bin/pytest $(PYTEST_ARGS) -m packaging tests/packaging

test-page: .venv/.dev $(READY) ## test the page in a real browser, if there is Chromium
	$(say) 'pytest, the page'
	@if [ -x "$(CHROMIUM)" ]; then \
		export BOTTEGA_CHROMIUM="$(CHROMIUM)" BOTTEGA_PAGE=1 $(COMPILED); \
		.venv/bin/pytest $(PYTEST_ARGS) tests/page; \
	else \
		echo 'SKIPPED: there is no Chromium (on Debian: apt install chromium-headless-shell; or give its path: make CHROMIUM=...).'; \
		test -z '$(REQUIRE_PAGE)'; \
	fi

test-quick: .venv/.dev build/.page
	$(say) 'pytest, interpreted: rules, laws, the core of the server'
	@BOTTEGA_EXPECT=interpreted .venv/bin/pytest $(PYTEST_ARGS) -m 'not soak and not packaging and not compiled and not once' \
		tests/rulebook tests/core tests/games tests/laws tests/server/test_drafts.py tests/server/test_store.py

page: build/.page ## build the page from web/ into the package
	@:

page-types: .venv/.dev ## write what the page has from Python: types of the protocol, faces of dice, states for its tests
	@.venv/bin/python web_build.py --types
	@.venv/bin/python -m tools.page_faces
	@.venv/bin/python -m tools.page_states

screenshots: .venv/.dev build/.page ## take pictures of the page at three widths, light and dark, in build/screenshots
	@BOTTEGA_CHROMIUM="$(CHROMIUM)" .venv/bin/python tools/screenshots.py

soak: .venv/.dev .venv/.cluster $(READY) ## run the long tests on the compiled package; resumes where it was stopped (AGAIN=1: starts over; SEED=7)
	@[ '$(BUILD)' != pure ] || { echo 'The long tests need the compiled package.'; false; }
	@test -z '$(AGAIN)' || rm -rf build/soak
	@$(COMPILED) BOTTEGA_EXPECT=compiled BOTTEGA_SEED='$(SEED)' .venv/bin/pytest -p no:cacheprovider -m soak -v --capture=no --no-header \
		$(SOAK_ARGS)

soak-page: .venv/.dev $(READY) ## play whole games with random clicks in a real browser (SEED=7 GAMES=20, of each kind)
	@[ -x "$(CHROMIUM)" ] || { echo 'The long tests of the page need Chromium (make CHROMIUM=... gives its path).'; false; }
	@$(COMPILED) BOTTEGA_CHROMIUM="$(CHROMIUM)" BOTTEGA_PAGE=1 BOTTEGA_SEED='$(SEED)' $(if $(GAMES),BOTTEGA_GAMES='$(GAMES)') \
		.venv/bin/pytest -p no:cacheprovider -m soak -v --capture=no --no-header tests/page $(SOAK_ARGS)

docs: .venv/.dev ## build the documentation site in build/site; a dead link is an error
	$(step) 'the documentation site' build/logs/docs.log env NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build --quiet

dist: ## put the source distribution and the fastest wheel into dist/
	@$(MAKE) --no-print-directory BUILD=release wheel
	@mkdir -p dist && rm -f dist/*.whl dist/*.tar.gz && cp build/release/wheel/*.whl build/release/wheel/*.tar.gz dist/
	@ls -1 dist/*

wheel: $(WHEEL)
	@:

dev: .venv/.dev ## add the development tools to the environment in .venv
	@:

format: .venv/.dev ## format the sources and apply simple fixes
	@.venv/bin/ruff check --fix --quiet || true
	@.venv/bin/ruff format
	@.venv/bin/python web_build.py --format

layout: .venv/.dev ## generate each game's layout.py and position.py from its shape.py, content and rules
	@.venv/bin/python -m tools.layout
	@.venv/bin/ruff format --quiet src/bottega/games/*/layout.py src/bottega/games/*/position.py

migration: .venv/.dev ## write the next migration of the database (NAME=clubs ABOUT="Clubs and their members.")
	@.venv/bin/python -m bottega.server.database.migrating '$(NAME)' '$(ABOUT)'
	@.venv/bin/ruff format --quiet src/bottega/server/database/migrations/versions

golden: .venv/.dev ## rewrite the golden games, transcripts (WORDS=pig: only those) and states for the page's tests
	@.venv/bin/python -m tests.golden.golden $(WORDS)
	@.venv/bin/python -m tests.cli.transcripts $(WORDS)
	@.venv/bin/python -m tools.page_states

lock: ## lock the dependencies after a change of pyproject.toml (needs uv); upgrade all: make lock UPGRADE=--upgrade
	@tools/lock $(UPGRADE)

release: ## print what releasing VERSION=0.2.0 would do; GO=1 does it: version, changelog, dist/, commit, tag
	@test -n '$(VERSION)' || { echo 'Give the version: make release VERSION=0.2.0'; false; }
	@$(PYTHON) tools/release.py '$(VERSION)' $(if $(GO),--go)

clean: ## remove the environments and everything built
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		web/node_modules src/bottega/server/static
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# -- environment, page and package -------------------------------------------------------------------

.venv/.locked: requirements/play.txt
	@$(ENV) tools/step 'Python packages' build/logs/packages.log tools/env create .venv requirements/play.txt
	@rm -rf build/quick build/release
	@touch $@

.venv/.play: .venv/.locked pyproject.toml hatch_build.py
	@$(ENV) tools/env editable .venv
	@touch $@

.venv/.dev: .venv/.play requirements/dev.txt
	@$(ENV) tools/step 'development tools' build/logs/tools.log tools/env add .venv requirements/dev.txt
	@touch $@

# Only the long tests start a Ray cluster.
.venv/.cluster: .venv/.dev requirements/cluster.txt
	@$(ENV) tools/step 'Ray' build/logs/ray.log tools/env add .venv requirements/cluster.txt
	@touch $@

build/.page: .venv/.play web_build.py $(PAGE_SOURCES)
	$(step) 'the page' build/logs/page.log .venv/bin/python web_build.py --fetch
	@touch $@

# Only what changed is compiled again, unless the options of the compiler may have changed.
build/%/.native: .venv/.play native_build.py build/sources $(SOURCES)
	@[ ! native_build.py -nt $@ ] || rm -rf build/$*
	$(step) 'the games, compiled ($*)' build/logs/native.log .venv/bin/python native_build.py build/$* $*
	@touch $@

build/%/.package: build/%/.native build/.page
	@rm -rf build/$*/package && mkdir -p build/$*/package
	@cp -R src/bottega build/$*/lib/. build/$*/package/
	@touch $@

# From the source distribution, so that this is known to be complete.
build/%/wheel/.built: build/%/.native build/.page pyproject.toml hatch_build.py
	@rm -rf build/$*/wheel && mkdir -p build/$*/wheel
	$(step) 'the wheel' build/logs/wheel.log env BOTTEGA_NATIVE='$(CURDIR)/build/$*' \
		.venv/bin/python -m build --no-isolation --outdir build/$*/wheel
	@touch $@

build/pure/.native: .venv/.play
	@mkdir -p build/pure && touch $@

# A removed file is not an error.
$(sort $(SOURCES) $(PAGE_SOURCES)): ;
