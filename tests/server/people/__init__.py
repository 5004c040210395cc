"""Accounts and everything that people with accounts do."""
