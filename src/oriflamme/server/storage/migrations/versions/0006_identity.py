"""Look-alikes of names, moderators by their accounts, and browsers that signed in before."""

import sqlalchemy as sa
from alembic import op

from oriflamme.server.look_alikes import look_alike_keys

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables. The names that exist stay: if two look alike, the key belongs to the older account."""
    names = op.create_table(
        "names",
        sa.Column("key", sa.String(96), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
    )
    op.create_index("names_by_account", "names", ["account_id"])
    op.create_table(
        "moderators",
        sa.Column("name", sa.String(96), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("created"))
    owners: dict[str, str] = {}
    for row in op.get_bind().execute(sa.select(accounts).order_by(accounts.c.created, accounts.c.id)).all():
        for key in look_alike_keys(row.name):
            owners.setdefault(key, row.id)
    if owners:
        op.bulk_insert(names, [{"key": key, "account_id": account} for key, account in owners.items()])


def downgrade() -> None:
    """Remove them."""
    for table in ("names", "moderators", "browsers"):
        op.drop_table(table)
