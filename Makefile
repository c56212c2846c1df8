# The two commands of the README are `run` and `test`; `make help` lists the others.

PREFIX  ?= /usr/local
DESTDIR ?=
SWIFT   ?= swift
MUSIC   := examples/music.proto
RELEASE := .build/release/navsh

# Nothing to load and nothing to relocate: it starts in a third of the time that the static standard
# library alone gives it. Where libc or libedit have no archives: make build LINK=--static-swift-stdlib
LINK ?= -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -ltinfo -Xlinker -lbsd -Xlinker -lmd
SOURCES = Package.swift $(shell find Sources -type f)

.PHONY: help run test check format build bench install dependencies
.DEFAULT_GOAL := help

help: ## List the commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile | expand -t 18

run: dependencies ## Open the shell on an example; without a terminal, play the examples' flows
	$(SWIFT) build --product navsh
	@if [ -t 0 ] && [ -t 1 ]; then exec .build/debug/navsh $(MUSIC); \
	else exec .build/debug/navsh test examples; fi

test: dependencies ## Build everything and run all tests
	$(SWIFT) test --disable-xctest

check: dependencies ## Everything that must hold before a change goes in
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests
	Scripts/check-files.sh
	Scripts/check-layering.sh
	Scripts/generate-unicode-tables --check
	Scripts/check-portable.sh
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

format: ## Lay the Swift sources out as `check` wants them
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

build: dependencies $(RELEASE) ## Release build: .build/release/navsh

# A file target, so that `sudo make install` after `make build` compiles nothing as root.
$(RELEASE): $(SOURCES)
	$(SWIFT) build --configuration release --product navsh $(LINK)
	@touch $@

bench: build ## Measure against the peers and write Benchmarks/RESULTS.md
	Benchmarks/run.sh

install: $(RELEASE) ## Install below PREFIX (default /usr/local); DESTDIR is put before it
	Scripts/install.sh "$(DESTDIR)$(PREFIX)"

dependencies:
	@Scripts/install-dependencies.sh
