"""capture search changes: triggers that write the search outbox

Revision ID: 0002
Revises: 0001

The fan-out, table by table: what a recipe's search document is built from, and which recipes a change concerns.
Statement triggers with transition tables, so that bulk SQL costs one insert and psql is captured like the ORM.
Why triggers: docs/decisions/0001-capture-by-triggers.md.
"""

from dataclasses import dataclass

from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


@dataclass(frozen=True)
class Watch:
    """A table that recipe documents are built from.

    `columns` are those that the document shows; `recipes` selects the ids of the recipes
    that the rows `changed` concern.
    """

    table: str
    key: tuple[str, ...]
    columns: str
    recipes: str


WATCHES = (
    Watch(
        "recipes",
        ("id",),
        (
            "slug short_title long_title other_names description cuisine_id category_id difficulty total_minutes"
            " serving_size calories owner_id preview_image_id is_published published_at rating_average rating_count"
            " popularity"
        ),
        "SELECT changed.id FROM changed",
    ),
    Watch("recipe_ingredients", ("id",), "recipe_id name", "SELECT changed.recipe_id FROM changed"),
    Watch("recipe_tags", ("recipe_id", "tag_id"), "", "SELECT changed.recipe_id FROM changed"),
    Watch("tags", ("id",), "name", "SELECT recipe_id FROM recipe_tags JOIN changed ON changed.id = tag_id"),
    Watch(
        "cuisines",
        ("id",),
        "code name display_name",
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = cuisine_id",
    ),
    Watch(
        "categories",
        ("id",),
        "code short_name",
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = category_id",
    ),
    Watch(
        "users",
        ("id",),
        "full_name picture_id",
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = owner_id",
    ),
    Watch(
        "images",
        ("id",),
        "hash blurhash",
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = preview_image_id",
    ),
)


def row(alias: str, columns: str) -> str:
    """Return the row expression of the space-separated `columns`, each one qualified."""
    return "ROW(" + ", ".join(f"{alias}.{column}" for column in columns.split()) + ")"


def changed_rows(watch: Watch, operation: str) -> str:
    """Return the SELECT of the rows that an operation changed, before and after."""
    if operation == "INSERT":
        return "SELECT * FROM new_rows"
    if operation == "DELETE":
        return "SELECT * FROM old_rows"
    same_row = " AND ".join(f"o.{column} = n.{column}" for column in watch.key)
    if not watch.columns:
        return "SELECT * FROM old_rows UNION SELECT * FROM new_rows"
    differs = f"{row('o', watch.columns)} IS DISTINCT FROM {row('n', watch.columns)}"
    return (
        f"SELECT o.* FROM old_rows o JOIN new_rows n ON {same_row} WHERE {differs}"
        f" UNION ALL SELECT n.* FROM old_rows o JOIN new_rows n ON {same_row} WHERE {differs}"
    )


TRANSITION_TABLES = {
    "INSERT": "NEW TABLE AS new_rows",
    "UPDATE": "OLD TABLE AS old_rows NEW TABLE AS new_rows",
    "DELETE": "OLD TABLE AS old_rows",
}


def upgrade() -> None:
    for watch in WATCHES:
        for operation, transition_tables in TRANSITION_TABLES.items():
            name = f"capture_{watch.table}_{operation.lower()}"
            op.execute(f"""
                CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN
                    INSERT INTO search_outbox (index_name, document_id)
                    WITH changed AS ({changed_rows(watch, operation)})
                    SELECT DISTINCT 'recipes', concerned.id FROM ({watch.recipes}) AS concerned(id);
                    RETURN NULL;
                END $$
            """)
            op.execute(f"""
                CREATE TRIGGER {name} AFTER {operation} ON {watch.table}
                REFERENCING {transition_tables} FOR EACH STATEMENT EXECUTE FUNCTION {name}()
            """)


def downgrade() -> None:
    for watch in WATCHES:
        for operation in TRANSITION_TABLES:
            name = f"capture_{watch.table}_{operation.lower()}"
            op.execute(f"DROP TRIGGER {name} ON {watch.table}")
            op.execute(f"DROP FUNCTION {name}()")
