# Ciò che dice solo il terminale. Vedi en/terminal.ftl.

## Problemi

terminal-no-card = nessuna carta si chiama «{ $name }»
terminal-no-card-but = nessuna carta si chiama «{ $name }»; nomi simili: { $guesses }
