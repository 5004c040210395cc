"""Notifications: an outbox in the database, and the channels over which it is sent (e-mail, web push, webhooks).

A notice contains nothing that the table does not show to everyone.
"""
