"""Which process owns a table, and which processes are alive."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the owner of a table, and the processes."""
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("processes")
    op.drop_column("tables", "owner")
