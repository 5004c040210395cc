# Те, що каже лише термінал. Див. en/terminal.ftl.

## Проблеми

terminal-no-card = немає карти з назвою «{ $name }»
terminal-no-card-but = немає карти з назвою «{ $name }»; схожі назви: { $guesses }
