"""A small search engine that speaks Meilisearch's protocol, for one machine and for tests."""
