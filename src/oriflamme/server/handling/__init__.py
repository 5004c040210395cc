"""What each message of a client does."""
