# The commands of the project; `make help` lists them.
#
# Five environments, each created once, and again when something it depends on changes:
#   .venv            development: the package editable and interpreted, all tools
#   .venvs/build     builds the wheel
#   .venvs/play      the wheel and its dependencies
#   .venvs/compiled  the same with pytest, for the tests on the compiled package
#   .venvs/docs      builds the documentation site
# uv is used if it is installed, otherwise python3 with venv and pip (make UV= forbids uv).

PLAY := bottega serve --open
PYTHON ?= python3
UV ?= $(shell command -v uv)
PYTEST_ARGS ?= -q -n auto
SEED ?= $(or $(BOTTEGA_SEED),$(shell date +%Y%m%d))
# The first is the one without windows, which needs less time.
CHROMIUM ?= $(or $(shell command -v chromium-headless-shell),$(shell command -v chromium),$(shell command -v chromium-browser),$(shell command -v google-chrome))

# The two forms of the wheel (see tools/form) are kept separately.
FORM := $(shell PYTHON='$(PYTHON)' tools/form)
WHEELS := build/wheel-$(FORM)
WHEEL := $(WHEELS)/.built

# The list of source files is kept in a file that changes only when a file is added or removed.
SOURCES := $(shell mkdir -p build; find src -type f ! -name '*.pyc' ! -name '*.so' ! -path '*/server/static/*' | LC_ALL=C sort > build/sources.new; \
	cmp -s build/sources.new build/sources || cp build/sources.new build/sources; cat build/sources)

PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*')
BUILT_PAGE := build/.page

say = @printf '\033[1m==>\033[0m %s\n'
env = @PYTHON='$(PYTHON)' UV='$(UV)' tools/env

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test built check lint types imports web-lint test-interpreted test-compiled test-packaging test-page \
	coverage soak soak-page docs dist wheel dev page screenshots format layout golden lock release clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "make %-18s%s\n", $$1, $$2}'

play: .venvs/play/.$(FORM) ## set up whatever is missing and play
	@tools/foreground .venvs/play/bin/$(PLAY)

# Downloads and compilation run in parallel; the tests, which use all cores anyway, run one after the other.
test: ## set up whatever is missing and run all checks and tests; prints how long each part took
	@MAKE='$(MAKE)' tools/parts 'checks=-j 2 -k lint types imports docs built' \
		interpreted=test-interpreted compiled=test-compiled packaging=test-packaging page='web-lint test-page'

built: $(BUILT_PAGE) .venvs/compiled/.$(FORM)
	@:

check: lint types imports web-lint ## linting, types, direction of imports, sources of the page

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

# Tests that start the command or a server many times, and those marked `once`, run on the compiled package if there is
# one.
ONCE := $(if $(filter native,$(FORM)),$(addprefix --ignore=tests/,cli envs old outside server))

test-interpreted: .venv/.editable ## run the tests on the interpreted package
	$(say) 'pytest, interpreted'
	@BOTTEGA_EXPECT=interpreted .venv/bin/pytest $(PYTEST_ARGS) $(ONCE) \
		-m 'not soak and not packaging and not compiled$(if $(ONCE), and not once)' $(COVERAGE)

coverage: ## run test-interpreted with coverage, in build/coverage/html
	@mkdir -p build/coverage
	@$(MAKE) test-interpreted COVERAGE='--cov --cov-report=term:skip-covered --cov-report=html'

test-compiled: .venvs/compiled/.$(FORM) ## run the tests on the compiled package
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

test-packaging: .venv/.editable $(WHEEL) ## test building, installing into an empty environment, and playing
	$(say) 'pytest, packaging'
	@BOTTEGA_WHEEL="$$(ls $(CURDIR)/$(WHEELS)/*.whl)" .venv/bin/pytest -q -n 2 --dist loadfile \
		-m packaging tests/packaging

test-page: .venv/.editable page .venvs/compiled/.$(FORM) ## test the page in a real browser, if there is Chromium
	$(say) 'pytest, the page'
	@if [ -x "$(CHROMIUM)" ]; then \
		BOTTEGA_CHROMIUM="$(CHROMIUM)" BOTTEGA_PAGE=1 BOTTEGA_SERVE='$(CURDIR)/.venvs/compiled/bin/python' \
			.venv/bin/pytest -q -n 2 --dist loadfile tests/page; \
	else \
		echo 'SKIPPED: there is no Chromium (on Debian: apt install chromium-headless-shell; or give its path: make CHROMIUM=...).'; \
		test -z '$(REQUIRE_PAGE)'; \
	fi

page: $(BUILT_PAGE) ## build the page from web/ into the package
	@:

screenshots: .venv/.editable page ## take pictures of the page at three widths, light and dark, in build/screenshots
	@BOTTEGA_CHROMIUM="$(CHROMIUM)" .venv/bin/python tools/screenshots.py

soak: .venvs/compiled/.$(FORM) .venvs/compiled/.cluster ## run the long tests on the compiled package; resumes where it was stopped (AGAIN=1: starts over; SEED=7)
	@tools/is-compiled $(WHEELS) || { echo 'The long tests need the compiled package.'; false; }
	@test -z '$(AGAIN)' || rm -rf build/soak
	@BOTTEGA_EXPECT=compiled BOTTEGA_SEED='$(SEED)' .venvs/compiled/bin/pytest -p no:cacheprovider -m soak -v --capture=no --no-header \
		$(SOAK_ARGS)

soak-page: .venv/.editable page .venvs/compiled/.$(FORM) ## play whole games with random clicks in a real browser (SEED=7 GAMES=20, of each kind)
	@[ -x "$(CHROMIUM)" ] || { echo 'The long tests of the page need Chromium (make CHROMIUM=... gives its path).'; false; }
	@BOTTEGA_CHROMIUM="$(CHROMIUM)" BOTTEGA_PAGE=1 BOTTEGA_SERVE='$(CURDIR)/.venvs/compiled/bin/python' \
		BOTTEGA_SEED='$(SEED)' $(if $(GAMES),BOTTEGA_GAMES='$(GAMES)') \
		.venv/bin/pytest -p no:cacheprovider -m soak -v --capture=no --no-header tests/page $(SOAK_ARGS)

docs: .venvs/docs/.editable ## build the documentation site in build/site; a dead link is an error
	$(say) 'the documentation site'
	@NO_MKDOCS_2_WARNING=1 .venvs/docs/bin/python -m mkdocs build --quiet

dist: $(WHEEL) ## put the source distribution and the wheel into dist/
	@mkdir -p dist && rm -f dist/*.whl dist/*.tar.gz && cp $(WHEELS)/*.whl $(WHEELS)/*.tar.gz dist/
	@ls -1 dist/*

wheel: $(WHEEL) .venvs/compiled/.$(FORM) .venvs/play/.$(FORM) ## build the wheel and the environments that use it
	@:

dev: .venv/.editable ## create the development environment in .venv
	@:

format: .venv/.editable ## format the sources and apply simple fixes
	@.venv/bin/ruff check --fix --quiet || true
	@.venv/bin/ruff format
	@UV='$(UV)' .venv/bin/python web_build.py --format

layout: .venv/.editable ## generate each game's layout.py from its shape.py
	@.venv/bin/python -m tools.layout
	@.venv/bin/ruff format --quiet src/bottega/games/*/layout.py

golden: .venv/.editable ## rewrite the golden games and transcripts (WORDS=pig: only those); review the changes
	@.venv/bin/python -m tests.golden.golden $(WORDS)
	@.venv/bin/python -m tests.cli.transcripts $(WORDS)

lock: ## lock the dependencies after a change of pyproject.toml (needs uv); upgrade all: make lock UPGRADE=--upgrade
	@tools/lock $(UPGRADE)

release: ## print what releasing VERSION=0.2.0 would do; GO=1 does it: version, changelog, dist/, commit, tag
	@test -n '$(VERSION)' || { echo 'Give the version: make release VERSION=0.2.0'; false; }
	@$(PYTHON) tools/release.py '$(VERSION)' $(if $(GO),--go)

clean: ## remove the environments and everything built
	rm -rf .venv .venvs build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		web/node_modules src/bottega/server/static
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# -- environments and wheel ------------------------------------------------------------------------

.venv/.locked: requirements/dev.txt
	$(say) 'Installing the development tools into .venv'
	$(env) create .venv requirements/dev.txt
	@touch $@

.venvs/docs/.locked: requirements/docs.txt
	$(say) 'Installing what builds the documentation into .venvs/docs'
	$(env) create .venvs/docs requirements/docs.txt
	@touch $@

.venv/.editable .venvs/docs/.editable: %/.editable: %/.locked pyproject.toml hatch_build.py
	$(env) editable $*
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

# Only the long tests start a Ray cluster.
.venvs/compiled/.cluster: .venvs/compiled/.locked requirements/cluster.txt
	$(say) 'Installing Ray into .venvs/compiled'
	$(env) add .venvs/compiled requirements/cluster.txt
	@touch $@

$(BUILT_PAGE): .venvs/build/.locked web_build.py $(PAGE_SOURCES)
	$(say) 'Building the page'
	@UV='$(UV)' .venvs/build/bin/python web_build.py --fetch
	@touch $@

# Built from the source distribution, in a separate directory: the working tree is not touched.
$(WHEEL): .venvs/build/.locked pyproject.toml hatch_build.py build/sources $(SOURCES) $(BUILT_PAGE)
	$(say) 'Building the package$(if $(filter native,$(FORM)),: the C compiler takes a few minutes)'
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

# A removed file is not an error.
$(SOURCES) $(PAGE_SOURCES): ;
