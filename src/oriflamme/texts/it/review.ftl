# Analisi di partite finite

review-title = Analisi
review-turning-points = Momenti decisivi
# $deal, $others, $own: punti su 100, con il segno
review-mark = { $name }: voto { $mark } su 100. Distribuzione { $deal }, gli altri { $others }, scelte proprie { $own }.
review-cost = Azione { $number }, round { $round }, { $name }: «{ $chosen }» è costato { $points } punti su 100. Meglio: «{ $best }».
review-no-mistake = Nessuna scelta era di certo sbagliata.
review-column-action = Azione
review-column-player = Giocatore
review-column-choice = Scelta
review-column-lost = Punti persi

## Sulla pagina

review-chances = Probabilità di vincere
review-chances-note = probabilità di vincere dopo ogni risposta
# $question: whose decision it is, as “Ann: wait or reveal?”
review-at = Round { $round } · { $question }
review-wait = Aspettare con { $kind-the }
review-best = meglio
review-chosen = scelta
review-chosen-lost = scelta, −{ $points }
review-why = Perché
review-only = C’era una sola risposta.
# $chosen and $best are answers as their player would say them
review-lost = «{ $chosen }» è costato { $points } punti su 100. Meglio: «{ $best }».
review-right = Niente era sicuramente meglio.
# $card: “Ann’s hidden card, position 4”; $same: yes if it was what it most likely was
review-doubt = Da quanto si vedeva, { $card } era { $kind-a } in { $percent } casi su 100{ $same ->
    [yes] , e così era.
   *[other] ; in realtà era { $was-a }.
}
review-turn = Svolta { $number }
review-progress = L’analisi è in corso: { $done } decisioni su { $total }.
review-here = Questo dispositivo può analizzare la partita. Ci vuole circa un minuto, due o tre su un telefono. Intanto puoi continuare a giocare.
review-make = Analizza questa partita
review-left-seconds = Ancora { $amount } secondi circa.
# $amount: at least 2
review-left-minutes = Ancora { $amount } minuti circa.
review-lens = Lente delle ipotesi
# What a screen reader says of a hidden card: what it may be, and what it was
review-lens-card = può essere { $list }; era { $was-a }
review-curve-seat = { $name }: { $first } % all’inizio, { $last } % alla fine, { $most } % al massimo.
review-curve-turn = Svolta { $number }, round { $round }: { $name } perde { $points } punti.

## Alla fine di una partita

review-decided = «{ $action }» ha deciso tutto: { $name }, round { $round }. Le probabilità di { $winner } sono salite da { $before } a { $after } %.
review-your-best = Il tuo momento migliore
review-your-worst = Il tuo momento peggiore
review-mark-short = Voto
review-mark-of = voto { $mark } su 100
review-mark-note = Il voto dice quanto le decisioni erano vicine alle migliori, da 0 a 100. La fortuna non conta.
review-made-here = Questo dispositivo calcola meno di un server: trova gli errori grandi, e i suoi voti sono più clementi.
review-open-at = Apri il replay in quel punto

## The coach

coach-title = Il consigliere
coach-note = Vede quello che vedi tu, e nient’altro. Tutti al tavolo vengono avvisati che chiedi.
coach-ask-now = Chiedi
coach-thinks = Il consigliere pensa…
coach-answers = Le risposte migliori
coach-cards = Che cosa possono essere le carte nascoste
