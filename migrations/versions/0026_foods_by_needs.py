"""foods of recipes in the order of how much these need: what needs little is read first

Revision ID: 0026
Revises: 0025
"""

from alembic import op

revision: str = "0026"
down_revision: str | None = "0025"
branch_labels: str | None = None
depends_on: str | None = None

KEY = "pk_standby_foods"


def upgrade() -> None:
    op.drop_constraint(KEY, "standby_foods")
    op.create_primary_key(KEY, "standby_foods", ["index_name", "food", "needed", "document_id", "need"])


def downgrade() -> None:
    op.drop_constraint(KEY, "standby_foods")
    op.create_primary_key(KEY, "standby_foods", ["index_name", "food", "document_id", "need"])
