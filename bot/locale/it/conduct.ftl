# Quanto si porta a termine, quanto si è puntuali e veloci, e chi può sedersi.

conduct-reliability = affidabilità { $share }%
conduct-in_time = in tempo { $share }%
conduct-usual = di solito risponde in { $time }
conduct-new = alle prime partite
conduct-head = **Affidabilità { $share }%**: hai portato a termine { $finished } { PLURAL($finished, "tavolo/tavoli") } su { $held }. Cresce se finisci i tavoli o cedi il posto.
conduct-head_new = **Affidabilità { $share }%**: si parte da qui. Cresce se finisci i tavoli.
conduct-turns = In tempo { $share }% · di solito rispondi in { $time }
conduct-still_new = Finché non finisci { $count } { PLURAL($count, "tavolo/tavoli") }, le altre persone leggono «alle prime partite».
conduct-lowers = **Che cosa l’abbassa**
conduct-seat = -# { $table }, { $when }: { $what }
conduct-table = tavolo n. { $number }
conduct-what-left = posto lasciato
conduct-what-expired = assenza troppo lunga
conduct-what-late_return = assenza lunga, poi ritorno
conduct-what-kicked = posto tolto con un voto
conduct-what-conceded_alone = abbandono
conduct-anyone = Chi entra: chiunque
conduct-from = Chi entra: affidabilità da { $least }%
conduct-newcomers_on = Chi è alle prime partite: sì
conduct-newcomers_off = Chi è alle prime partite: no
