## Il titolo

mine-title = Project MINE
mine-tagline = Costruire un mazzo di miniere e fondi ed essere la compagnia più ricca dopo sei periodi.

## Opzioni

mine-option-periods = Periodi di competizione
mine-option-periods-6 = Sei (partita completa)
mine-option-periods-4 = Quattro (partita breve)
mine-option-max_transitions = Periodi di transizione
mine-option-max_transitions-20 = Al massimo venti
mine-option-max_transitions-3 = Al massimo tre

## Mosse e moduli

mine-verb-corporation = Scegli l’obiettivo aziendale
mine-verb-goal = Usa un obiettivo
mine-verb-play = Gioca una carta
mine-verb-play_many = Gioca più carte
mine-verb-coin = Spendi monete
mine-verb-buy = Compra
mine-verb-end_play = Passa agli acquisti
mine-verb-end = Fine turno
mine-verb-answer = Rispondi
mine-verb-enter = Entra o resta fuori
mine-verb-mulligan = Tieni o ripesca
mine-verb-standing = Risposte fisse
mine-field-corporation-corp = Obiettivo aziendale
mine-field-goal-goal = Obiettivo pubblico da usare
mine-field-play-card = Carta da giocare
mine-field-play_many-cards = Carte da giocare insieme
mine-field-coin-n = Monete
mine-field-buy-target = Carta o obiettivo da comprare
mine-field-answer-picks = Scelta
mine-field-enter-yes = Entrare nella transizione?
mine-field-mulligan-yes = Ripescare la mano?
mine-field-standing-auto_discard = Carte da scartare per prime se un avversario lo impone
mine-field-standing-auto_reveal = Rivelare un obiettivo di ricerca
mine-pick-yes = Sì, rivela { $goal }
mine-pick-no = No, resta nascosto
mine-pick-none = Nessuna
mine-pick-goal = { $goal } di { $seat }
mine-pick-enter = Entra
mine-pick-stay_out = Resta fuori per sempre
mine-pick-keep = Tieni la mano
mine-pick-redraw = Ripesca con { $penalty } di penalità
mine-pick-reveal_always = Al primo evento che conta
mine-pick-reveal_ask = Chiedere ogni volta
mine-note-hand = Energia { $energy }. { $text }
mine-note-card = { $points ->
    [0] { $text }
   *[other] { $points } PV. { $text }
 }
mine-note-pick_goal = { $text }
mine-note-goal = Segnalini { $tokens } di { $needed }. { $text }
mine-note-buy = { $coins ->
    [0] Costa { $cost }, resta { $left }. { $text }
   *[other] Costa { $cost }, di cui { $coins } in monete. { $text }
 }
mine-note-corporation = { $points } punti, tratto { $trait }. { $text }
mine-sentences = { $text } { $rest }

## Domande

mine-asked-corporation = Scegliere uno dei tre obiettivi aziendali ricevuti.
mine-asked-reveal_corporation = Qualcosa conta per il proprio obiettivo aziendale. Rivelarlo?
mine-asked-goals = Usare obiettivi pubblici, giocare carte o comprare.
mine-asked-play = Giocare carte, comprare o chiudere il turno.
mine-asked-buy = Comprare o chiudere il turno.
mine-asked-enter = Decidere se entrare nel prossimo periodo di transizione con { $penalty } punti di penalità.
mine-asked-mulligan = Tenere la mano o ripescarla una volta.
mine-asked-discard = { $most ->
    [1] Scegliere che cosa scartare ({ $card }).
   *[other] Scegliere che cosa scartare ({ $card }): da { $least } a { $most }.
 }
mine-asked-exile = { $most ->
    [1] Scegliere che cosa esiliare ({ $card }).
   *[other] Scegliere che cosa esiliare ({ $card }): da { $least } a { $most }.
 }
mine-asked-exile_top = { $most ->
    [1] Scegliere se esiliare la prima carta del mazzo ({ $card }).
   *[other] Scegliere se esiliare la prima carta del mazzo ({ $card }): da { $least } a { $most }.
 }
mine-asked-bottom = { $most ->
    [1] Scegliere che cosa va in fondo al mazzo ({ $card }).
   *[other] Scegliere che cosa va in fondo al mazzo ({ $card }): da { $least } a { $most }.
 }
mine-asked-take_back = { $most ->
    [1] Scegliere una carta dei propri scarti ({ $card }).
   *[other] Scegliere una carta dei propri scarti ({ $card }): da { $least } a { $most }.
 }
mine-asked-use = { $most ->
    [1] Scegliere una carta da usare ({ $card }).
   *[other] Scegliere una carta da usare ({ $card }): da { $least } a { $most }.
 }
mine-asked-gain = { $most ->
    [1] Scegliere una risorsa da aggiungere ({ $card }).
   *[other] Scegliere una risorsa da aggiungere ({ $card }): da { $least } a { $most }.
 }
mine-asked-lose = { $most ->
    [1] Scegliere una risorsa da togliere ({ $card }).
   *[other] Scegliere una risorsa da togliere ({ $card }): da { $least } a { $most }.
 }
mine-asked-lose_most = { $most ->
    [1] Scegliere quale delle risorse maggiori viene tolta ({ $card }).
   *[other] Scegliere quale delle risorse maggiori viene tolta ({ $card }): da { $least } a { $most }.
 }
mine-asked-choose = { $most ->
    [1] Scegliere una possibilità ({ $card }).
   *[other] Scegliere una possibilità ({ $card }): da { $least } a { $most }.
 }
mine-asked-token = { $most ->
    [1] Scegliere un obiettivo per il segnalino ({ $card }).
   *[other] Scegliere un obiettivo per il segnalino ({ $card }): da { $least } a { $most }.
 }
mine-asked-flip = { $most ->
    [1] Scegliere un obiettivo da girare ({ $card }).
   *[other] Scegliere un obiettivo da girare ({ $card }): da { $least } a { $most }.
 }
mine-asked-gain_look = { $most ->
    [1] Scegliere che cosa ottenere ({ $card }).
   *[other] Scegliere che cosa ottenere ({ $card }): da { $least } a { $most }.
 }
mine-asked-discard_look = { $most ->
    [1] Scegliere che cosa scartare coperto ({ $card }).
   *[other] Scegliere che cosa scartare coperto ({ $card }): da { $least } a { $most }.
 }
mine-asked-reveal = Scegliere fino a { $most } carte da mostrare ({ $card }).
mine-asked-clean_up = { $most ->
    [1] Scartare 1 carta: a fine turno la mano è di cinque.
   *[other] Scartare { $most } carte: a fine turno la mano è di cinque.
 }

## Fasi, dentro una frase

mine-stage-corporate = la scelta degli obiettivi aziendali
mine-stage-competition = un periodo di competizione
mine-stage-enter = la scelta di chi entra nel prossimo periodo di transizione
mine-stage-mulligan = la scelta di tenere o ripescare le mani
mine-stage-transition = un periodo di transizione

## Che cosa succede

mine-event-picked = { $seat } ha scelto un obiettivo aziendale.
mine-event-period = Comincia il periodo { $period } di { $periods }.
mine-event-turn = Turno di { $seat }.
mine-event-coin = { $seat } è in testa da solo: { $resource }. Prende una moneta.
mine-event-opened = Nuovo sul mercato: { $cards }.
mine-event-drew = { $count ->
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $count } carte.
 }
mine-event-put_down = { $seat } gioca { $card } con energia { $energy }.
mine-event-used = { $seat } usa { $card }.
mine-event-goal_used = { $seat } usa l’obiettivo { $goal }.
mine-event-end_play = { $seat } passa agli acquisti.
mine-event-added = { $seat }: { $resource } +{ $count }.
mine-event-removed = { $seat }: { $resource } −{ $count }.
mine-event-credits = { $seat }: credito { SIGNED($count) }, ora { $credits }.
mine-event-energy = { $seat }: energia { SIGNED($count) }, ora { $energy }.
mine-event-purchases = { $seat }: acquisti { SIGNED($count) }.
mine-event-penalty = { $count ->
    [one] { $seat } prende 1 punto di penalità, ora { $penalty }.
   *[other] { $seat } prende { $count } punti di penalità, ora { $penalty }.
 }
mine-event-coins_spent = { $count ->
    [one] { $seat } spende 1 moneta.
   *[other] { $seat } spende { $count } monete.
 }
mine-event-cost_delta = In questo turno tutto sul mercato costa { SIGNED($count) }.
mine-event-bought = { $seat } compra { $card } a { $cost }.
mine-event-gained = { $seat } ottiene { $card }.
mine-event-discarded = { $seat } scarta { $cards }.
mine-event-discarded_top = { $seat } scarta dal mazzo { $cards }.
mine-event-discarded_unseen = { $count ->
    [one] { $seat } scarta coperta 1 carta del mercato.
   *[other] { $seat } scarta coperte { $count } carte del mercato.
 }
mine-event-exiled = { $seat } esilia { $cards }.
mine-event-shown = { $seat } mostra { $cards }.
mine-event-looked_top = { $count ->
    [one] { $seat } guarda la prima carta del proprio mazzo.
   *[other] { $seat } guarda le prime { $count } carte del proprio mazzo.
 }
mine-event-looked_market = { $count ->
    [one] { $seat } guarda la prima carta del mazzo del mercato.
   *[other] { $seat } guarda le prime { $count } carte del mazzo del mercato.
 }
mine-event-looked_goals = { $count ->
    [one] { $seat } guarda il primo obiettivo pubblico del mazzo.
   *[other] { $seat } guarda i primi { $count } obiettivi pubblici del mazzo.
 }
mine-event-put_on_deck_top = { $seat } mette { $card } in cima al mazzo.
mine-event-put_on_deck_bottom = { $seat } mette { $card } in fondo al mazzo.
mine-event-token = { $goal } di { $seat }: { $tokens } di { $needed } segnalini.
mine-event-flipped = { $seat } completa { $goal } per { $points } punti.
mine-event-revealed = { $seat } rivela l’obiettivo aziendale «{ $goal }»; il contatore è a { $tokens }.
mine-event-counted = «{ $goal }» di { $seat } è ora a { $tokens }.
mine-event-asked = { $card } aspetta la scelta di { $seats }.
mine-event-declared = { $seat } dichiara la fine del periodo: il giro { $round } è l’ultimo.
mine-event-competition_over = I periodi di competizione sono finiti.
mine-event-enters = { $seat } entra nel periodo di transizione.
mine-event-stays_out = { $seat } resta fuori dalle transizioni per sempre.
mine-event-transition = Comincia il periodo di transizione { $number }.
mine-event-mulligan_chosen = { $seat } ha deciso sulla mano.
mine-event-mulligan = { $seat } ripesca la mano.
mine-event-standing_set = Le risposte fisse sono salvate.
mine-event-corporation = Obiettivo aziendale di { $seat }: «{ $goal }».

## Parole

mine-credit = Credito
mine-energy = Energia
mine-cards-any = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
mine-cards-plan = { $n ->
    [one] 1 carta piano
   *[other] { $n } carte piano
 }
mine-cards-resource = { $n ->
    [one] 1 carta risorsa
   *[other] { $n } carte risorsa
 }
mine-cards-color = { $n ->
    [one] 1 carta { $resource }
   *[other] { $n } carte { $resource }
 }
mine-cards-not_color = { $n ->
    [one] 1 carta risorsa diversa da { $resource }
   *[other] { $n } carte risorsa diverse da { $resource }
 }
mine-cards-max_cost = { $n ->
    [one] 1 carta di costo stampato { $cost } o meno
   *[other] { $n } carte di costo stampato { $cost } o meno
 }
mine-cards-max_energy = { $n ->
    [one] 1 carta di energia { $energy } o meno
   *[other] { $n } carte di energia { $energy } o meno
 }
mine-sort-any = carta
mine-sort-plan = carta piano
mine-sort-resource = carta risorsa
mine-zone-cards = carte del mazzo
mine-zone-public_goals = obiettivi pubblici
mine-zone-corporate_goal = questa carta

## Testi delle carte: dentro una frase

mine-phrase-all = { $effects }
mine-phrase-draw = { $n ->
    [one] pesca 1 carta
   *[other] pesca { $n } carte
 }
mine-phrase-add = { $what } { SIGNED($n) }
mine-phrase-add_its_color = { SIGNED($n) } della risorsa di quella carta
mine-phrase-add_and_points = { $what } { SIGNED($n) }, più 1 per ogni punto di quella carta
mine-phrase-token_here = { $n ->
    [one] metti qui 1 segnalino
   *[other] metti qui { $n } segnalini
 }

## Testi delle carte: frasi

mine-rule-energy_x = Non si può giocare.
mine-rule-on_discard = Se scartata dalla mano o dal mazzo: { $effects }.
mine-rule-on_discard_or_exile = Se scartata o esiliata dalla mano o dal mazzo: { $effects }.
mine-rule-end_half_owned = A fine partita vale metà del tuo { $resource }, arrotondata per difetto; fino ad allora 0.
mine-rule-draw = { $n ->
    [one] Pesca 1 carta.
   *[other] Pesca { $n } carte.
 }
mine-rule-add = { $what } { SIGNED($n) }.
mine-rule-add_any = { SIGNED($n) } di una risorsa qualsiasi.
mine-rule-add_half_put_down = { $what } + metà delle carte giocate dalla mano in questo turno, questa inclusa, arrotondata per difetto.
mine-rule-add_per = { $what } +1 per ogni { $sort } mostrata.
mine-rule-add_per_most = { $what } +1 per ogni { $sort } mostrata, al massimo { $most }.
mine-rule-lose = Togli { $n } di { $resource }.
mine-rule-lose_any = Togli { $n } di una risorsa qualsiasi.
mine-rule-buys = Acquisti { SIGNED($n) }.
mine-rule-penalty = { $n ->
    [one] Prendi 1 punto di penalità.
   *[other] Prendi { $n } punti di penalità.
 }
mine-rule-discard_hand = { $n ->
    [one] Scarta { $cards } dalla mano, se c’è.
   *[other] Scarta { $cards } dalla mano, o quante ce ne sono.
 }
mine-rule-discard_top = { $n ->
    [one] Scarta la prima carta del tuo mazzo.
   *[other] Scarta le prime { $n } carte del tuo mazzo.
 }
mine-rule-exile_hand = Esilia { $cards } dalla mano.
mine-rule-exile_top = { $n ->
    [one] Guarda la prima carta del tuo mazzo; si può esiliarla.
   *[other] Guarda le prime { $n } carte del tuo mazzo; si può esiliarle.
 }
mine-rule-peek = { $n ->
    [one] Guarda la prima carta del tuo mazzo; si può metterla in fondo.
   *[other] Guarda le prime { $n } carte del tuo mazzo; si può metterne in fondo.
 }
mine-rule-take_back-deck_top = Si può mettere { $cards } dai tuoi scarti in cima al mazzo.
mine-rule-take_back-deck_bottom = Metti { $cards } dai tuoi scarti in fondo al mazzo.
mine-rule-choose = A scelta: { $first } oppure { $second }.
mine-rule-if_done = { $n ->
    [one] In tal caso: { $effects }.
   *[other] Se le carte scartate sono { $n }: { $effects }.
 }
mine-rule-if_it_is = { $of ->
    [one] Se è una { $sort }: { $effects }.
   *[other] Se almeno una è una { $sort }: { $effects }.
 }
mine-rule-if_owned = Se allora si hanno almeno { $n } di { $resource }: { $effects }.
mine-rule-reveal = Si possono mostrare fino a { $cards } dalla mano.
mine-rule-reveal_tops = Ognuno mostra la prima carta del proprio mazzo, che resta lì.
mine-rule-use-bound = Poi usa il suo effetto.
mine-rule-use-discard = Scegli fino a { $cards } nei tuoi scarti e usane gli effetti uno dopo l’altro; le carte restano lì.
mine-rule-use-deck = Scegli { $cards } nel tuo mazzo, scartala e usane l’effetto; poi mescola il mazzo.
mine-rule-look-market = { $n ->
    [one] Guarda la prima carta del mazzo del mercato.
   *[other] Guarda le prime { $n } carte del mazzo del mercato.
 }
mine-rule-look-goals = { $n ->
    [one] Guarda la prima carta del mazzo degli obiettivi pubblici.
   *[other] Guarda le prime { $n } carte del mazzo degli obiettivi pubblici.
 }
mine-rule-look_gain = Si può ottenerne { $n }.
mine-rule-look_gain_cost = Si può ottenerne { $n } di costo stampato { $cost } o meno.
mine-rule-look_discard = Scarta coperte quante si vuole delle altre; il resto torna in cima.
mine-rule-look_discard_any = Scarta coperte quante si vuole di esse; il resto torna in cima.
mine-rule-look_return = Le altre tornano in cima, coperte.
mine-rule-market_reveal = { $n ->
    [one] Rivela la prima carta del mazzo del mercato come carta in più del mercato.
   *[other] Rivela le prime { $n } carte del mazzo del mercato come carte in più del mercato.
 }
mine-rule-cost_mod = In questo turno carte e obiettivi del mercato costano { $n } in meno, mai sotto 0.
mine-rule-opponents_lose_most = Ogni avversario toglie { $n } della risorsa che ha di più.
mine-rule-opponents_discard_hand = { $n ->
    [one] Ogni avversario scarta 1 carta dalla mano, se ne ha.
   *[other] Ogni avversario scarta { $n } carte dalla mano, o tutte quelle che ha.
 }
mine-rule-opponents_discard_top = { $n ->
    [one] Ogni avversario rivela e scarta la prima carta del proprio mazzo.
   *[other] Ogni avversario rivela e scarta le prime { $n } carte del proprio mazzo.
 }
mine-rule-opponents_next_buying = Ogni avversario, all’inizio della prossima fase d’acquisto: { $effects }, mai sotto 0.
mine-rule-watch_put_down = Fino al tuo prossimo turno, una volta per ogni avversario che gioca la { $n }ª carta in un turno: { $effects }.
mine-rule-watch_bought = Se un avversario compra una carta prima del tuo prossimo turno, all’inizio di quel turno: { $effects }.
mine-rule-watch_res_added = La prima volta che si aggiunge una risorsa in questo turno: { $effects }.
mine-rule-token_here = { $n ->
    [one] Metti qui 1 segnalino.
   *[other] Metti qui { $n } segnalini.
 }
mine-rule-token_any = { $n ->
    [one] Si può mettere 1 segnalino su un obiettivo pubblico scoperto che ne usa, proprio o altrui.
   *[other] Si possono mettere { $n } segnalini su un obiettivo pubblico scoperto che ne usa, proprio o altrui.
 }
mine-rule-flip_any = Gira un obiettivo pubblico scoperto, proprio o altrui, se c’è.

## Obiettivi che procedono da soli

mine-rule-token-no_resource_change = Alla fine del tuo turno, se nessuna tua risorsa è stata aggiunta o tolta, metti qui 1 segnalino.
mine-rule-token-energy_at_least = Alla fine del tuo turno, con almeno { $n } di energia rimasta, metti qui 1 segnalino.
mine-rule-token-credits_at_least = Alla fine del tuo turno, con almeno { $n } di credito rimasto, metti qui 1 segnalino.
mine-rule-token-colors_put_down = Quando si gioca una carta della { $n }ª risorsa diversa in un turno, metti qui 1 segnalino.
mine-rule-token-drew = Ogni volta che l’effetto di una carta fa pescare almeno 1 carta, metti qui 1 segnalino.
mine-rule-token-energy_cost_at_least = Ogni volta che si gioca dalla mano una carta di energia { $n } o più, metti qui 1 segnalino.
mine-rule-token-card_is = Ogni volta che si gioca dalla mano una { $sort }, metti qui 1 segnalino.
mine-rule-flip-rank_at_least = { $rank ->
    [2] Si gira quando la seconda risorsa per quantità arriva a { $n }.
   *[other] Si gira quando la terza risorsa per quantità arriva a { $n }.
 }
mine-rule-flip-others_flipped = Si gira con altri { $n } obiettivi pubblici girati.
mine-rule-flip-put_down_at_least = Si gira dopo aver giocato { $n } carte in un turno.

## Che cosa serve per usare un obiettivo

mine-needs_deck = una carta nel mazzo
mine-needs_hand = una carta in mano
mine-needs_resource = una risorsa
mine-needs_market = una carta del mercato da rivelare
mine-needs_nothing = niente

## Obiettivi aziendali

mine-rule-own_points = Possedere almeno { $n } carte da { $points } o più punti; contano { $zones }.
mine-rule-own_cost = Possedere almeno { $n } carte di costo { $cost } o più; contano { $zones }.
mine-rule-own_any = Possedere almeno { $n } carte; contano { $zones }.
mine-rule-flipped_after_last = Avere almeno { $n } obiettivi pubblici girati alla fine dell’ultimo periodo di competizione, prima di ogni transizione.
mine-rule-end_rank = { $rank ->
    [2] A fine partita la seconda risorsa per quantità è almeno { $n }.
   *[other] A fine partita la terza risorsa per quantità è almeno { $n }.
 }
mine-rule-majorities = A fine partita essere da soli in testa in almeno { $n } risorse.
mine-rule-total_lead = A fine partita avere in tutto almeno { $n } risorse più di ogni avversario.
mine-rule-each_color = A fine partita possedere almeno { $n } carte risorsa di ognuno dei cinque tipi, miniere comprese.
mine-rule-declared_last = Dichiarare la fine dell’ultimo periodo di competizione.
mine-rule-counted-infinite_analysis = Dopo averlo rivelato, conta ogni volta che a qualcuno vengono tolte risorse: { $n } volte.
mine-rule-counted-matrix_group = Dopo averlo rivelato, conta ogni carta piano comprata: { $n } carte.
mine-rule-counted-revival = Dopo averlo rivelato, conta ogni tuo turno che finisce con 5 o più carte giocate: { $n } turni.

## Punteggi

mine-part-corporate = Obiettivo aziendale
mine-part-goals = Obiettivi pubblici
mine-part-cards = Carte
mine-part-resources = Risorse
mine-part-penalty = Penalità
mine-reason-outright = { $seat } vince con { $total } punti.
mine-reason-shared = { $seats } condividono la vittoria con { $total } punti.
mine-reason-goals = { $seat } vince a parità di { $total } punti con { $count } obiettivi pubblici girati.
mine-reason-resources = { $seat } vince a parità di { $total } punti con { $count } risorse in tutto.
mine-reason-penalty = { $count ->
    [0] { $seat } vince a parità di { $total } punti senza penalità.
    [one] { $seat } vince a parità di { $total } punti con 1 solo punto di penalità.
   *[other] { $seat } vince a parità di { $total } punti con soli { $count } punti di penalità.
 }

## Il tavolo a parole

mine-text-period = Periodo { $period } di { $periods }, giro { $round }.
mine-text-transition = { $transition ->
    [0] I periodi di competizione sono finiti.
   *[other] Periodo di transizione { $transition }.
 }
mine-text-last_round = È l’ultimo giro del periodo.
mine-text-acting-goals = Tocca a { $seat }.
mine-text-acting-play = Tocca a { $seat }, che sta giocando carte.
mine-text-acting-buy = Tocca a { $seat }, che sta comprando.
mine-text-acting-enter = { $seat } decide se entrare nel prossimo periodo di transizione.
mine-text-stage-corporate = Si scelgono in segreto gli obiettivi aziendali. Devono ancora scegliere: { $seats }.
mine-text-stage-mulligan = Si può ripescare la mano. Devono ancora decidere: { $seats }.
mine-text-asked_by = { $card } chiede a { $seat }.
mine-text-asked-clean_up = { $seat } sceglie che cosa scartare a fine turno.
mine-text-turn_put_down = In questo turno { $seat } ha giocato { $cards }.
mine-text-turn_used = In questo turno { $seat } ha usato { $cards }.
mine-text-turn_bought = In questo turno { $seat } ha comprato { $cards }.
mine-text-turn_discarded = Scartate in questo turno: { $cards }.
mine-text-turn_shown = Mostrate in questo turno: { $cards }.
mine-text-turn_earned = Credito ricevuto da { $seat } in questo turno: { $credits }.
mine-text-last_put_down = Ultimo turno: { $seat } ha giocato { $cards }.
mine-text-last_used = Ultimo turno: { $seat } ha usato { $cards }.
mine-text-last_bought = Ultimo turno: { $seat } ha comprato { $cards }.
mine-text-last_discarded = Scartate nell’ultimo turno: { $cards }.
mine-text-last_shown = Mostrate nell’ultimo turno: { $cards }.
mine-text-last_earned = Nell’ultimo turno { $seat } ha ricevuto credito { $credits }.
mine-text-last_idle = Ultimo turno: { $seat } non ha fatto nulla.
mine-text-card_of = { $card } di { $seat }
mine-text-seat = { $seat }: { $score } punti finora; { $resources }; mazzo { $deck }, mano { $hand }; energia { $energy }, credito { $credits }, acquisti { $purchases }, monete { $coins }, penalità { $penalty }.
mine-text-amount = { $what } { $n }
mine-text-seat_goals = Obiettivi pubblici di { $seat }: { $goals }.
mine-text-goal_flipped = { $goal } (girato)
mine-text-goal_open = { $goal } (aperto)
mine-text-goal_tokens = { $goal } ({ $tokens } di { $needed } segnalini)
mine-text-seat_corporation = Obiettivo aziendale di { $seat }: { $goal }, { $points } punti, { $have } di { $need }.
mine-text-seat_trait = Tratto di { $seat }: { $card }.
mine-text-declared = { $seat } ha dichiarato la fine del periodo.
mine-text-entered = { $seat } entra nel periodo di transizione.
mine-text-out = { $seat } resta fuori dalle transizioni.
mine-text-market = Mercato: { $cards }.
mine-text-market_goals = Obiettivi pubblici in vendita: { $goals }.
mine-text-for_sale = { $card } a { $cost }
mine-text-basic = Pila base: { $cards }.
mine-text-pile = { $card } a { $cost }, ne restano { $count }
mine-text-decks = Mazzo del mercato { $market } carte, scartate { $discarded }; mazzo degli obiettivi pubblici { $goals }.
mine-text-market_discard = Carte del mercato scartate scoperte: { $cards }.
mine-text-exile = Esiliate: { $cards }.
mine-text-seat_play = Davanti a { $seat }: { $cards }.
mine-text-seat_discard = Scarti di { $seat }: { $cards }.
mine-text-seat_top = In cima al mazzo di { $seat }, come tutti sanno: { $cards }.
mine-text-seat_bottom = In fondo al mazzo di { $seat }, come tutti sanno: { $cards }.
mine-text-times = { $card } ×{ $n }
mine-text-final = { $rank }. { $seat }: { $total } punti ({ $parts }).
mine-text-part = { $part } { $points }
mine-text-my_offer = Obiettivi aziendali tra cui scegliere: { $goals }.
mine-text-my_hand = La propria mano: { $cards }.
mine-text-refused = { $card } ({ $reason })
mine-text-my_funds = Credito per comprare, monete escluse: { $credits }.
mine-text-my_deck = Il proprio mazzo, senza ordine: { $cards }.
mine-text-my_top = In cima al proprio mazzo, in quest’ordine: { $cards }.
mine-text-my_bottom = In fondo al proprio mazzo, l’ultima è la più bassa: { $cards }.
mine-text-my_market_top = In cima al mazzo del mercato, in quest’ordine: { $cards }.
mine-text-my_goals_top = In cima al mazzo degli obiettivi pubblici, in quest’ordine: { $cards }.
mine-text-my_corporation = Il proprio obiettivo aziendale: { $goal }, { $points } punti, { $have } di { $need }.
mine-text-my_score = Il proprio punteggio per ora: { $score } ({ $parts }).
mine-text-my_look = Carte viste: { $cards }.
mine-text-my_choice = { $most ->
    [1] Si sceglie tra: { $options }.
   *[other] Se ne scelgono da { $least } a { $most } tra: { $options }.
 }
mine-text-waiting = Effetti ancora in attesa per { $seat }: { $cards }.

## Rifiuti

error-mine-not_in_hand = { $card } non è in mano.
error-mine-energy_x = { $card } ha energia X e non si può giocare.
error-mine-energy = { $card } richiede { $need } di energia; ne restano { $have }.
error-mine-resource = { $card } richiede { $resource } { $need }; ce n’è { $have }.
error-mine-any_resource = { $card } richiede { $need } di una risorsa; non ce n’è.
error-mine-not_simple = { $card } va giocata da sola: richiede scelte.
error-mine-phase_goals = Gli obiettivi pubblici si usano prima di giocare la prima carta.
error-mine-phase_play = Gli acquisti sono cominciati: non si giocano altre carte.
error-mine-phase_buy = La fase degli acquisti è già cominciata.
error-mine-nothing_waits = Nulla aspetta la fase degli acquisti prima di spendere monete: si può subito comprare o chiudere il turno.
error-mine-stage = Ora non è possibile: è in corso { $stage }.
error-mine-pending = Prima c’è una domanda a cui rispondere. { $question }
error-mine-not_your_decision = Ora non c’è nulla da scegliere.
error-mine-mulligan = La mano si ripesca una volta per periodo di transizione, prima del suo primo turno.
error-mine-standing_set = Le risposte fisse si impostano una volta per turno: è già stato fatto.
error-mine-goal_not_owned = { $goal } non è tra i propri obiettivi.
error-mine-goal_passive = { $goal } è passivo: procede da solo.
error-mine-goal_flipped = { $goal } è già girato.
error-mine-goal_used = { $goal } è già stato usato in questo turno.
error-mine-goal_condition = { $goal } non si può usare; serve { $requirement }.
error-mine-no_coin = { $coins ->
    [0] Non ci sono monete.
    [one] C’è solo 1 moneta.
   *[other] Ci sono solo { $coins } monete.
 }
error-mine-not_for_sale = { $card } non è in vendita ora.
error-mine-sold_out = { $card } è esaurita.
error-mine-no_buys = In questo turno non restano acquisti.
error-mine-credits = { $coins ->
    [0] { $card } costa { $cost }; il credito è { $have }.
    [one] { $card } costa { $cost }; il credito è { $have } più 1 moneta.
   *[other] { $card } costa { $cost }; il credito è { $have } più { $coins } monete.
 }
error-mine-choice_count = Sceglierne da { $least } a { $most }.
error-mine-choice = «{ $text }» non si può scegliere. Possibilità: { $options }.
error-mine-corp = Scegliere uno degli obiettivi aziendali ricevuti: { $offer }.
error-mine-unknown = { $count ->
    [0] «{ $text }» è sconosciuto.
   *[other] «{ $text }» è sconosciuto. Simili: { $names }
 }
error-mine-ambiguous = «{ $text }» può essere: { $names }
error-mine-syntax = Non si capisce «{ $text }». Esempi: p fund*3, b m3, e
