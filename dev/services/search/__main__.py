"""python -m dev.services.search --host 127.0.0.1 --port 7700 --data-dir DIR [--master-key KEY]"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from dev.services.search.server import serve
from dev.services.search.store.database import DataDirectoryError


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m dev.services.search", description="A local search engine.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=7700)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--master-key", help="also read from MEILI_MASTER_KEY, where other users do not see it")
    arguments = parser.parse_args()
    master_key = arguments.master_key or os.environ.get("MEILI_MASTER_KEY") or None
    try:
        serve(arguments.host, arguments.port, arguments.data_dir, master_key)
    except DataDirectoryError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
