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
notice-code = Il tuo codice per gli avvisi di Orifiamma è { $code }. Se non hai chiesto un codice, ignora questo messaggio.
