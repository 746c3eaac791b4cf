"""`python -m dev up` runs the site on this machine."""

import argparse
import sys
from pathlib import Path

from dev import up


def main() -> int:
    """Read the command line, run the site, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m dev")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    start = commands.add_parser("up", help="run the whole site on this machine until Ctrl-C")
    start.add_argument("--port", type=int, help="port of the site (default: PORT, else 8000)")
    start.add_argument("--data-dir", type=Path, help="folder of its data (default: DATA_DIR, else .data)")
    options = parser.parse_args()
    return up.run(port=options.port, data_dir=options.data_dir)


if __name__ == "__main__":
    sys.exit(main())
