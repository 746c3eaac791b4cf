"""which outbox rows speak of a document that is public no more: the standby search reads these alone

Revision ID: 0025
Revises: 0024
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0025"
down_revision: str | None = "0024"
branch_labels: str | None = None
depends_on: str | None = None

INDEX = "ix_search_outbox_gone"

# They write `is_gone`. The older release installs its own at its next start, and compares every index then.
DROP_CAPTURE = r"""
    DO $$
    DECLARE it record;
    BEGIN
        FOR it IN SELECT tgname, tgrelid::regclass AS tab FROM pg_trigger WHERE tgname LIKE 'capture\_%' LOOP
            EXECUTE format('DROP TRIGGER %I ON %s', it.tgname, it.tab);
            EXECUTE format('DROP FUNCTION %I()', it.tgname);
        END LOOP;
    END $$
"""


def upgrade() -> None:
    # Of rows that wait already nothing is known: they count as gone until they are drained.
    op.add_column("search_outbox", sa.Column("is_gone", sa.Boolean(), server_default=sa.text("true"), nullable=False))
    op.create_index(INDEX, "search_outbox", ["index_name", "document_id"], postgresql_where=sa.text("is_gone"))


def downgrade() -> None:
    op.execute(DROP_CAPTURE)
    op.drop_index(INDEX, table_name="search_outbox")
    op.drop_column("search_outbox", "is_gone")
