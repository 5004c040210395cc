"""The cluster: several processes on one PostgreSQL, and which of them holds which table.

A lease says who owns a table, pubsub tells the others, and the relay passes clients on to the owner.
"""
