# Le regole per i giocatori.

rules-1-title = Lo scopo
rules-1-text-1 = Il re è morto e non c’è un erede. Ogni casata manda i suoi a corte, le sue carte in una fila comune, per conquistare influenza.
rules-1-text-2 = Vince chi ha più influenza dopo sei round.

rules-2-title = La preparazione
rules-2-text-1 = Da tre a cinque giocatori. Tutti hanno le stesse dieci carte, ciascuno nel colore della sua casata.
rules-2-text-2 = Ognuno mescola le sue dieci carte, ne mette da parte tre nascoste senza giocarle, ne tiene sette in mano e prende 1 punto influenza.
rules-2-text-3 = Ognuno può guardare le proprie carte messe da parte. Uno è il primo giocatore; dopo ogni round il ruolo passa al successivo.

rules-3-title = Comincia un round: mettere le carte
rules-3-text-1 = Dal primo giocatore, in senso orario, ognuno deve mettere una carta della sua mano, nascosta: in testa alla fila, in fondo, o sopra un posto che ha in cima una carta della sua casata. Mai fra due posti.
rules-3-text-2 = In sei round metti sei carte. La settima non si gioca mai.

rules-4-title = Risolvere la fila
rules-4-text-1 = Poi si risolve la fila, dal primo posto all’ultimo. A ogni posto agisce solo la carta in cima.
rules-4-text-2 = Una carta rivelata deve applicare la sua abilità. Ciò che è impossibile si salta; se c’è un solo bersaglio bisogna prenderlo, anche se è una tua carta.
rules-4-text-3 = Conta dove sta una carta, non se ha già agito. Una carta spostata più avanti agisce quando tocca a lei, anche per la seconda volta; una carta spostata indietro non agisce più in questo round.
rules-4-text-4 = I personaggi restano rivelati e agiscono di nuovo a ogni round. Gli intrighi agiscono una volta e se ne vanno, salvo che dicano altro.

rules-5-title = Carte nascoste: attendere o rivelare
rules-5-text-1 = Quando tocca a una carta nascosta, il suo giocatore sceglie. Attendere: 1 punto della riserva va sulla carta. Rivelare: il giocatore prende tutti i punti che ha sopra, poi ne applica l’abilità.
rules-5-text-2 = Una carta si può rivelare già nel round in cui è stata messa. Alcuni intrighi trattano il gruzzolo in altro modo: è scritto sulla carta.

rules-6-title = Eliminare
rules-6-text-1 = Una carta eliminata si gira, i punti che ha sopra sono persi e va negli scarti della sua casata. La fila si richiude.
rules-6-text-2 = Chi elimina una carta guadagna 1 punto, anche se la carta è sua.
rules-6-text-3 = Se la carta eliminata ha un effetto proprio, come l’Imboscata, si applica subito dopo. Una carta soltanto scartata non porta nulla a nessuno e non innesca nulla.

rules-7-title = Le pile
rules-7-text-1 = Un posto con due o più carte è una pila. È in gioco solo la carta in cima: una carta che ne ha un’altra sopra non può agire, essere rivelata, contare né essere colpita. Conserva i punti che ha sopra.
rules-7-text-2 = Quando la carta in cima se ne va nel proprio turno, quella sotto agisce subito. Se se ne va in un altro momento, quella sotto agisce quando tocca a lei.

rules-8-title = La fine
rules-8-text-1 = La partita finisce dopo il sesto round. I punti rimasti sulle carte della fila non contano.
rules-8-text-2 = Vince chi ha più influenza. In caso di parità vince chi ha più posti della fila con in cima una carta della propria casata; se la parità resta, la vittoria è condivisa.

rules-9-title = Mescolare le scatole
rules-9-text-1 = Ogni scatola si gioca da sola, ma dieci carte qualsiasi fanno un mazzo, lo stesso per tutti.
rules-9-text-2 = Le tre scatole condividono dieci ruoli, le linee: una carta per linea dà un mazzo equilibrato di sei personaggi e quattro intrighi. Scegli linea per linea, prendi una delle quattro scelte pronte, o lascia fare al caso.
rules-9-text-3 = Se nel mazzo c’è il Principe, ognuno ha anche un Gemello, visibile davanti a sé.

rules-10-title = Che cosa aggiunge Ablaze
rules-10-text-1 = La Corruzione: un personaggio corrotto serve un’altra casata finché non lascia la fila. Per ogni regola è di quella casata; solo quando esce torna negli scarti della casata stampata su di esso.
rules-10-text-2 = Principe e Gemello: il Gemello entra nella fila quando riveli il tuo Principe. Se uno dei due è eliminato, l’altro è scartato.
rules-10-text-3 = La Macchinazione fa agire i tuoi personaggi rivelati fuori turno, e la Sostituzione può riportare una carta persa o messa da parte.

rules-11-title = Che cosa aggiunge Alliance
rules-11-text-1 = Alcune carte fanno scegliere fra due abilità ogni volta che agiscono: il Giudice, l’Informatrice e la Diplomatica.
rules-11-text-2 = Il Giudice mette segnalini Verdetto sulle carte, e ogni Giudice può eliminare una carta che ne ha uno. I segnalini sono cinque.
rules-11-text-3 = Infiltrazione e Trattato si tengono: stanno davanti a te fino alla fine e agiscono da lì. La Rivolta si nasconde di nuovo e colpisce più di una volta.
rules-11-text-4 = La Diplomatica è l’unica carta rivelata che può avere punti sopra.

rules-12-title = Due edizioni
rules-12-text-1 = Il regolamento del gioco base esiste in due edizioni. Giochiamo con quella riveduta, a meno che tu scelga la prima.
rules-12-text-2 = Nella prima edizione una tua carta che elimina la tua Imboscata guadagna 1 punto in più ed è scartata con essa; il Lord conta ogni carta di una tua pila adiacente; e negli spareggi contano anche le carte sotto le altre.
