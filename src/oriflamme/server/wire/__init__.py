"""The wire: limits on what a client may send, and refusals that say why something was not done.

It knows nothing of tables, accounts or the database.
"""
