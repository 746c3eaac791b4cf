"""The running site, as the browser tests have it."""

from tests.e2e.conftest import browser, published_blog, site

__all__ = ["browser", "published_blog", "site"]
