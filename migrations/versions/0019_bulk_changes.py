"""bulk changes: single edits overtake them, and a rebuild knows which rows it covers

Revision ID: 0019
Revises: 0018
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0019"
down_revision: str | None = "0018"
branch_labels: str | None = None
depends_on: str | None = None

INDEX = "ix_search_outbox_waiting"
TRANSACTION = "pg_current_xact_id()::text::bigint"
WAITING = sa.text("parked_at IS NULL")

# They write `is_bulk`. The older release installs its own at its next start, and compares every index then.
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
    op.add_column("search_outbox", sa.Column("is_bulk", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.add_column(
        "search_outbox",
        sa.Column("written_by", sa.BigInteger(), server_default=sa.text(TRANSACTION), nullable=False),
    )
    op.drop_index(INDEX, table_name="search_outbox")
    op.create_index(INDEX, "search_outbox", ["index_name", "is_bulk", "id"], postgresql_where=WAITING)


def downgrade() -> None:
    op.execute(DROP_CAPTURE)
    op.drop_index(INDEX, table_name="search_outbox")
    op.create_index(INDEX, "search_outbox", ["index_name", "id"], postgresql_where=WAITING)
    op.drop_column("search_outbox", "written_by")
    op.drop_column("search_outbox", "is_bulk")
