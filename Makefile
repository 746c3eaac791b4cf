# Sufra on one machine. Needs Python 3.11+, Node 20.19+ and make; fetches everything else itself.
#
#   make run  PORT=8000 DATA_DIR=.data
#   make test

PORT ?= 8000
DATA_DIR ?= .data
export PORT DATA_DIR
# An active virtual environment of the caller is not the one that is filled here.
unexport VIRTUAL_ENV PYTHONHOME

PYTHON := .venv/bin/python
# Folders too: a deleted file shows in the date of its folder.
FRONTEND_SOURCES = $(shell find frontend -name node_modules -prune -o -name dist -prune -o -mindepth 1 -print) \
	$(wildcard config config/* search-config/recipes/facets.json)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test bench drill install format openapi conformance hostile audit sbom clean

help: ## Show what there is to do
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))
	@echo "  PORT (8000) and DATA_DIR (.data) move the site: make run PORT=9000 DATA_DIR=/srv/sufra"

run: install frontend/dist/index.html ## Run the whole site on this machine until Ctrl-C
	@exec $(PYTHON) -m dev up

test: install frontend/node_modules/.installed tests/lighthouse/node_modules/.installed ## Run every check, browser tests included
	@$(PYTHON) -m dev.checks

SIZE ?= 20000

bench: install frontend/dist/index.html ## Measure the ratios that docs/product/platform.md promises (SIZE=1000000 ONLY=rebuild,backlog)
	@$(PYTHON) -m bench --recipes $(SIZE) $(if $(ONLY),--only $(ONLY))

SEED ?= 1
FAULTS ?= 100

drill: install frontend/dist/index.html ## Let the site's parts fail under load (SEED=1 FAULTS=100; FAULTS=10 is short)
	@SEED=$(SEED) FAULTS=$(FAULTS) $(PYTHON) -m drill

install: .venv/.installed ## Install the Python side into .venv

format: install frontend/node_modules/.installed ## Put all code into its form
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .
	@cd frontend && npm run --silent lint -- --fix

openapi: install frontend/node_modules/.installed ## Write openapi.json and the frontend's types anew
	@.venv/bin/sufra openapi --to openapi.json
	@cd frontend && npm run --silent types

conformance: install ## Compare the local search engine with recorded answers of Meilisearch
	@.venv/bin/pytest -q tests/conformance

HOSTILE_REQUESTS ?= 50000
HOSTILE_SEED ?= $(shell date +%s)

hostile: install ## Send 50,000 random hostile requests (HOSTILE_REQUESTS=…, HOSTILE_SEED=… repeats a run)
	@echo "HOSTILE_SEED=$(HOSTILE_SEED) HOSTILE_REQUESTS=$(HOSTILE_REQUESTS)"
	@HOSTILE_REQUESTS=$(HOSTILE_REQUESTS) HOSTILE_SEED=$(HOSTILE_SEED) .venv/bin/pytest -q tests/hostile

audit: install ## Ask for known vulnerabilities of the locked packages
	@$(PYTHON) -m dev.supply audit

sbom: install ## Write bills of materials (CycloneDX) into sbom/
	@$(PYTHON) -m dev.supply sbom

clean: ## Remove what installing, building and testing made (the data in DATA_DIR stays)
	rm -rf .venv frontend/node_modules tests/lighthouse/node_modules frontend/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache test-results sbom
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.installed: pyproject.toml uv.lock dev/install/python.sh
	@sh dev/install/python.sh
	@touch $@

frontend/node_modules/.installed: frontend/package.json frontend/package-lock.json $(wildcard frontend/.npmrc)
	@sh dev/install/node.sh frontend
	@touch $@

tests/lighthouse/node_modules/.installed: tests/lighthouse/package.json tests/lighthouse/package-lock.json
	@sh dev/install/node.sh tests/lighthouse
	@touch $@

frontend/dist/index.html: frontend/node_modules/.installed $(FRONTEND_SOURCES)
	@echo "Building the site's pages …"
	@cd frontend && npm run --silent build
	@touch $@
