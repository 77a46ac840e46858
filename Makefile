# The commands of the project; `make help` lists them.
#
# Four environments, each made once and again when what it depends on changes:
#   .venv            development: the package editable and interpreted, all tools
#   .venvs/build     builds the wheel
#   .venvs/play      the wheel and what it needs to run
#   .venvs/compiled  the same with pytest, for the tests on the compiled package
# uv is used where it is installed; python3 with venv and pip otherwise (make UV= forbids uv).

PLAY := bottega serve --open
PYTHON ?= python3
UV ?= $(shell command -v uv)
PYTEST_ARGS ?= -q -n auto
SEED ?= $(or $(BOTTEGA_SEED),$(shell date +%Y%m%d))
CHROMIUM ?= $(or $(shell command -v chromium),$(shell command -v chromium-browser),$(shell command -v google-chrome))

# Two forms of the wheel (see tools/form) are kept apart.
FORM := $(shell PYTHON='$(PYTHON)' tools/form)
WHEELS := build/wheel-$(FORM)
WHEEL := $(WHEELS)/.built

# The list of source files is kept in a file that changes only when a file appears or goes.
SOURCES := $(shell mkdir -p build; find src -type f ! -name '*.pyc' ! -name '*.so' ! -path '*/server/static/*' | LC_ALL=C sort > build/sources.new; \
	cmp -s build/sources.new build/sources || cp build/sources.new build/sources; cat build/sources)

PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*')
BUILT_PAGE := build/.page

say = @printf '\033[1m==>\033[0m %s\n'
env = @PYTHON='$(PYTHON)' UV='$(UV)' tools/env

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test built check lint types imports web-lint test-interpreted test-compiled test-packaging test-page \
	coverage soak soak-page dist wheel dev page screenshots format layout golden lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "make %-18s%s\n", $$1, $$2}'

play: .venvs/play/.$(FORM) ## set up what is missing and play
	@tools/foreground .venvs/play/bin/$(PLAY)

# What downloads and compiles goes side by side; the tests, which use all cores by themselves, one after the other.
test: ## set up what is missing and run all checks and tests; prints how long each part took
	@MAKE='$(MAKE)' tools/parts 'checks=-j 2 -k lint types imports built' \
		interpreted=test-interpreted compiled=test-compiled packaging=test-packaging page='web-lint test-page'

built: $(BUILT_PAGE) .venvs/compiled/.$(FORM)
	@:

check: lint types imports web-lint ## lint, types, direction of imports, the sources of the page

lint: .venv/.editable
	$(say) 'ruff'
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet || { .venv/bin/ruff format --check; false; }

types: .venv/.editable
	$(say) 'mypy --strict'
	@.venv/bin/mypy

imports: .venv/.editable
	$(say) 'import-linter'
	@.venv/bin/lint-imports > build/imports.log 2>&1 || { cat build/imports.log; false; }

web-lint: .venv/.editable
	$(say) 'the page: prettier, eslint, svelte-check, types of the protocol'
	@UV='$(UV)' .venv/bin/python web_build.py --check

# What starts the command or a server again and again, and what is marked `once`, is tested on the compiled package,
# where there is one.
ONCE := $(if $(filter native,$(FORM)),$(addprefix --ignore=tests/,cli old outside server))

test-interpreted: .venv/.editable ## the tests on the interpreted package
	$(say) 'pytest, interpreted'
	@BOTTEGA_EXPECT=interpreted .venv/bin/pytest $(PYTEST_ARGS) $(ONCE) \
		-m 'not soak and not packaging and not compiled$(if $(ONCE), and not once)' $(COVERAGE)

coverage: ## the same with coverage, in build/coverage/html
	@mkdir -p build/coverage
	@$(MAKE) test-interpreted COVERAGE='--cov --cov-report=term:skip-covered --cov-report=html'

test-compiled: .venvs/compiled/.$(FORM) ## the tests on the compiled package
	$(say) 'pytest, compiled'
	@if tools/is-compiled $(WHEELS); then \
		BOTTEGA_EXPECT=compiled .venvs/compiled/bin/pytest $(PYTEST_ARGS) -p no:cacheprovider \
			-m 'not soak and not packaging and not interpreted'; \
	elif [ -n '$(ONCE)' ] && [ -z '$(REQUIRE_COMPILED)' ]; then \
		echo 'The package could not be compiled here: all tests run interpreted.'; \
		BOTTEGA_EXPECT=interpreted .venvs/compiled/bin/pytest $(PYTEST_ARGS) -p no:cacheprovider \
			-m 'not soak and not packaging and not compiled'; \
	else \
		echo 'SKIPPED: the package could not be compiled here; the interpreted tests have run.'; \
		test -z '$(REQUIRE_COMPILED)'; \
	fi

test-packaging: .venv/.editable $(WHEEL) ## build, install into an empty environment, play
	$(say) 'pytest, packaging'
	@BOTTEGA_WHEEL="$$(ls $(CURDIR)/$(WHEELS)/*.whl)" .venv/bin/pytest -q -n 2 --dist loadfile \
		-m packaging tests/packaging

test-page: .venv/.editable page .venvs/compiled/.$(FORM) ## the page: in a real browser, where there is Chromium
	$(say) 'pytest, the page'
	@if [ -x "$(CHROMIUM)" ]; then \
		BOTTEGA_CHROMIUM="$(CHROMIUM)" BOTTEGA_PAGE=1 BOTTEGA_SERVE='$(CURDIR)/.venvs/compiled/bin/python' \
			.venv/bin/pytest -q -n 2 --dist loadfile tests/page; \
	else \
		echo 'SKIPPED: there is no Chromium (on Debian: apt install chromium; or name one: make CHROMIUM=...).'; \
		test -z '$(REQUIRE_PAGE)'; \
	fi

page: $(BUILT_PAGE) ## build the page from web/ into the package
	@:

screenshots: .venv/.editable page ## pictures of the page at three widths, light and dark, in build/screenshots
	@.venv/bin/python tools/screenshots.py

soak: .venvs/compiled/.$(FORM) ## the long tests, on the compiled package; goes on where it was stopped (AGAIN=1: begins anew; SEED=7)
	@tools/is-compiled $(WHEELS) || { echo 'The long tests need the compiled package.'; false; }
	@test -z '$(AGAIN)' || rm -rf build/soak
	@BOTTEGA_EXPECT=compiled BOTTEGA_SEED='$(SEED)' .venvs/compiled/bin/pytest -p no:cacheprovider -m soak -v --capture=no --no-header \
		$(SOAK_ARGS)

soak-page: .venv/.editable page .venvs/compiled/.$(FORM) ## whole games of random clicks in a real browser (SEED=7 GAMES=20, of each kind)
	@[ -x "$(CHROMIUM)" ] || { echo 'The long tests of the page need Chromium (make CHROMIUM=... names one).'; false; }
	@BOTTEGA_CHROMIUM="$(CHROMIUM)" BOTTEGA_PAGE=1 BOTTEGA_SERVE='$(CURDIR)/.venvs/compiled/bin/python' \
		BOTTEGA_SEED='$(SEED)' $(if $(GAMES),BOTTEGA_GAMES='$(GAMES)') \
		.venv/bin/pytest -p no:cacheprovider -m soak -v --capture=no --no-header tests/page $(SOAK_ARGS)

dist: $(WHEEL) ## source distribution and wheel in dist/
	@mkdir -p dist && rm -f dist/*.whl dist/*.tar.gz && cp $(WHEELS)/*.whl $(WHEELS)/*.tar.gz dist/
	@ls -1 dist/*

wheel: $(WHEEL) .venvs/compiled/.$(FORM) .venvs/play/.$(FORM) ## build the wheel and the environments that use it
	@:

dev: .venv/.editable ## the environment for development, in .venv
	@:

format: .venv/.editable ## format the sources and apply simple fixes
	@.venv/bin/ruff check --fix --quiet || true
	@.venv/bin/ruff format
	@UV='$(UV)' .venv/bin/python web_build.py --format

layout: .venv/.editable ## write each game's layout.py from its shape.py
	@.venv/bin/python -m tools.layout
	@.venv/bin/ruff format --quiet src/bottega/games/*/layout.py

golden: .venv/.editable ## write the golden games and transcripts again (WORDS=pig: only those), to be read in review
	@.venv/bin/python -m tests.golden.golden $(WORDS)
	@.venv/bin/python -m tests.cli.transcripts $(WORDS)

lock: ## lock the dependencies after a change of pyproject.toml (needs uv); all newer: make lock UPGRADE=--upgrade
	@tools/lock $(UPGRADE)

clean: ## remove environments and everything built
	rm -rf .venv .venvs build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		web/node_modules src/bottega/server/static
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# -- environments and wheel ------------------------------------------------------------------------

.venv/.locked: requirements/dev.txt
	$(say) 'Installing the tools for development into .venv'
	$(env) create .venv requirements/dev.txt
	@touch $@

.venv/.editable: .venv/.locked pyproject.toml hatch_build.py
	$(env) editable .venv
	@touch $@

.venvs/build/.locked: requirements/build.txt
	$(say) 'Installing the compiler for Python into .venvs/build'
	$(env) create .venvs/build requirements/build.txt
	@touch $@

.venvs/play/.locked: requirements/runtime.txt
	$(say) 'Installing what the games need into .venvs/play'
	$(env) create .venvs/play requirements/runtime.txt
	@touch $@

.venvs/compiled/.locked: requirements/test.txt
	$(say) 'Installing what the tests need into .venvs/compiled'
	$(env) create .venvs/compiled requirements/test.txt
	@touch $@

$(BUILT_PAGE): .venvs/build/.locked web_build.py $(PAGE_SOURCES)
	$(say) 'Building the page'
	@UV='$(UV)' .venvs/build/bin/python web_build.py --fetch
	@touch $@

# From the source distribution, in a directory of its own: the working tree is not touched.
$(WHEEL): .venvs/build/.locked pyproject.toml hatch_build.py build/sources $(SOURCES) $(BUILT_PAGE)
	$(say) 'Building the package$(if $(filter native,$(FORM)),: the C compiler takes some minutes)'
	@rm -rf $(WHEELS) build/tmp && mkdir -p $(WHEELS) build/tmp
	@TMPDIR="$$PWD/build/tmp" tools/patiently build/wheel.log \
		.venvs/build/bin/python -m build --no-isolation --outdir $(WHEELS)
	@rm -rf build/tmp
	@grep -h 'bottega: building the slow' build/wheel.log || true
	@touch $@

.venvs/play/.$(FORM) .venvs/compiled/.$(FORM): %/.$(FORM): %/.locked $(WHEEL)
	@rm -f $*/.native $*/.pure
	$(env) wheel $* $(WHEELS)/*.whl
	@touch $@

# A file that was removed is no reason to stop.
$(SOURCES) $(PAGE_SOURCES): ;
