## Il momento

tmars-text-final = { $rank }. { $seat }: { $total } PV.
tmars-text-final_alone = { $owner }: { $total } PV.
tmars-text-stage-start = Si scelgono in segreto corporazioni e prime carte. Devono ancora scegliere: { $seats }.
tmars-text-stage-draft = Si scelgono le carte a turno. Devono ancora scegliere: { $seats }.
tmars-text-stage-research = Si comprano le carte. Devono ancora decidere: { $seats }.
tmars-text-stage-preludes = { $owner } gioca i preludi.
tmars-text-stage-final = { $owner } può piazzare le ultime tessere vegetazione.
tmars-text-acting = { $actions ->
    [0] Tocca { AD($owner) } { $owner }, azione 1 di 2.
    [1] Tocca { AD($owner) } { $owner }, azione 2 di 2.
   *[other] Tocca { AD($owner) } { $owner }, azioni svolte: { $actions }.
 }
tmars-text-asked = Domanda { AD($seat) } { $seat }: { $what }
tmars-text-asked_by = { $card } chiede { AD($seat) } { $seat }: { $what }
tmars-text-chosen = Scelta finora: { $space }.
tmars-text-legal = Spazi tra cui scegliere: { $spaces }.

## Le ultime mosse

tmars-text-last = Ultima mossa: { $act }.
tmars-text-last_space = La tessera è su { $space }.
tmars-text-last_changes = Effetto: { $changes }.
tmars-text-marked = Cambiato sulla mappa: { $spaces }.
tmars-text-earlier = Prima, dalla più recente: { $acts }.
tmars-text-act_with = { $act } ({ $facts })
tmars-text-act-card = { $owner } ha giocato { $subject }
tmars-text-act-project = { $owner } ha pagato { $subject }
tmars-text-act-action = { $owner } ha usato { $subject }
tmars-text-act-convert = { $owner } ha convertito { $subject }
tmars-text-act-milestone = { $owner } ha reclamato { $subject }
tmars-text-act-award = { $owner } ha finanziato { $subject }
tmars-text-act-first = { $owner } ha svolto la prima azione di { $subject }
tmars-text-act-prelude = { $owner } ha giocato { $subject }
tmars-text-act-corporation = { $owner } ha iniziato con { $subject }
tmars-text-act-greenery = { $owner } ha piazzato un’ultima vegetazione
tmars-text-act-pass = { $owner } ha passato
tmars-text-act-research = { $owner } ha comprato carte
tmars-text-act-production = produzione per tutti
tmars-text-act-bot = { $owner } ha rivelato per ultima { $subject }
tmars-text-act-bot_start = { $owner } ha mosso i segnalini alla partenza
tmars-text-act-bot_pass = { $owner } ha passato
tmars-text-change = { $what } { SIGNED($n) }
tmars-text-amount = { $what } { $n }
tmars-text-tr = TT
tmars-text-cards = carte
tmars-text-tokens = gettoni di azioni fallite

## Punti e pianeta

tmars-text-scores = Punti finora: { $scores }.
tmars-text-score = { $owner } { $n }
tmars-text-parameters = Temperatura { $temperature }, ossigeno { $oxygen }, oceani { $oceans } di { $most }.
tmars-text-generation = Generazione { $n }
tmars-text-generation_of = Generazione { $n } di { $last }
tmars-text-rating_goal = Per vincere: tasso di terraformazione { $goal } entro la fine della generazione { $last }.
tmars-text-map = { $generation } sulla mappa { $map }.
tmars-text-first = Comincia questa generazione: { $owner }.
tmars-text-milestones = Traguardi: { $goals }.
tmars-text-awards = Riconoscimenti, il prossimo per { $price } M€: { $goals }.
tmars-text-awards_full = Riconoscimenti, tre già finanziati: { $goals }.
tmars-text-goal = { $goal } ({ $facts })
tmars-text-goal_taken = di { $owner }
tmars-text-goal_needs = ne servono { $n }
tmars-text-goal_needs_bot = a MarsBot ne servono { $n }
tmars-text-goal_counts = { $goal } conta: { $what }.
tmars-text-oceans = Oceani: { $spaces }.
tmars-text-tiles = Tessere di { $owner }: { $tiles }.
tmars-text-tile = { $tile } su { $space }
tmars-text-claims = Spazi riservati: { $claims }.
tmars-text-claim = { $space } di { $seat }
tmars-text-free_with = Spazi liberi, { $gains }: { $spaces }.
tmars-text-free_for_oceans = Spazi liberi per gli oceani: { $spaces }.
tmars-text-free_volcanic = Spazi vulcanici liberi: { $spaces }.
tmars-text-free_named = Luoghi liberi con un nome: { $spaces }.
tmars-text-decks = Mazzo { $deck } { PLURAL($deck, "carta/carte") }, scartate { $discard }.

## Posti

tmars-text-seat = { $seat } ({ $corporation }): TT { $tr }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
 } in mano. Punti: { $parts }.
tmars-text-seat_resources = Risorse di { $seat } con produzione: { $resources }. L’acciaio vale { $steel } M€, il titanio { $titanium } M€.
tmars-text-resource = { $what } { $n } ({ SIGNED($production) })
tmars-text-seat_tags = Tag di { $seat }: { $tags }.
tmars-text-seat_cards = Carte di { $seat }: { $cards }.
tmars-text-card_with = { $card } con { $what }
tmars-text-seat_events = Eventi coperti di { $seat }: { $n }.
tmars-text-seat_used = Azioni già usate da { $seat }: { $cards }.
tmars-text-passed = { $owner } ha passato.

## MarsBot

tmars-text-bot = MarsBot: TT { $tr }, { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
 } di azioni fallite, carte da rivelare { $pile }, usate { $used }. Punti: { $parts }.
tmars-text-bot_markers = Segnalini di MarsBot, su { $last } { PLURAL($last, "spazio/spazi") }: { $markers }.
tmars-text-bot_hard = MarsBot gioca a livello difficile.
tmars-text-bot_card = MarsBot ha rivelato { $card }: { $moves }.
tmars-text-bot_no_tags = MarsBot ha rivelato { $card }, senza tag: azione fallita.
tmars-text-bot_moves = MarsBot ha mosso: { $moves }.
tmars-text-bot_move-tagged = { $track } { $before } → { $after } ({ $tag })
tmars-text-bot_move-plain = { $track } { $before } → { $after }
tmars-text-bot_move-tagged_brings = { $track } { $before } → { $after } ({ $tag }, { $results })
tmars-text-bot_move-plain_brings = { $track } { $before } → { $after } ({ $results })
tmars-text-failed = azione fallita
tmars-text-bot_milestone = traguardo { $milestone }
tmars-text-bot_award = riconoscimento { $award }
tmars-text-bot_used = Carte usate da MarsBot: { $cards }.

## Ciò che è proprio

tmars-text-my_corporations = Corporazioni tra cui scegliere: { $cards }.
tmars-text-my_preludes = I tuoi preludi: { $cards }.
tmars-text-my_offer = Carte su cui decidere: { $cards }.
tmars-text-my_kept = Tenute finora: { $cards }.
tmars-text-my_events = I tuoi eventi coperti: { $cards }.
tmars-text-my_hand = La tua mano: { $cards }.
tmars-text-hand_card = { $n }. { $card } per { $cost } M€
tmars-text-hand_card_refused = { $n }. { $card } per { $cost } M€ ({ $reason })
tmars-text-my_actions = Le tue carte con azioni: { $cards }.
tmars-text-card_says = { $card }, tag { $tags }. { $text }
tmars-text-untagged_card_says = { $card }. { $text }
tmars-text-refused = { $card } ({ $reason })
tmars-text-my_score = I tuoi punti finora: { $total } ({ $parts }).
tmars-text-my_choice = { $least ->
    [0] Scelta facoltativa, al massimo { $most }: { $options }.
   *[other] Tra cui scegliere: { $options }.
 }
tmars-text-owner = { $owner }
tmars-text-on_card = { $what } su { $card }
tmars-text-of_owner = { $what } di { $owner }
tmars-text-of_bank = { $what } dalla banca

## What seats have in numbers

tmars-tally-tr = TT
tmars-tally-points = punti
tmars-tally-production = produzione di { $what }
tmars-tally-hand = carte in mano
tmars-tally-tableau = carte giocate
tmars-tally-events = eventi giocati
tmars-tally-cities = città
tmars-tally-greeneries = vegetazione

## Parts of boards

tmars-region-milestones = traguardi
tmars-region-awards = riconoscimenti
tmars-region-tracks = i tracciati di MarsBot
tmars-region-log = le ultime mosse
tmars-region-temperature = temperatura
tmars-region-oxygen = ossigeno
tmars-region-oceans = oceani
