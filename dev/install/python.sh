#!/bin/sh
# Fills .venv with exactly what uv.lock names, with nothing but Python 3.11+ at hand.
# uv itself lives in .venv/uv, where syncing .venv does not remove it.
set -eu

UV_VERSION=0.13.9
IS_RECENT='import sys; sys.exit(sys.version_info < (3, 11))'

fail() {
    echo "sufra: $1" >&2
    exit 1
}

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$name" -c "$IS_RECENT" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
}

python=$(find_python)
[ -n "$python" ] || fail "Python 3.11 or newer is missing: install it, then run make again."

# A .venv of another machine, or of a Python that is gone, is made anew.
if ! .venv/bin/python -c "$IS_RECENT" >/dev/null 2>&1; then
    echo "Creating .venv with $("$python" --version) …"
    "$python" -m venv --clear --without-pip .venv || fail ".venv could not be created; the lines above say why."
fi

if [ "$(.venv/uv/bin/uv --version 2>/dev/null | cut -d ' ' -f 2)" != "$UV_VERSION" ]; then
    echo "Installing uv $UV_VERSION …"
    "$python" -m venv --clear .venv/uv >/dev/null ||
        fail "This Python cannot make virtual environments with pip: install its venv package (Debian: python3-venv), then run make again."
    .venv/uv/bin/python -m pip install --quiet --disable-pip-version-check "uv==$UV_VERSION" ||
        fail "uv $UV_VERSION could not be installed: check that the package index can be reached, then run make again."
fi

echo "Installing Python packages …"
UV_PROJECT_ENVIRONMENT=.venv UV_PYTHON_DOWNLOADS=never .venv/uv/bin/uv sync --frozen --quiet ||
    fail "The Python packages could not be installed; the lines above say why."
