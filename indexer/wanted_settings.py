"""What the settings of an index should be: `search-config`, and the synonyms that staff have added.

The comparison, the function that applies settings and rebuilds all read it here.
Source: docs/decisions/0020-synonyms-of-staff.md.
"""

from pathlib import Path
from typing import Any

from core.db import Database, make_session
from core.search.config import read_search_config
from core.search.index import SearchIndex
from core.search.own_synonyms import own_families


def wanted_settings(database: Database, index: SearchIndex, config_dir: Path) -> dict[str, Any]:
    """Return the settings in the engine's form. Raises OSError or ValueError where the files are malformed."""
    with make_session(database) as session:
        return read_search_config(config_dir, index.name, own_families(session))
