"""indexes for the orders of the back office's list of recipes

Revision ID: 0023
Revises: 0022
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0023"
down_revision: str | None = "0022"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_index("ix_recipes_changed", "recipes", [sa.text("updated_at DESC"), sa.text("id DESC")])
    op.create_index("ix_recipes_title", "recipes", ["short_title", sa.text("id DESC")])


def downgrade() -> None:
    op.drop_index("ix_recipes_title", table_name="recipes")
    op.drop_index("ix_recipes_changed", table_name="recipes")
