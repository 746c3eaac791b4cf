"""The site as the API tests see it."""

from tests.api.conftest import client, contract, search_client, site_client

__all__ = ["client", "contract", "search_client", "site_client"]
