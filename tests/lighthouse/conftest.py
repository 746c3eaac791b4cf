"""The running site, as the browser tests have it."""

from tests.e2e.conftest import browser, site

__all__ = ["browser", "site"]
