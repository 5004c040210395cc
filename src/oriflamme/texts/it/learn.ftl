# Gli otto passi per imparare. Vedi en/learn.ftl per le posizioni.

learn-place-title = Prendi posto
learn-place-text = Tutte le casate giocano le stesse carte. A ogni round ciascuno mette una carta nascosta nella fila: in testa, in fondo o sopra una delle proprie. Solo tu sai qual è la tua.
learn-place-prompt = Scegli una carta della tua mano e mettila in fondo alla fila.
learn-place-praise = Ben fatto. Adesso si chiedono tutti che cosa sia.

learn-wait-title = La pazienza paga
learn-wait-text = Quando ognuno ha messo una carta, le carte agiscono una alla volta, dalla prima all’ultima. Una carta nascosta può attendere: allora riceve 1 punto. Più attende, più punti raccoglie.
learn-wait-prompt = Lascia attendere la tua carta.
learn-wait-praise = Ha 1 punto sopra, e ne riceve un altro ogni volta che attende.

learn-reveal-title = Scopri la carta
learn-reveal-text = Rivela una carta nascosta e prendi tutti i punti che ha sopra; poi si applica la sua abilità. Un personaggio resta scoperto e agisce di nuovo a ogni round. Un intrigo agisce una volta e se ne va.
learn-reveal-prompt = Rivela il tuo Lord.
learn-reveal-praise = Il gruzzolo è tuo, e da ora il tuo Lord rende.

learn-eliminate-title = Colpisci
learn-eliminate-text = Il tuo Soldato elimina una delle due carte che ha accanto. Guadagni 1 punto, e tutto ciò che quella carta aveva sopra è perso. Prima la si gira: tutti vedono che cos’era.
learn-eliminate-prompt = Rivela il tuo Soldato ed elimina la carta nascosta che ha dei punti sopra.
learn-eliminate-praise = Un punto per te, e una fortuna in fumo per qualcun altro.

learn-stack-title = Una sopra l’altra
learn-stack-text = Puoi anche mettere una carta sopra una delle tue. Conta solo quella in cima: quella sotto non può agire, ma nemmeno essere colpita. Quando la cima se ne va, quella sotto è di nuovo libera.
learn-stack-prompt = Metti una carta sopra una delle tue.
learn-stack-praise = Ciò che sta sotto è al sicuro, e muto, finché la cima resta.

learn-ambush-title = Lasciali venire
learn-ambush-text = L’Imboscata non chiede altro che di essere eliminata. Se la colpisce una carta avversaria, guadagni 4 punti e quella carta è scartata. Se la riveli tu, guadagni solo 1 punto. Quindi lasciala attendere e sembrare preziosa.
learn-ambush-prompt = Lascia attendere la tua Imboscata e guarda chi ci casca.
learn-ambush-praise = Hanno colpito l’Imboscata: 4 punti per te, e la loro carta non c’è più.

learn-decree-title = L’ordine lo decidi tu
learn-decree-text = Le carte agiscono nell’ordine della fila. Il Decreto Reale sposta un’altra carta qualsiasi. Una carta spostata più avanti agisce quando tocca a lei, anche per la seconda volta nello stesso round.
learn-decree-prompt = Rivela il Decreto Reale e sposta il tuo Lord in fondo alla fila.
learn-decree-praise = Il tuo Lord agisce due volte in un round. Così si piega la fila al proprio volere.

learn-end-title = L’ultimo round
learn-end-text = La partita finisce dopo sei round. Contano solo i punti davanti a te; quelli rimasti sulle carte della fila sono persi. Vince chi ha più influenza.
learn-end-prompt = È l’ultimo round: rivela la tua carta finché il suo gruzzolo vale ancora.
learn-end-praise = Ora conosci il gioco. Il resto si legge in faccia agli amici.
