# Building and serving the site needs Go only. The tests also need a C compiler
# (for the race detector) and Chromium, which are installed if they are missing;
# with Node the engine is tested under WebAssembly too.

.DEFAULT_GOAL := help
.PHONY: help run test check unit wasm browser bench bytes icons screenshots clean gcc chromium

# The packages that start goroutines; the race detector makes tests five times slower.
concurrent = $(shell grep -rlE '^\s*go (func|[a-z])' --include='*.go' app engine puzzles | grep -v ^app/e2e/ | xargs -n1 dirname | sort -u | sed 's|^|./|')

wasm-run := $(shell go env GOROOT)/lib/wasm/go_js_wasm_exec
as-root := $(if $(filter-out 0,$(shell id -u)),sudo)
install := $(as-root) apt-get update && $(as-root) apt-get install -y --no-install-recommends

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build the site and serve it on this machine
	go run . serve

test: check unit wasm browser ## test everything

check: ## formatting and vet, for the machine and for the page
	@unformatted="$$(gofmt -l .)"; if [ -n "$$unformatted" ]; then echo "run gofmt -w on: $$unformatted"; exit 1; fi
	go vet ./...
	GOOS=js GOARCH=wasm go vet ./...

unit: gcc ## tests without a browser; with the race detector what runs concurrently
	go test $$(go list ./... | grep -v /app/e2e$$)
	go test -race $(concurrent)

wasm: ## the engine's tests as they run in a page
	@if command -v node > /dev/null; then \
		echo "GOOS=js GOARCH=wasm go test ./engine/..."; \
		GOOS=js GOARCH=wasm go test -exec="$(wasm-run)" ./engine/...; \
	else \
		echo "no Node here: the engine's tests are not run under WebAssembly"; \
	fi

browser: chromium ## tests of the built site in a browser
	go test -count 1 -timeout 15m ./app/e2e

gcc:
	@command -v gcc > /dev/null || { $(install) gcc libc6-dev; }

chromium:
	@command -v chromium > /dev/null || command -v google-chrome > /dev/null || { $(install) chromium; }

bench: chromium ## measure the engine, on this machine and in the browser
	go test -run '^$$' -bench . -cpu 1,2 ./engine/... ./puzzles/...
	go test -timeout 60m -run '^$$' -bench . -benchtime 9x -v ./app/e2e

bytes: chromium ## the bytes of each program: raw, gzip, brotli (by Node)
	go test -count 1 -v -run '^TestSizes$$' ./app/e2e -args -brotli

icons: chromium ## draw the PNG icons from the SVG ones
	go test ./app/e2e -count 1 -args -draw icons

screenshots: chromium ## photograph the site for its manifest
	go test ./app/e2e -count 1 -args -draw screenshots

clean: ## remove what was built
	rm -rf dist
