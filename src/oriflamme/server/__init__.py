"""The server: tables for people and programs, in rooms with one subject each.

Imports point down: app, api, then one room for each capability, then tables, then cluster, bot_pool, storage and wire.
"""
