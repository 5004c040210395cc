"""Friends, their requests and invitations, and what sets a forgotten password again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add friends and recovery."""
    op.create_table(
        "recovery_codes",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_mails",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("recovery_mails_by_account", "recovery_mails", ["account_id"])
    op.create_table(
        "friends",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("friend_id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_by_friend", "friends", ["friend_id"])
    op.create_table(
        "friend_requests",
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("asked_id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("arrives", sa.Boolean, nullable=False),
    )
    op.create_index("friend_requests_by_asked", "friend_requests", ["asked_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("account_id", sa.String(16), primary_key=True),
        sa.Column("by_id", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
    op.create_index("invitations_by_account", "invitations", ["account_id"])
    op.create_index("invitations_by_host", "invitations", ["by_id", "created"])


def downgrade() -> None:
    """Remove them."""
    for table in ("invitations", "friend_requests", "friends", "recovery_mails", "recovery_codes"):
        op.drop_table(table)
