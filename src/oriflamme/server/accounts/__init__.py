"""Accounts: optional sign-up, sessions, passwords, bot accounts, the games of an account and its erasure.

Guests play without one; a seat that a guest took can be claimed later.
"""
