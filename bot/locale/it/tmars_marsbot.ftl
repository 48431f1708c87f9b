## Proprietari

tmars-owner = { $seat }
tmars-marsbot = MarsBot
tmars-neutral = nessuno

## Traguardi e riconoscimenti

tmars-event-claimed = { $owner } reclama il traguardo { $milestone } ({ $value }, richiesti { $need }): 5 PV.
tmars-event-funded = { $owner } finanzia il riconoscimento { $award }.

## MarsBot agisce

tmars-event-bot_cards = MarsBot prende { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
 }: { $pile } nel suo mazzetto.
tmars-event-bot_passed = MarsBot non ha più carte e passa.
tmars-event-bot_starts = MarsBot gioca difficile, i segnalini partono dallo spazio 1: { $moves }.
tmars-event-bot_card = MarsBot rivela **{ $card }**: { $moves }.
tmars-event-bot_card_without_tags = MarsBot rivela **{ $card }**: nessun tag, un’azione fallita.
tmars-event-bot_moves_for = Tag { $tag }: segnalino { $track } { $before } → { $after }.
tmars-event-bot_moves_last = Tag jolly: segnalino { $track }, il più indietro, { $before } → { $after }.
tmars-event-bot_moves = Segnalino { $track } { $before } → { $after }.
tmars-event-bot_moves_on = Icona di avanzamento: segnalino { $track } { $before } → { $after }.
tmars-event-bot_at_end = Il segnalino { $track } è alla fine del suo tracciato.
tmars-event-bot_idle_advance = Icona di avanzamento: nessun effetto a questo livello.
tmars-event-bot_token = Azione fallita: MarsBot ha ora { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
 }.
tmars-event-bot_no_temperature = La temperatura è al massimo.
tmars-event-bot_no_space-ocean = Tutti e nove gli oceani sono sul tabellone.
tmars-event-bot_no_space-city = Nessuno spazio ammesso per una città.
tmars-event-bot_no_space-greenery = Nessuno spazio ammesso per una vegetazione.
tmars-event-bot_spaces = { $tile }: { $count ->
    [one] 1 spazio ammesso
   *[other] { $count } spazi ammessi
 } ({ $spaces }).
tmars-event-bot_many_spaces = { $tile }: { $count } { PLURAL($count, "spazio ammesso/spazi ammessi") }.
tmars-event-bot_prefers-greeneries = Più vegetazione accanto ({ $n }): { $spaces }.
tmars-event-bot_prefers-cities = Più città accanto ({ $n }): { $spaces }.
tmars-event-bot_prefers-own_cities = Più città di MarsBot accanto ({ $n }): { $spaces }.
tmars-event-bot_prefers-human_cities = Meno città avversarie accanto ({ $n }): { $spaces }.
tmars-event-bot_prefers-nearest_greenery = Più vicini a una vegetazione ({ $n } { PLURAL($n, "spazio/spazi") }): { $spaces }.
tmars-event-bot_prefers-nearest_city = Più vicini a una città ({ $n } { PLURAL($n, "spazio/spazi") }): { $spaces }.
tmars-event-bot_prefers-nearest_own_city = Più vicini a una città di MarsBot ({ $n } { PLURAL($n, "spazio/spazi") }): { $spaces }.
tmars-event-bot_prefers-farthest_human_city = Più lontani dalle città avversarie ({ $n } { PLURAL($n, "spazio/spazi") }): { $spaces }.
tmars-event-bot_prefers-oceans = Più oceani accanto ({ $n }): { $spaces }.
tmars-event-bot_tie = Parità: si rivela { $card }, costo { $cost }. Contando fino a { $cost } su { $count } { PLURAL($count, "spazio/spazi") } si arriva al numero { $place }: { $space }.
tmars-event-bot_milestones = Traguardi che MarsBot soddisfa, e a che punto è { $seat }: { $milestones }.
tmars-event-bot_no_milestone = MarsBot non soddisfa nessuno dei traguardi rimasti.
tmars-event-bot_milestones_full = Tre traguardi sono già reclamati: per MarsBot non ne resta nessuno.
tmars-event-bot_awards = Riconoscimenti, MarsBot contro { $seat }: { $awards }.
tmars-event-bot_no_award = MarsBot non è in vantaggio in nessuno.
tmars-event-bot_awards_full = Nessun riconoscimento può più essere finanziato.
tmars-bot_progress = { $milestone } { $value }/{ $need }
tmars-bot_comparison = { $award } { $bot }:{ $human }
tmars-event-bot_final = Ultime vegetazioni di MarsBot: { $moves }.
tmars-event-bot_final_move = Vegetazione finale: segnalino { $track } { $before } → { $after }.

## Ciò che subisce MarsBot

tmars-event-bot_lowered = MarsBot perde { $production }: segnalino { $track } { $before } → { $after }.
tmars-event-bot_tokens_removed = MarsBot perde { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 }: ne restano { $tokens }.

## Punteggi

tmars-part-tr = Tasso di Terraformazione
tmars-part-milestones = Traguardi
tmars-part-awards = Riconoscimenti
tmars-part-greeneries = Vegetazione
tmars-part-cities = Città
tmars-part-cards = Carte
tmars-part-tokens = Azioni fallite
tmars-event-bot_score = MarsBot: { $total } PV ({ $parts }).
tmars-reason-outright = { $seat } vince con { $total } PV.
tmars-reason-mc = { $seat } vince con { $total } PV: punti pari, e più M€ rimasti ({ $count }).
tmars-reason-shared = { $seats } condividono la vittoria con { $total } PV.
tmars-reason-automa_won = { $seat } batte MarsBot, { $total } a { $bot } PV.
tmars-reason-automa_tied = Vince MarsBot: { $total } PV a testa, { ED($seat) } { $seat } deve averne più di MarsBot.
tmars-reason-automa_lost = MarsBot vince contro { $seat }: { $bot } a { $total } PV.
tmars-reason-solo_won = { $seat } ha reso Marte abitabile in tempo e ottiene { $total } PV.
tmars-reason-solo_lost = Alla fine della generazione { $generation } Marte non è pronto. Non completati: { $parameters }.
tmars-reason-rating_won = Con un tasso di terraformazione di { $rating } { $seat } vince e ottiene { $total } PV. Ne serviva { $goal }.
tmars-reason-rating_lost = Alla fine della generazione { $generation } il tasso di terraformazione di { $seat } è { $rating }. Serviva { $goal }.

## Ciò che dicono solo i registri delle versioni precedenti

tmars-event-bot_starts-before = MarsBot gioca difficile: ogni segnalino parte dallo spazio 1.
tmars-event-bot_card-before = MarsBot rivela **{ $card }**: { $tags }.
