# Ce que seul le terminal dit. Voir en/terminal.ftl.

## Problèmes

terminal-no-card = aucune carte ne s’appelle « { $name } »
terminal-no-card-but = aucune carte ne s’appelle « { $name } » ; noms proches : { $guesses }
