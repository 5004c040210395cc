"""The SQL tables, for SQLAlchemy, one module a subject."""

from sqlalchemy import Table
from sqlalchemy.sql.elements import ColumnElement

from .games import deadlines, insights, log, orders, processes, reviews, seats, tables
from .metadata import metadata
from .moderation import audit, blocks, reports
from .notifications import channels, facts, notices
from .people import (
    accounts,
    browsers,
    friend_requests,
    friends,
    invitations,
    moderators,
    names,
    recovery_codes,
    recovery_mails,
    sessions,
)
from .rating import ladders, rated, rating_history, ratings, results

__all__ = [
    "about_accounts",
    "accounts",
    "audit",
    "blocks",
    "browsers",
    "channels",
    "deadlines",
    "facts",
    "friend_requests",
    "friends",
    "insights",
    "invitations",
    "ladders",
    "log",
    "metadata",
    "moderators",
    "names",
    "notices",
    "orders",
    "processes",
    "rated",
    "rating_history",
    "ratings",
    "recovery_codes",
    "recovery_mails",
    "reports",
    "results",
    "reviews",
    "seats",
    "sessions",
    "tables",
]


def about_accounts() -> tuple[tuple[Table, ColumnElement[str]], ...]:
    """Return the tables with data about accounts, each with the column that holds the account's id."""
    return (
        (names, names.c.account_id),
        (browsers, browsers.c.account_id),
        (sessions, sessions.c.account_id),
        (seats, seats.c.account_id),
        (ratings, ratings.c.account_id),
        (rating_history, rating_history.c.account_id),
        (results, results.c.account_id),
        (insights, insights.c.account_id),
        (deadlines, deadlines.c.account_id),
        (channels, channels.c.account_id),
        (notices, notices.c.account_id),
        (blocks, blocks.c.account_id),
        (blocks, blocks.c.blocked_id),
        (friends, friends.c.account_id),
        (friends, friends.c.friend_id),
        (friend_requests, friend_requests.c.account_id),
        (friend_requests, friend_requests.c.asked_id),
        (invitations, invitations.c.account_id),
        (invitations, invitations.c.by_id),
        (recovery_codes, recovery_codes.c.account_id),
        (recovery_mails, recovery_mails.c.account_id),
        (accounts, accounts.c.id),
    )
