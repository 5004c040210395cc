# What only the terminal says: `oriflamme play` and `oriflamme cards`. The page does not load this file.

## Problems, said after “Sorry,”

terminal-no-card = no card is called “{ $name }”
terminal-no-card-but = no card is called “{ $name }”; similar names: { $guesses }
