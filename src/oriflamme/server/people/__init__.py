"""People: accounts that nobody needs, sessions that can be ended, and whose seats are whose."""
