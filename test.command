#!/usr/bin/env bash
# macOS: open this file in the Finder, or start it in a terminal; it does what ./test does.
exec "$(dirname "${BASH_SOURCE[0]}")/test" "$@"
