### Prime partite con lezioni.

ui-button-learn = Impara giocando
ui-button-learn_skip = Salta le lezioni
ui-button-learn_stop = Ferma la partita
ui-learn-lesson = > **Lezione { $step } di { $all }.** { $text }
ui-learn-after = > ✅ { $text }
ui-learn-known = -# Non ci sono altre lezioni. Continua finché vuoi, o premi *Ferma la partita*.
ui-learn-over = Era la tua prima partita di **{ $title }**. Ora una vera, con altre persone o con i robot?
error-learn-none = Questo gioco non ha lezioni. Le regole: `/{ cmd-rules }`
error-learn-private = È la prima partita di un’altra persona, ed è solo sua. Per iniziare la tua: `/{ cmd-help }`
error-learn-no_record = Le prime partite non lasciano una registrazione. Quelle di *Apri un tavolo* sì.
