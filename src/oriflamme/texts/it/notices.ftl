# Avvisi a chi non è al suo tavolo. Vedi en/notices.ftl.

notice-asked = Tocca a te.
notice-half = Tocca ancora a te: metà del tuo tempo è passata.
notice-last = Il tuo tempo è quasi scaduto.
notice-place = Metti una carta.
notice-reveal = Attendere o rivelare una carta?
notice-choose = Scegli per una delle tue carte.
notice-until = Hai tempo fino al { $until }; poi un bot giocherà per te.
notice-over = Il tuo tempo è scaduto. Un bot gioca per te finché non torni.
notice-test = Questa è una prova: così saprai che tocca a te.
notice-subject = Orifiamma: tocca a te
notice-invited = Un amico ti invita a un tavolo.
notice-invited-subject = Orifiamma: un invito
notice-recover = Con questo link puoi scegliere una nuova password. Vale una volta sola, per un’ora.
notice-recover-not-you = Se non l’hai chiesto tu, non fare nulla: la password resta com’è.
notice-recover-subject = Orifiamma: una nuova password
notice-code = Il tuo codice per gli avvisi di Orifiamma è { $code }. Se non hai chiesto un codice, ignora questo messaggio.
# Che cosa mostrano altri programmi di un link alla pagina.
link-invitation = { $name } ti invita a un tavolo
link-seats = Posti liberi: { $free } su { $players }.
link-free = libero
link-replay = { $names } vince una partita di Oriflamme
link-players = { $names }: da rivedere carta per carta.
link-profile = Partite di Oriflamme: { $games }, vinte: { $won }.
link-player = Gioca a Oriflamme
link-games = partite
link-won = vinte
