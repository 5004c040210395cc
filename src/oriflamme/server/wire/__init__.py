"""The wire: limits on what a client may send, and refusals that say why a request was not carried out.

It knows nothing of tables, accounts or the database.
"""
