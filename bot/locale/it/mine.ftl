## Il titolo

mine-title = Project MINE
mine-tagline = Costruisci un mazzo di miniere e fondi: dopo sei periodi vince l’azienda più ricca.

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
mine-verb-end = Chiudi il turno
mine-verb-answer = Rispondi
mine-verb-enter = Entri nella transizione?
mine-verb-mulligan = Tieni o ripesca
mine-standing-end = Chiudi subito ogni mio turno
mine-standing-end-ends = con questo periodo
mine-standing-end_play = Passa agli acquisti appena mi spetta qualcosa
mine-standing-end_play-ends = con questo periodo
mine-standing-keep_hand = Tieni la mano nella prossima transizione
mine-standing-keep_hand-ends = quando tutte le persone hanno scelto la mano
mine-verb-standing = Risposte automatiche
mine-field-corporation-corp = Obiettivo aziendale
mine-field-goal-goal = Obiettivo pubblico da usare
mine-field-play-card = Carta da giocare
mine-field-play_many-cards = Carte da giocare insieme
mine-field-coin-n = Monete
mine-field-buy-target = Carta o obiettivo da comprare
mine-field-answer-picks = La tua scelta
mine-field-enter-yes = Sì o no
mine-field-mulligan-yes = La tua mano
mine-field-standing-auto_discard = Carte da scartare per prime se un avversario lo impone
mine-field-standing-auto_reveal = Quando riveli l’obiettivo di ricerca
mine-pick-yes = Sì, rivela { $goal }
mine-pick-no = No, resta nascosto
mine-pick-none = Nessuna
mine-pick-goal = { $goal } di { $seat }
mine-pick-enter = Entra
mine-pick-stay_out = Resta fuori per sempre
mine-pick-keep = Tieni la mano
mine-pick-redraw = Ripesca con { $penalty } di penalità
mine-pick-reveal_always = Al primo evento che conta
mine-pick-reveal_ask = Chiedimelo ogni volta
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
mine-note-corporation = { $points } { PLURAL($points, "punto/punti") }, caratteristica { $trait }. { $text }
mine-sentences = { $text } { $rest }

## Domande

mine-asked-corporation = Scegli uno dei tuoi tre obiettivi aziendali.
mine-asked-reveal_corporation = Qualcosa conta per il tuo obiettivo aziendale. Lo riveli?
mine-asked-goals = Usa obiettivi, gioca carte o compra.
mine-asked-play = Gioca carte, compra o chiudi il turno.
mine-asked-buy = Compra o chiudi il turno.
mine-asked-end = Chiudi il turno.
mine-asked-enter = Entri nella prossima transizione? Costa { $penalty } { PLURAL($penalty, "punto/punti") } di penalità.
mine-asked-mulligan = Tieni la mano o la ripeschi una volta?
mine-range = da { $least } a { $most }
mine-asked-discard = { $most ->
    [1] Scarta 1 carta per { $card }.
   *[other] Scarta { $many } carte per { $card }.
 }
mine-asked-exile = { $most ->
    [1] Esilia 1 carta per { $card }.
   *[other] Esilia { $many } carte per { $card }.
 }
mine-asked-exile_top = { $most ->
    [1] Esili la prima carta del tuo mazzo per { $card }?
   *[other] Esili { $many } carte in cima al tuo mazzo per { $card }?
 }
mine-asked-bottom = { $most ->
    [1] Che cosa va in fondo al tuo mazzo per { $card }?
   *[other] Metti { $many } carte in fondo al tuo mazzo per { $card }.
 }
mine-asked-take_back = { $most ->
    [1] Scegli una carta dei tuoi scarti per { $card }.
   *[other] Scegli { $many } carte dei tuoi scarti per { $card }.
 }
mine-asked-use = { $most ->
    [1] Scegli una carta da usare con { $card }.
   *[other] Scegli { $many } carte da usare con { $card }.
 }
mine-asked-gain = { $most ->
    [1] Scegli una risorsa da aggiungere con { $card }.
   *[other] Scegli { $many } risorse da aggiungere con { $card }.
 }
mine-asked-lose = { $most ->
    [1] Scegli una risorsa da togliere per { $card }.
   *[other] Scegli { $many } risorse da togliere per { $card }.
 }
mine-asked-lose_most = { $most ->
    [1] Quale delle risorse maggiori togli per { $card }?
   *[other] Scegli { $many } fra le risorse maggiori da togliere per { $card }.
 }
mine-asked-choose = { $most ->
    [1] Scegli che cosa fa { $card }.
   *[other] Scegli { $many } effetti di { $card }.
 }
mine-asked-token = { $most ->
    [1] Scegli un obiettivo per il segnalino di { $card }.
   *[other] Scegli { $many } obiettivi per i segnalini di { $card }.
 }
mine-asked-flip = { $most ->
    [1] Scegli un obiettivo da girare con { $card }.
   *[other] Scegli { $many } obiettivi da girare con { $card }.
 }
mine-asked-gain_look = { $most ->
    [1] Scegli che cosa ottenere con { $card }.
   *[other] Scegli { $many } carte da ottenere con { $card }.
 }
mine-asked-discard_look = { $most ->
    [1] Scegli che cosa scartare coperto per { $card }.
   *[other] Scegli { $many } carte da scartare coperte per { $card }.
 }
mine-asked-reveal = Mostra fino a { $most } { PLURAL($most, "carta/carte") } per { $card }.
mine-asked-clean_up = { $most ->
    [1] Scarta 1 carta e tienine cinque.
   *[other] Scarta { $most } carte e tienine cinque.
 }

## Fasi, dentro una frase

mine-stage-corporate = Ora si scelgono gli obiettivi aziendali. Scegli il tuo.
mine-stage-competition = Ora si gioca un periodo di competizione. Fai il tuo turno.
mine-stage-enter = Sta per iniziare un periodo di transizione. Di’ se ci entri.
mine-stage-mulligan = Ora puoi ripescare la mano. Tienila o ripescala.
mine-stage-transition = Ora si gioca un periodo di transizione. Fai il tuo turno.

## Che cosa succede

mine-event-picked = { $seat } ha scelto un obiettivo aziendale.
mine-event-period = Comincia il periodo { $period } di { $periods }.
mine-event-turn = Tocca { AD($seat) } { $seat }.
mine-event-coin = { $seat } ha più { $resource } di chiunque altro e prende una moneta.
mine-event-opened = Nuovo sul mercato: { $cards }.
mine-event-drew = { $count ->
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $count } carte.
 }
mine-event-drew-effect = { $count } { PLURAL($count, "carta pescata/carte pescate") }
mine-event-put_down = { $seat } gioca { $card } con energia { $energy }.
mine-event-put_down-times = { $seat } gioca { $card } ×{ $times } con energia { $energy }
mine-event-used = { $seat } usa { $card }.
mine-event-goal_used = { $seat } usa l’obiettivo { $goal }.
mine-event-end_play = { $seat } passa agli acquisti.
mine-event-added = { $seat }: { $resource } +{ $count }.
mine-event-added-effect = { $resource } +{ $count }
mine-event-removed = { $seat }: { $resource } −{ $count }.
mine-event-removed-effect = { $resource } −{ $count }
mine-event-credits = { $seat }: credito { SIGNED($count) }, ora { $credits }.
mine-event-credits-effect = credito { SIGNED($count) } (ora { $credits })
mine-event-energy = { $seat }: energia { SIGNED($count) }, ora { $energy }.
mine-event-energy-effect = energia { SIGNED($count) } (ora { $energy })
mine-event-purchases = { $seat }: acquisti { SIGNED($count) }.
mine-event-purchases-effect = acquisti { SIGNED($count) }
mine-event-penalty = { $count ->
    [one] { $seat } prende 1 punto di penalità, ora { $penalty }.
   *[other] { $seat } prende { $count } punti di penalità, ora { $penalty }.
 }
mine-event-penalty-effect = { $count } { PLURAL($count, "punto/punti") } di penalità (ora { $penalty })
mine-event-coins_spent = { $count ->
    [one] { $seat } spende 1 moneta.
   *[other] { $seat } spende { $count } monete.
 }
mine-event-cost_delta = In questo turno tutto sul mercato costa { SIGNED($count) }.
mine-event-bought = { $seat } compra { $card } a { $cost }.
mine-event-gained = { $seat } ottiene { $card }.
mine-event-discarded = { $seat } scarta { $cards }.
mine-event-discarded-effect = scarto di { $cards }
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
mine-event-token = { $goal } di { $seat }: { $tokens } di { $needed } { PLURAL($needed, "segnalino/segnalini") }.
mine-event-flipped = { $seat } completa { $goal } per { $points } { PLURAL($points, "punto/punti") }.
mine-event-revealed = { $seat } rivela l’obiettivo aziendale «{ $goal }»; il contatore è a { $tokens }.
mine-event-counted = «{ $goal }» di { $seat } è ora a { $tokens }.
mine-event-asked = { $card } aspetta la scelta di { $seats }.
mine-event-declared = { $seat } dichiara la fine del periodo: il giro { $round } è l’ultimo.
mine-event-ends_by_itself = Il periodo finisce senza che nessuno lo dichiari: il giro { $round } è l’ultimo.
mine-event-competition_over = I periodi di competizione sono finiti.
mine-event-enters = { $seat } entra nel periodo di transizione.
mine-event-stays_out = { $seat } resta fuori dalle transizioni per sempre.
mine-event-transition = Comincia il periodo di transizione { $number }.
mine-event-mulligan_chosen = { $seat } ha deciso sulla mano.
mine-event-mulligan = { $seat } ripesca la mano.
mine-event-standing_set = Ho salvato le tue risposte automatiche.
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

mine-rule-energy_x = Nessuno può giocarla.
mine-rule-on_discard = Se scartata dalla mano o dal mazzo, { $effects }.
mine-rule-on_discard_or_exile = Se scartata o esiliata dalla mano o dal mazzo, { $effects }.
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
    [one] Guarda la prima carta del tuo mazzo. Puoi esiliarla.
   *[other] Guarda le prime { $n } carte del tuo mazzo. Puoi esiliarle.
 }
mine-rule-peek = { $n ->
    [one] Guarda la prima carta del tuo mazzo. Puoi metterla in fondo.
   *[other] Guarda le prime { $n } carte del tuo mazzo. Puoi metterne in fondo.
 }
mine-rule-take_back-deck_top = Puoi mettere { $cards } dai tuoi scarti in cima al mazzo.
mine-rule-take_back-deck_bottom = Metti { $cards } dai tuoi scarti in fondo al mazzo.
mine-rule-choose = A scelta { $first } oppure { $second }.
mine-rule-if_done = { $n ->
    [one] In tal caso { $effects }.
   *[other] Se le carte scartate sono { $n }, { $effects }.
 }
mine-rule-if_it_is = { $of ->
    [one] Se è una { $sort }, { $effects }.
   *[other] Se almeno una è una { $sort }, { $effects }.
 }
mine-rule-if_owned = Se allora hai almeno { $n } di { $resource }, { $effects }.
mine-rule-reveal = Puoi mostrare fino { AD($cards) } { $cards } dalla mano.
mine-rule-reveal_tops = Ognuno mostra la prima carta del proprio mazzo, che resta lì.
mine-rule-use-bound = Poi usa il suo effetto.
mine-rule-use-discard = Scegli fino { AD($cards) } { $cards } nei tuoi scarti e usane gli effetti uno dopo l’altro; le carte restano lì.
mine-rule-use-deck = Scegli { $cards } nel tuo mazzo, scartala e usane l’effetto; poi mescola il mazzo.
mine-rule-look-market = { $n ->
    [one] Guarda la prima carta del mazzo del mercato.
   *[other] Guarda le prime { $n } carte del mazzo del mercato.
 }
mine-rule-look-goals = { $n ->
    [one] Guarda la prima carta del mazzo degli obiettivi pubblici.
   *[other] Guarda le prime { $n } carte del mazzo degli obiettivi pubblici.
 }
mine-rule-look_gain = Puoi ottenerne { $n }.
mine-rule-look_gain_cost = Puoi ottenerne { $n } di costo stampato { $cost } o meno.
mine-rule-look_discard = Scarta coperte quante vuoi delle altre. Il resto torna in cima.
mine-rule-look_discard_any = Scarta coperte quante ne vuoi. Il resto torna in cima.
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
mine-rule-opponents_next_buying = All’inizio della sua prossima fase d’acquisto, ogni avversario riceve { $effects }, mai sotto 0.
mine-rule-watch_put_down = Fino al tuo prossimo turno, una volta per ogni avversario che gioca la { $n }ª carta in un turno, { $effects }.
mine-rule-watch_bought = Se un avversario compra una carta prima del tuo prossimo turno, all’inizio di quel turno { $effects }.
mine-rule-watch_res_added = La prima volta che aggiungi una risorsa in questo turno, { $effects }.
mine-rule-token_here = { $n ->
    [one] Metti qui 1 segnalino.
   *[other] Metti qui { $n } segnalini.
 }
mine-rule-token_any = { $n ->
    [one] Puoi mettere 1 segnalino su un obiettivo pubblico scoperto che ne usa, tuo o altrui.
   *[other] Puoi mettere { $n } segnalini su un obiettivo pubblico scoperto che ne usa, tuo o altrui.
 }
mine-rule-flip_any = Gira un obiettivo pubblico scoperto, tuo o altrui, se c’è.

## Obiettivi che procedono da soli

mine-rule-token-no_resource_change = Alla fine del tuo turno, se nessuna tua risorsa è stata aggiunta o tolta, metti qui 1 segnalino.
mine-rule-token-energy_at_least = Alla fine del tuo turno, con almeno { $n } di energia rimasta, metti qui 1 segnalino.
mine-rule-token-credits_at_least = Alla fine del tuo turno, con almeno { $n } di credito rimasto, metti qui 1 segnalino.
mine-rule-token-colors_put_down = Quando giochi una carta della { $n }ª risorsa diversa in un turno, metti qui 1 segnalino.
mine-rule-token-drew = Ogni volta che l’effetto di una carta ti fa pescare almeno 1 carta, metti qui 1 segnalino.
mine-rule-token-energy_cost_at_least = Ogni volta che giochi dalla mano una carta di energia { $n } o più, metti qui 1 segnalino.
mine-rule-token-card_is = Ogni volta che giochi dalla mano una { $sort }, metti qui 1 segnalino.
mine-rule-flip-rank_at_least = { $rank ->
    [2] Si gira quando la seconda risorsa per quantità arriva a { $n }.
   *[other] Si gira quando la terza risorsa per quantità arriva a { $n }.
 }
mine-rule-flip-others_flipped = { $n ->
    [one] Si gira con un altro obiettivo pubblico girato.
   *[other] Si gira con altri { $n } obiettivi pubblici girati.
 }
mine-rule-flip-put_down_at_least = Si gira dopo aver giocato { $n } { PLURAL($n, "carta/carte") } in un turno.

## Che cosa serve per usare un obiettivo

mine-needs_deck = una carta nel mazzo
mine-needs_hand = una carta in mano
mine-needs_resource = una risorsa
mine-needs_market = una carta del mercato da rivelare
mine-needs_nothing = niente

## Obiettivi aziendali

mine-rule-own_points = Possiedi almeno { $n } { PLURAL($n, "carta/carte") } da { $points } o più punti. Contano { $zones }.
mine-rule-own_cost = Possiedi almeno { $n } { PLURAL($n, "carta/carte") } di costo { $cost } o più. Contano { $zones }.
mine-rule-own_any = Possiedi almeno { $n } { PLURAL($n, "carta/carte") }. Contano { $zones }.
mine-rule-flipped_after_last = Hai almeno { $n } { PLURAL($n, "obiettivo pubblico girato/obiettivi pubblici girati") } alla fine dell’ultimo periodo di competizione, prima di ogni transizione.
mine-rule-end_rank = { $rank ->
    [2] A fine partita la seconda risorsa per quantità è almeno { $n }.
   *[other] A fine partita la terza risorsa per quantità è almeno { $n }.
 }
mine-rule-majorities = A fine partita hai più di chiunque altro di almeno { $n } { PLURAL($n, "risorsa/risorse") }.
mine-rule-total_lead = A fine partita hai in tutto almeno { $n } { PLURAL($n, "risorsa/risorse") } più di ogni avversario.
mine-rule-each_color = A fine partita possiedi almeno { $n } { PLURAL($n, "carta/carte") } risorsa di ognuno dei cinque tipi, miniere comprese.
mine-rule-declared_last = Dichiara la fine dell’ultimo periodo di competizione.
mine-rule-counted-infinite_analysis = Dopo averlo rivelato, conta ogni volta che a qualcuno vengono tolte risorse: { $n } { PLURAL($n, "volta/volte") }.
mine-rule-counted-matrix_group = Dopo averlo rivelato, conta ogni carta piano comprata: { $n } { PLURAL($n, "carta/carte") }.
mine-rule-counted-revival = Dopo averlo rivelato, conta ogni tuo turno che finisce con 5 o più carte giocate: { $n } { PLURAL($n, "turno/turni") }.

## Punteggi

mine-part-corporate = Obiettivo aziendale
mine-part-goals = Obiettivi pubblici
mine-part-cards = Carte
mine-part-resources = Risorse
mine-part-penalty = Penalità
mine-reason-outright = { $seat } vince con { $total } { PLURAL($total, "punto/punti") }.
mine-reason-shared = { $seats } condividono la vittoria con { $total } { PLURAL($total, "punto/punti") }.
mine-reason-goals = { $seat } vince a parità di { $total } { PLURAL($total, "punto/punti") } con { $count ->
    [one] un obiettivo pubblico girato
   *[other] { $count } obiettivi pubblici girati
}.
mine-reason-resources = { $seat } vince a parità di { $total } { PLURAL($total, "punto/punti") } con { $count } { PLURAL($count, "risorsa/risorse") } in tutto.
mine-reason-penalty = { $count ->
    [0] { $seat } vince a parità di { $total } { PLURAL($total, "punto/punti") } senza penalità.
    [one] { $seat } vince a parità di { $total } { PLURAL($total, "punto/punti") } con 1 solo punto di penalità.
   *[other] { $seat } vince a parità di { $total } { PLURAL($total, "punto/punti") } con soli { $count } punti di penalità.
 }

## Il tavolo a parole

mine-text-period = Periodo { $period } di { $periods }, giro { $round }.
mine-text-transition = { $transition ->
    [0] I periodi di competizione sono finiti.
   *[other] Periodo di transizione { $transition }.
 }
mine-text-last_round = È l’ultimo giro del periodo.
mine-text-first = Inizia ogni giro: { $seat }.
mine-text-acting-goals = Tocca { AD($seat) } { $seat }.
mine-text-acting-play = Tocca { AD($seat) } { $seat }, che sta giocando carte.
mine-text-acting-buy = Tocca { AD($seat) } { $seat }, che sta comprando.
mine-text-acting-enter = { $seat } decide se entrare nel prossimo periodo di transizione.
mine-text-stage-corporate = Si scelgono in segreto gli obiettivi aziendali. Mancano: { $seats }.
mine-text-stage-mulligan = C’è chi può ripescare la mano. Mancano: { $seats }.
mine-text-asked_by = { $card } chiede { AD($seat) } { $seat }: { $what }.
mine-text-why-gain = quale risorsa aggiungere
mine-text-why-lose = quale risorsa togliere
mine-text-why-lose_most = quale delle risorse più numerose togliere
mine-text-why-discard = quali carte scartare
mine-text-why-exile = quali carte esiliare
mine-text-why-exile_top = che cosa esiliare dalla cima del mazzo
mine-text-why-bottom = che cosa mettere in fondo al mazzo
mine-text-why-take_back = quale carta riprendere
mine-text-why-reveal = quali carte mostrare
mine-text-why-use = quale carta usare
mine-text-why-gain_look = che cosa ottenere di ciò che ha visto
mine-text-why-discard_look = che cosa scartare coperto
mine-text-why-choose = quale effetto
mine-text-why-token = quale obiettivo riceve un segnalino
mine-text-why-flip = quale obiettivo girare
mine-text-asked-clean_up = { $seat } sceglie che cosa scartare a fine turno.
mine-text-turn_put_down = In questo turno { $seat } ha giocato { $cards }.
mine-text-turn_used = In questo turno { $seat } ha usato { $cards }.
mine-text-turn_bought = In questo turno { $seat } ha comprato { $cards }.
mine-text-turn_discarded = Scartate in questo turno: { $cards }.
mine-text-turn_shown = Mostrate in questo turno: { $cards }.
mine-text-turn_earned = Credito ricevuto in questo turno da { $seat }: { $credits }.
mine-text-last_put_down = Ultima mossa: { $seat } ha giocato { $cards }.
mine-text-last_used = Ultima mossa: { $seat } ha usato { $cards }.
mine-text-last_bought = Ultima mossa: { $seat } ha comprato { $cards }.
mine-text-last_discarded = Scartate nell’ultima mossa: { $cards }.
mine-text-last_shown = Mostrate nell’ultima mossa: { $cards }.
mine-text-last_earned = Nell’ultima mossa { $seat } ha ricevuto { $credits } di credito.
mine-text-last_idle = Ultima mossa: { $seat } non ha fatto nulla.
mine-text-card_of = { $card } di { $seat }
mine-text-seat = { $seat }: { $score } { PLURAL($score, "punto/punti") } finora, { $resources }. Mazzo { $deck }, mano { $hand }, energia { $energy }, credito { $credits }, acquisti { $purchases }, monete { $coins }, penalità { $penalty }.
mine-text-amount = { $what } { $n }
mine-text-seat_goals = Obiettivi pubblici di { $seat }: { $goals }.
mine-text-goal_flipped = { $goal } (girato)
mine-text-goal_open = { $goal } (aperto)
mine-text-goal_tokens = { $goal } ({ $tokens } di { $needed } { PLURAL($needed, "segnalino/segnalini") })
mine-text-goal_used = { $goal }, già usato in questo turno
mine-text-seat_corporation = Obiettivo aziendale di { $seat }: { $goal }, { $points } { PLURAL($points, "punto/punti") }, { $have } di { $need }.
mine-text-seat_trait = Caratteristica di { $seat }: { $card }.
mine-text-seat_score = Punti di { $seat }: { $parts }.
mine-text-declared = { $seat } ha dichiarato la fine del periodo.
mine-text-entered = { $seat } entra nel periodo di transizione.
mine-text-not_entered = { $seat } non entra in questo periodo di transizione.
mine-text-out = { $seat } resta fuori dalle transizioni.
mine-text-market = Mercato: { $cards }.
mine-text-market_goals = Obiettivi pubblici in vendita: { $goals }.
mine-text-for_sale = { $card } a { $cost }
mine-text-for_sale_printed = { $card } a { $cost } (stampato { $printed })
mine-text-needs_tokens = { $goal } (si gira con { $n } { PLURAL($n, "segnalino/segnalini") })
mine-text-basic = Pila base: { $cards }.
mine-text-pile = { $card } a { $cost }, ne restano { $count }
mine-text-decks = Mazzo del mercato { $market } { PLURAL($market, "carta/carte") }, scartate { $discarded }. Mazzo degli obiettivi pubblici { $goals }.
mine-text-market_discard = Carte del mercato scartate scoperte: { $cards }.
mine-text-exile = Esiliate: { $cards }.
mine-text-seat_play = Davanti { AD($seat) } { $seat }: { $cards }.
mine-text-seat_discard = Scarti di { $seat }: { $cards }.
mine-text-seat_top = In cima al mazzo di { $seat }, come tutti sanno: { $cards }.
mine-text-seat_bottom = In fondo al mazzo di { $seat }, come tutti sanno: { $cards }.
mine-text-times = { $card } ×{ $n }
mine-text-final = { $rank }. { $seat }: { $total } { PLURAL($total, "punto/punti") } ({ $parts }).
mine-text-part = { $part } { $points }
mine-text-my_offer = Obiettivi aziendali tra cui scegliere: { $goals }.
mine-text-my_hand = La tua mano: { $cards }.
mine-text-refused = { $card } ({ $reason })
mine-text-my_funds = Credito per comprare, monete escluse: { $credits }.
mine-text-my_deck = Il tuo mazzo, senza ordine: { $cards }.
mine-text-my_top = In cima al tuo mazzo, in quest’ordine: { $cards }.
mine-text-my_bottom = In fondo al tuo mazzo, l’ultima è la più bassa: { $cards }.
mine-text-my_market_top = In cima al mazzo del mercato, in quest’ordine: { $cards }.
mine-text-my_goals_top = In cima al mazzo degli obiettivi pubblici, in quest’ordine: { $cards }.
mine-text-my_corporation = Il tuo obiettivo aziendale: { $goal }, { $points } { PLURAL($points, "punto/punti") }, { $have } di { $need }.
mine-text-my_score = Il tuo punteggio per ora: { $score } ({ $parts }).
mine-text-my_look = Stai guardando { $cards }.
mine-text-my_choice = { $most ->
    [1] Scegli tra: { $options }.
   *[other] Scegline { $many } tra: { $options }.
 }
mine-text-waiting = Effetti ancora in attesa per { $seat }: { $cards }.
mine-text-card_says = { $card } (energia { $energy }, punti { $points }). { $text }
mine-text-card_says_nothing = { $card } (energia { $energy }, punti { $points }). Nessun effetto.
mine-text-goal_says_active = { $goal } (obiettivo attivo, punti { $points }). { $text }
mine-text-goal_says_passive = { $goal } (obiettivo passivo, punti { $points }). { $text }

## Rifiuti

error-mine-not_in_hand = { $card } non è nella tua mano. Scegli una carta che hai.
error-mine-energy_x = { $card } ha energia X, quindi nessuno la gioca. Agisce quando è scartata o esiliata.
error-mine-energy = { $card } richiede { $need } di energia e ne hai { $have }. Gioca una carta più leggera o compra.
error-mine-resource = { $card } richiede { $resource } { $need } e ne hai { $have }. Scegli un’altra carta.
error-mine-any_resource = { $card } richiede { $need } di una risorsa e non ne hai. Scegli un’altra carta.
error-mine-not_simple = { $card } fa domande. Giocala da sola.
error-mine-phase_goals = Gli obiettivi vengono prima della prima carta. Usali all’inizio del tuo prossimo turno.
error-mine-phase_play = Hai già iniziato a comprare. Compra ancora o chiudi il turno.
error-mine-phase_buy = Stai già comprando. Compra o chiudi il turno.
error-mine-nothing_waits = Nulla aspetta la fase degli acquisti. Compra subito o chiudi il turno.
error-mine-stage = { $stage }
error-mine-pending = Prima rispondi: { $question }
error-mine-not_your_decision = Ora non hai nulla da scegliere. Ti avviso quando tocca a te.
error-mine-mulligan = Ripeschi una volta per transizione, prima del suo primo turno. Gioca con questa mano.
error-mine-standing_set = Le risposte automatiche di questo turno sono già decise. Cambiale nel prossimo.
error-mine-goal_not_owned = { $goal } non è tuo. Usa uno dei tuoi obiettivi.
error-mine-goal_passive = { $goal } è passivo: procede da solo. Usa un obiettivo attivo.
error-mine-goal_flipped = { $goal } è già girato. Usa un altro obiettivo.
error-mine-goal_used = { $goal } è già usato in questo turno. Potrai di nuovo nel prossimo.
error-mine-goal_condition = { $goal } richiede { $requirement }. Usalo quando ce l’hai.
error-mine-no_coin = { $coins ->
    [0] Non hai monete. Le ricevi se hai più di chiunque altro di una risorsa.
    [one] Hai solo 1 moneta. Spendi quella.
   *[other] Hai solo { $coins } monete. Spendine meno.
 }
error-mine-not_for_sale = { $card } non è in vendita. Scegli nell’immagine, per esempio m3.
error-mine-sold_out = { $card } è esaurita. Scegli un’altra carta.
error-mine-no_buys = In questo turno non hai altri acquisti. Chiudi il turno.
error-mine-credits = { $coins ->
    [0] { $card } costa { $cost } e hai { $have }. Scegli qualcosa di meno caro.
    [one] { $card } costa { $cost } e hai { $have } più 1 moneta. Scegli qualcosa di meno caro.
   *[other] { $card } costa { $cost } e hai { $have } più { $coins } monete. Scegli qualcosa di meno caro.
 }
error-mine-choice_count = Scegline { $many }.
error-mine-choice = «{ $text }» non va bene. Scegli tra: { $options }.
error-mine-corp = Scegli uno degli obiettivi che hai ricevuto: { $offer }.
error-mine-unknown = { $count ->
    [0] Non conosco «{ $text }». Usa il nome o il numero dell’immagine.
   *[other] Non conosco «{ $text }». Simili: { $names }
 }
error-mine-ambiguous = «{ $text }» può essere più cose. Indicane una: { $names }
error-mine-syntax = Non capisco «{ $text }». Così: p fund*3, b m3, e

## What seats have in numbers

mine-tally-points = punti finora
mine-tally-goals = obiettivi pubblici
mine-tally-coins = monete
mine-tally-penalty = penalità
mine-tally-hand = carte in mano
mine-tally-deck = carte nel mazzo
mine-tally-discard = carte scartate

## Statistiche

mine-stat-periods = Periodi di competizione
mine-stat-transitions = Periodi di transizione
mine-stat-goals = Obiettivi pubblici raggiunti
mine-stat-cards = Carte possedute
mine-stat-resources = Risorse
mine-stat-corporation = Obiettivo aziendale

## Ciò che dicono solo i registri delle versioni precedenti

mine-event-left-before = { $seat } lascia il tavolo. Il posto continua a giocare.
