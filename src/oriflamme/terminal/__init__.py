"""Play in a terminal: plain lines, no cursor tricks. Everything shown comes from the views and events of a seat."""
