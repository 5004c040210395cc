# То, что говорит только терминал. См. en/terminal.ftl.

## Проблемы

terminal-no-card = нет карты с названием «{ $name }»
terminal-no-card-but = нет карты с названием «{ $name }»; похожие названия: { $guesses }
