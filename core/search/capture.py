"""The tables that search documents are built from."""


def watched_tables() -> frozenset[str]:
    """Return the names of the tables whose changes make a search document out of date."""
    return frozenset(
        {"recipes", "recipe_ingredients", "recipe_tags", "tags", "cuisines", "categories", "users", "images"}
    )
