"""The notation: queue, actions, position line, record and scenario, each with a reader and a writer."""
