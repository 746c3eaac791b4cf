#!/bin/sh
# node.sh FOLDER: fills its node_modules with exactly what its package-lock.json names.
set -eu

fail() {
    echo "sufra: $1" >&2
    exit 1
}

# Vite needs 20.19.
IS_RECENT='const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'

command -v node >/dev/null 2>&1 || fail "Node is missing: install Node 20.19 or newer, then run make again."
node -e "$IS_RECENT" || fail "Node 20.19 or newer is needed, and this is $(node --version): install a newer one, then run make again."
command -v npm >/dev/null 2>&1 || fail "npm is missing: install it (it comes with Node), then run make again."

echo "Installing packages of $1 …"
cd "$1"
# NODE_ENV=production would leave the build tools out.
npm ci --include=dev --no-audit --no-fund --loglevel=error ||
    fail "The packages of $1 could not be installed; the lines above say why."
