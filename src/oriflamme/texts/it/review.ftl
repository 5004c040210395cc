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
