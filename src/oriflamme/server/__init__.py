"""The server: tables on which people and bots play, over HTTP and WebSocket. It knows no rule of the game."""
