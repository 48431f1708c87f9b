# Gli esempi disegnati accanto alle regole. Un testo con un numero descrive un’immagine a parole.

metromania-figure-2 = Un esempio disegnato. Una linea blu scende da sinistra in alto, tunnel dopo tunnel. L’ultimo tunnel riempie lo spazio C7 e porta il binario lungo il lato tra C7 e C8.
metromania-figure-tunnel = Un tunnel riempie uno spazio, qui C7, e porta il binario su uno dei lati, qui verso C8.

metromania-figure-3 = Un esempio disegnato. Una linea è scesa lungo il lato tra B5 e B6. Il prossimo tunnel può andare dritto (C8) o curvare dolcemente (C7 o B7): questi hanno un segno di spunta. Due tunnel hanno una croce, perché tornerebbero indietro con una curva stretta di 60°: B6 e C6.
metromania-figure-bend = Dritto o con una curva dolce va sempre bene. Una curva stretta di 60° richiede una stazione già presente.

metromania-figure-6 = Un esempio disegnato, da sinistra a destra. La linea arancione incontra quella blu: una stazione. Le due corrono affiancate: nessuna stazione. Cambiano lato: nessuna stazione. La linea arancione si separa ed entrambe proseguono: una stazione. La linea verde incrocia quella blu: una stazione.
metromania-figure-automatic = Dove una linea ne raggiunge o ne incrocia un’altra, e dove due si separano e proseguono entrambe, nasce una stazione. Non dove si affiancano o cambiano lato.
metromania-figure-meet = incontro
metromania-figure-alongside = affiancate
metromania-figure-change = cambio di lato
metromania-figure-split = separazione
metromania-figure-cross = incrocio
metromania-figure-station = stazione
metromania-figure-no_station = nessuna stazione

metromania-figure-11 = Un esempio disegnato: un viaggio di prova dall’indicatore A in E3 all’indicatore A in F16. Il percorso più veloce, bordato d’oro, dura 6 minuti: due tratte da 1 minuto sulla linea blu, un cambio di 3 minuti e 1 minuto sulla linea arancione. L’altro percorso, sulle linee blu e verde, dura 7 minuti.
metromania-figure-fastest = 1 minuto da una stazione all’altra, 3 per un cambio: il più veloce è 1+1+3+1=6. Chi vi ha una linea segna punti.

metromania-figure-13 = Un esempio disegnato in due parti. La linea 1 della compagnia è completa, quindi la linea 2 è l’ultima. A sinistra: la linea 2 arriva accanto all’uscita X42, che ha una croce, perché altrove puoi scavare tre tunnel: 1 in J6, 2 in J4, 3 in I4. A destra: la linea 2 è a due tunnel dall’uscita. Prosegue in I9, in J7 e, con il terzo tunnel del turno, nell’uscita X42.
metromania-figure-waiting = Altrove si scavano tre tunnel: l’uscita aspetta.
metromania-figure-third = Come terzo tunnel del turno l’uscita va bene.
