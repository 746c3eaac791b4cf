"""capture triggers by code: `core.search.capture` installs them, and any index may use the outbox

Revision ID: 0005
Revises: 0004

Drops the triggers of 0002. `sufra setup` installs those of the declared indexes right after the migrations.
"""

from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    _revision("0002").downgrade()
    op.drop_constraint(op.f("ck_search_outbox_index_name"), "search_outbox", type_="check")
    op.create_check_constraint(
        op.f("ck_search_outbox_index_name"), "search_outbox", "index_name ~ '^[a-z][a-z0-9]{0,29}$'"
    )


def downgrade() -> None:
    op.execute(r"""
        DO $$
        DECLARE function record;
        BEGIN
            FOR function IN SELECT oid::regprocedure AS signature FROM pg_proc
                WHERE proname LIKE 'capture\_%' AND pronamespace = current_schema()::regnamespace
            LOOP
                EXECUTE format('DROP FUNCTION %s CASCADE', function.signature);
            END LOOP;
        END $$
    """)
    op.execute("DELETE FROM search_outbox WHERE index_name NOT IN ('recipes', 'blogs')")
    op.drop_constraint(op.f("ck_search_outbox_index_name"), "search_outbox", type_="check")
    op.create_check_constraint(
        op.f("ck_search_outbox_index_name"), "search_outbox", "index_name IN ('recipes', 'blogs')"
    )
    _revision("0002").upgrade()


def _revision(name: str):  # type: ignore[no-untyped-def]  # the functions of another migration
    return op.get_context().opts["script"].get_revision(name).module
