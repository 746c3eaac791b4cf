"""how often a job of search was begun

Revision ID: 0027
Revises: 0026
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0027"
down_revision: str | None = "0026"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("search_jobs", sa.Column("attempts", sa.Integer(), server_default=sa.text("0"), nullable=False))


def downgrade() -> None:
    op.drop_column("search_jobs", "attempts")
