"""labels of recipes: diets, allergens and the halal verdict, deleted when the text that they were made of changes

Revision ID: 0007
Revises: 0006

Recipes from before have no labels: `sufra labels refresh`, or the job that runs every ten minutes, makes them.
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None

DIETS = "ARRAY['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'egg-free', 'nut-free']::text[]"
ALLERGENS = (
    "ARRAY['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard',"
    " 'sesame', 'sulphites', 'lupin', 'molluscs']::text[]"
)
# The columns that labels are made of are those that core/recipes/texts.py reads.
OWN_TEXTS = ("short_title", "long_title", "description", "cultural_notes")
PARTS = {
    "recipe_ingredients": "recipe_id, sort_order, name, notes, original_text",
    "recipe_steps": "recipe_id, step_number, instruction_text",
}
TRANSITIONS = {
    "INSERT": "NEW TABLE AS new_rows",
    "UPDATE": "OLD TABLE AS old_rows NEW TABLE AS new_rows",
    "DELETE": "OLD TABLE AS old_rows",
}


def upgrade() -> None:
    op.create_table(
        "recipe_labels",
        sa.Column("recipe_id", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("labels", JSONB(), nullable=False),
        sa.Column("suitable_diets", ARRAY(sa.Text()), nullable=False),
        sa.Column("allergens_not_found", ARRAY(sa.Text()), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("length(version) BETWEEN 1 AND 100", name=op.f("ck_recipe_labels_version")),
        sa.CheckConstraint("labels->>'version' = version", name=op.f("ck_recipe_labels_labels")),
        sa.CheckConstraint(f"suitable_diets <@ {DIETS}", name=op.f("ck_recipe_labels_suitable_diets")),
        sa.CheckConstraint(f"allergens_not_found <@ {ALLERGENS}", name=op.f("ck_recipe_labels_allergens_not_found")),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_recipe_labels_recipe_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("recipe_id", name=op.f("pk_recipe_labels")),
    )
    _create_trigger(
        "forget_labels_recipes_update",
        "BEGIN DELETE FROM recipe_labels WHERE recipe_id = NEW.id; RETURN NULL; END",
        f"AFTER UPDATE OF {', '.join(OWN_TEXTS)} ON recipes FOR EACH ROW"
        f" WHEN ({' OR '.join(f'OLD.{name} IS DISTINCT FROM NEW.{name}' for name in OWN_TEXTS)})",
    )
    for table, columns in PARTS.items():
        for operation, referencing in TRANSITIONS.items():
            _create_trigger(
                f"forget_labels_{table}_{operation.lower()}",
                _forget_changed(columns, operation),
                f"AFTER {operation} ON {table} REFERENCING {referencing} FOR EACH STATEMENT",
            )


def downgrade() -> None:
    names = [f"{table}_{operation.lower()}" for table in PARTS for operation in TRANSITIONS]
    for name in ("recipes_update", *names):
        op.execute(f"DROP FUNCTION forget_labels_{name} CASCADE")
    op.drop_table("recipe_labels")


def _create_trigger(name: str, body: str, when: str) -> None:
    op.execute(f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $${body}$$")
    op.execute(f"CREATE TRIGGER {name} {when} EXECUTE FUNCTION {name}()")


def _forget_changed(columns: str, operation: str) -> str:
    old, new = f"SELECT {columns} FROM old_rows", f"SELECT {columns} FROM new_rows"
    rows = {"INSERT": new, "DELETE": old, "UPDATE": f"({old} EXCEPT ALL {new}) UNION ALL ({new} EXCEPT ALL {old})"}
    changed = f"SELECT recipe_id FROM ({rows[operation]}) AS changed"
    # The lock makes the change wait for a labelling that has read the old text, so that its labels are deleted too.
    return f"""
        BEGIN
            PERFORM FROM recipes WHERE id IN ({changed}) ORDER BY id FOR NO KEY UPDATE;
            DELETE FROM recipe_labels WHERE recipe_id IN ({changed});
            RETURN NULL;
        END
    """
