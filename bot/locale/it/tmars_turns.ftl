## Preparazione

tmars-event-chosen = { $seat } ha scelto.
tmars-event-corporation = { $seat } rivela { $card } e inizia con { $start }.
tmars-event-kept = { $count ->
    [0] { $seat } non tiene carte progetto.
    [one] { $seat } tiene una carta progetto per { $cost } M€.
   *[other] { $seat } tiene { $count } carte progetto per { $cost } M€.
 }
tmars-event-plays_prelude = { $seat } gioca il preludio { $card }.
tmars-event-prelude_fizzles = { $seat } non può eseguire il preludio { $card } e lo scarta.

## Generazioni

tmars-event-generation = **Generazione { $number }.** Inizia: { $first }.
tmars-event-drafted = Carta scelta da { $seat }.
tmars-event-decided = { $seat } ha deciso che cosa comprare.
tmars-event-bought_nothing = { $seat } non compra carte.
tmars-event-produced = { $seat } produce: { $what }.
tmars-event-final = Marte è abitabile. Chi ha abbastanza piante piazza le ultime tessere vegetazione.
tmars-event-no_more_greeneries = { $seat } non piazza altra vegetazione.
tmars-event-events = Eventi di { $seat }: { $cards }.

## Turni

tmars-event-plays = { $seat } gioca { $card } ({ $paid }).
tmars-event-plays_for_nothing = { $seat } gioca { $card } gratis.
tmars-event-project = { $seat }: progetto standard { $project } ({ $paid }).
tmars-event-project-times = { $seat } realizza il progetto standard { $project } ×{ $times } ({ $paid })
tmars-event-sold = { $seat } vende { $count ->
    [one] una carta per 1 M€
   *[other] { $count } carte per { $count } M€
 }.
tmars-event-action = { $seat } usa l’azione di { $card }.
tmars-event-action_paid = { $seat } usa l’azione di { $card } ({ $paid }).
tmars-event-convert_plants = { $seat } trasforma { $price } in vegetazione.
tmars-event-convert_heat = { $seat } converte { $price }.
tmars-event-convert_heat-times = { $seat } converte { $price } (×{ $times })
tmars-event-first = { $seat } esegue la prima azione di { $card }.
tmars-event-first_dropped = La prima azione di { $card } non riesce. { $seat } prosegue senza.
tmars-event-passes = { $seat } passa.

## Che cosa si chiede

tmars-asked-start = Scegli la corporazione e le carte da tenere.
tmars-asked-draft = Tieni una carta e passa le altre.
tmars-asked-draft_corporation = Tieni una corporazione e passa l’altra. Poi sceglierai fra due.
tmars-asked-research = Quali carte compri?
tmars-asked-first = Prima fai l’azione di { $card } ({ $do }).
tmars-asked-turn = { $left ->
    [0] Due azioni fatte. Chiudi il turno.
    [one] Agisci ancora o chiudi il turno.
   *[other] Fai un’azione o passa.
 }
tmars-asked-alone = Resti solo tu. Agisci o passa.
tmars-asked-last = Ultima generazione. { $what }
tmars-asked-final = Piazza le ultime tessere vegetazione o passa.
tmars-phase-start = Ora si scelgono corporazioni e prime carte. Scegli le tue.
tmars-phase-preludes = Ora si giocano i preludi. Gioca i tuoi.
tmars-phase-draft = Ora si fa il draft. Tieni una carta.
tmars-phase-research = Ora si comprano le carte. Di’ quali compri.
tmars-phase-action = Ora si fanno le azioni. Fai le tue.
tmars-phase-final = Ora si piazza l’ultima vegetazione. Piazza la tua o passa.
tmars-phase-over = La partita è finita.

## Che cosa si può scegliere

tmars-pick-no_preludes = Nessun preludio in questa partita
tmars-pick-preludes = { $first }, poi { $second }
tmars-pick-numbered = { $number } { $card }
tmars-pick-no_cards = Nessuna carta
tmars-pick-no_space = Nessuna tessera
tmars-no_text = Nessun effetto proprio.
tmars-wild_text = Il suo tag jolly vale come un tag a scelta.
tmars-note-corporation = { $mc } M€. { $text }
tmars-note-preludes = { $first } Poi { SMALL($second) }
tmars-note-offer = { $cost } M€. { $text }
tmars-note-offer_needing = { $cost } M€. { $needs } { $text }
tmars-note-play = { $cost } M€. { $text }
tmars-note-play_warned = { $cost } M€. { $warning } { $text }
tmars-note-sell = 1 M€ per ogni carta
tmars-note-project-power_plant = { $cost } M€ → produzione di energia +1
tmars-note-project-asteroid = { $cost } M€ → temperatura +2 °C
tmars-note-project-aquifer = { $cost } M€ → un oceano
tmars-note-project-greenery = { $cost } M€ → vegetazione, ossigeno +1%
tmars-note-project-city = { $cost } M€ → una città, produzione di M€ +1
tmars-note-project_warned = { $cost } M€. { $warning }
tmars-note-convert-plants = { $price } { PLURAL($price, "pianta/piante") } → vegetazione, ossigeno +1%
tmars-note-convert-heat = { $price } calore → temperatura +2 °C
tmars-note-convert-final = { $price } { PLURAL($price, "pianta/piante") } → vegetazione. L’ossigeno non sale più.
tmars-note-convert_warned = Ne servono { $price }. { $warning }
tmars-note-claim = { $cost } M€. Conta: { $what }. Ne hai { $have } su { $need }.
tmars-note-fund = { $cost } M€. Conta: { $what }. Tu ne hai { $mine }, { $owner } { $best }.
tmars-note-fund_against_bot = { $cost } M€. Conta: { $what }. Tu ne hai { $mine }, MarsBot { $best } ({ $how }).
tmars-warn-at_maximum = Già al massimo, non sale nulla: { $parameter }.
tmars-warn-oceans_out = I nove oceani sono già piazzati, non se ne piazza altro.
tmars-warn-no_holder = Nessuna tua carta può riceverne: { $resource }.
tmars-warn-only_you = Solo tu puoi perdere { $resource }.

## Spazi

tmars-space = { $space }
tmars-space_named = { $space } ({ $name })
tmars-spot-nothing = Nessun bonus
tmars-area-oceans = Vicino agli oceani ({ $n })
tmars-area-own = Accanto ai tuoi ({ $n })
tmars-area-bonuses = Con bonus ({ $n })
tmars-area-others = Altrove ({ $n })
tmars-spot-gains = { CAPITAL($gains) }
tmars-spot-oceans = { $n } M€ per gli oceani
tmars-spot-beside = { CAPITAL($gains) }; accanto { $what }
tmars-spot-greeneries = { $n ->
    [one] 1 vegetazione
   *[other] { $n } vegetazioni
 }
tmars-spot-cities = { $n } città
tmars-spot-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
 }
tmars-spot-south_pole = paga { $cost } M€ e piazza un oceano
tmars-project_cards = { $n ->
    [one] { $n } carta progetto
   *[other] { $n } carte progetto
 }
tmars-cities_of_all = Città in gioco

## Rifiuti

error-tmars-decision_pending = Prima rispondi: { $question }
error-tmars-wrong_phase = { $phase }
error-tmars-no_actions_left = Le due azioni sono fatte. Chiudi il turno.
error-tmars-first_action_due = Prima viene l’azione di { $card }. Falla ora.
error-tmars-no_first_action = La tua corporazione non ha una prima azione. Fai un’altra azione.
error-tmars-no_action_taken = In questo turno non hai ancora agito. Agisci o passa.
error-tmars-only_pass_ends = Gli altri hanno passato. Passa invece di chiudere il turno.
error-tmars-end_instead = In questo turno hai già agito. Chiudi il turno invece di passare.
error-tmars-not_in_hand = { $card } non è nella tua mano. Scegli una carta che hai.
error-tmars-not_in_play = { $card } non è davanti a te. Scegli una carta in gioco.
error-tmars-not_offered = { $card } non è tra le carte offerte. Scegli tra: { $options }.
error-tmars-card_order = Indica ogni carta una volta, nell’ordine in cui è offerta.
error-tmars-prelude_count = { $count ->
    [0] In questa partita non ci sono preludi.
   *[other] Scegli { $count } preludi diversi, nell’ordine in cui si giocano.
 }
error-tmars-keeps_all = { $card } tiene tutte le carte ({ $count }). Sceglile tutte.
error-tmars-bad_start = { $count } { PLURAL($count, "progetto costa/progetti costano") } { $cost } M€, { ED($card) } { $card } inizia con { $start } M€. Tienine meno.
error-tmars-req_global = { $card } richiede { $bound ->
    [least] almeno
   *[most] al massimo
 } { $need } ({ SMALL($parameter) }). Ora: { $now }{ $flex ->
    [0] .
   *[other] , con una tolleranza di { $flex }.
 }
error-tmars-req_tags = { $card } richiede { $need } tag { $tag }. Ne hai { $have }.
error-tmars-req_other = { $card } richiede { $need } ({ SMALL($what) }). Ora: { $have }.
error-tmars-cannot_afford = { $what } costa { $cost } M€, e puoi pagarne { $most }. Scegli qualcosa di meno caro.
error-tmars-resource_short = Servono { $n } { $resource }, e ne hai { $have }. Scegli altro.
error-tmars-here_short = { $card } deve averne { $n } ({ $resource }), e ne ha { $have }. Prima aggiungine.
error-tmars-pay_form = Scrivi il pagamento con lettere e numeri, come `s5 m1`: m per M€, s acciaio, t titanio, h calore, b microbi.
error-tmars-pay_unit = { $unit } non vale per pagare { $what }. Paga in altro modo.
error-tmars-pay_more_than_owned = { $unit }: qui puoi usarne al massimo { $most }.
error-tmars-pay_short = Sono { $paid } di { $cost } M€. Aggiungine.
error-tmars-pay_waste = { $unit }: uno in meno copre comunque { $cost } M€. Toglilo.
error-tmars-unknown_project = Nessun progetto standard si chiama «{ $text }». Ci sono: vendi, centrale elettrica, asteroide, falda acquifera, vegetazione, città.
error-tmars-unknown_conversion = «{ $text }» non si converte. Converti piante o calore.
error-tmars-no_cards = Non hai carte da vendere. Fai un’altra azione.
error-tmars-too_few_sold = Scegli almeno una carta da vendere.
error-tmars-sells_nothing = { $project } non richiede carte. Toglile.
error-tmars-no_tile_due = Qui non piazzi una tessera. Togli { $space }.
error-tmars-only_plants = Alla fine valgono solo le piante. Piazza una vegetazione o passa.
error-tmars-no_action = { $card } non ha azioni. Scegli una carta che ne ha.
error-tmars-action_used = { $card } ha già agito in questa generazione. Potrà di nuovo nella prossima.
error-tmars-no_such_option = { $card } ha { $most } { PLURAL($most, "alternativa/alternative") }. Scegline una.
error-tmars-bad_amount = Scegli un numero da { $low } a { $high }.
error-tmars-condition_not_met = In questa generazione il tuo TT non è salito. Prima alzalo.
error-tmars-no_card_to_play = { $card } richiede una carta in mano da giocare così. Fai un’altra azione.
error-tmars-not_in_solo = Il solitario classico non ha traguardi né riconoscimenti. Fai un’altra azione.
error-tmars-too_many_bans = Puoi escludere al massimo { $most } { PLURAL($most, "carta/carte") }, non { $count }. Togline qualcuna dall’elenco.
error-tmars-few_corporations = Sono escluse troppe corporazioni: { PLURAL($left, "ne resta/ne restano") } { $left }, e se ne distribuiscono { $need }. Togline qualcuna dall’elenco.
error-tmars-few_preludes = Sono esclusi troppi preludi: { PLURAL($left, "ne resta/ne restano") } { $left }, e se ne distribuiscono { $need }. Togline qualcuno dall’elenco.
error-tmars-unknown_milestone = Questo traguardo non esiste. Ci sono: { $options }.
error-tmars-milestone_taken = { $milestone }: già di { $owner }. Scegline un altro.
error-tmars-milestones_full = Tre traguardi sono già presi, il massimo. Fai un’altra azione.
error-tmars-milestone_not_met = { $milestone }: { $have } di { $need }. Reclamalo quando basta.
error-tmars-unknown_award = Questo riconoscimento non esiste. Ci sono: { $options }.
error-tmars-award_funded = { $award }: già finanziato da { $owner }. Scegline un altro.
error-tmars-awards_full = Tre riconoscimenti sono già finanziati, il massimo. Fai un’altra azione.

## Ciò che dicono solo i registri delle versioni precedenti

tmars-event-left-before = { $seat } ha lasciato il tavolo.
