## Parole che uniscono

tmars-sentences = { $text } { $rest }
tmars-comma = { $start }, { $last }
tmars-either = { $start } o { $last }
tmars-options = { $start }, oppure { $last }
tmars-change = { $resource } { SIGNED($n) }
tmars-on_card_amount-own = { $n ->
    [one] { $n } risorsa del suo tipo
   *[other] { $n } risorse del suo tipo
 }

## Quantità contate

tmars-per-own_tags = { $n ->
    [1] per ogni tuo tag { $tag }
   *[other] ogni { $n } tuoi tag { $tag }
 }
tmars-per-own_tags_and_this = { $n ->
    [1] per ogni tuo tag { $tag }, compreso quello di questa carta
   *[other] ogni { $n } tuoi tag { $tag }, compreso quello di questa carta
 }
tmars-per-opponent_tags = per ogni tag { $tag } degli altri giocatori
tmars-per-cities = per ogni città in gioco
tmars-per-cities_on_mars = per ogni città su Marte
tmars-per-events_played = per ogni evento giocato da chiunque

## Che cosa fanno i passi, in frasi

tmars-rule-gain = Ottieni { $amounts }.
tmars-rule-gain_per = Ottieni { $amount } { $per }.
tmars-rule-spend = Perdi { $amounts }.
tmars-rule-pay_mc = Paga { $n } M€.
tmars-rule-production = { $production } { SIGNED($n) }.
tmars-rule-production_per = { $production } +1 { $per }.
tmars-rule-productions = Produzione: { $changes }.
tmars-rule-reduce = Abbassa di { $n } la { $production } di un giocatore qualsiasi.
tmars-rule-remove = Puoi togliere fino { AD($what) } { $what } a un giocatore qualsiasi.
tmars-rule-steal = Puoi rubare fino { AD($what) } { $what } a un altro giocatore.
tmars-rule-tr = Alza il tuo TT di { $n }.
tmars-rule-tr_per = Alza il tuo TT di 1 { $per }.
tmars-rule-raise-oxygen = { $n ->
    [one] Alza l’ossigeno di { $n } passo.
   *[other] Alza l’ossigeno di { $n } passi.
 }
tmars-rule-raise-temperature = { $n ->
    [one] Alza la temperatura di { $n } passo.
   *[other] Alza la temperatura di { $n } passi.
 }
tmars-rule-place-ocean-ocean = { $n ->
    [one] Piazza { $n } oceano.
   *[other] Piazza { $n } oceani.
 }
tmars-rule-place-ocean-land = { $n ->
    [one] Piazza { $n } oceano su uno spazio di terra.
   *[other] Piazza { $n } oceani su spazi di terra.
 }
tmars-rule-place-greenery-greenery = Piazza 1 vegetazione e alza l’ossigeno di 1 passo.
tmars-rule-place-greenery-ocean = Piazza 1 vegetazione su uno spazio oceano e alza l’ossigeno di 1 passo.
tmars-rule-place-city-city = Piazza 1 città.
tmars-rule-place-city-isolated = Piazza 1 città non adiacente ad altre tessere.
tmars-rule-place-city-noctis = Piazza 1 città sullo spazio { tmars-place-noctis_city }.
tmars-rule-place-city-phobos = Piazza 1 città su Phobos, fuori dalla mappa.
tmars-rule-place-city-ganymede = Piazza 1 città su Ganimede, fuori dalla mappa.
tmars-rule-place-city-volcanic = Piazza 1 città su uno spazio vulcanico.
tmars-rule-place-city-beside_two_cities = Piazza 1 città accanto ad almeno 2 città.
tmars-rule-place-tile-city = Piazza la tessera { $tile }, che vale come città.
tmars-rule-place-tile-land = Piazza la tessera { $tile } su uno spazio di terra.
tmars-rule-place-tile-ocean = Piazza la tessera { $tile } su uno spazio oceano.
tmars-rule-place-tile-volcanic = Piazza la tessera { $tile } su uno spazio vulcanico.
tmars-rule-place-tile-isolated = Piazza la tessera { $tile } non adiacente ad altre tessere.
tmars-rule-place-tile-beside_city = Piazza la tessera { $tile } accanto a una città.
tmars-rule-place-tile-beside_greenery = Piazza la tessera { $tile } accanto a una vegetazione.
tmars-rule-place-tile-metal_bonus = Piazza la tessera { $tile } su uno spazio che mostra acciaio o titanio.
tmars-rule-place-tile-metal_bonus_beside_own = Piazza la tessera { $tile } accanto a una tua tessera, su uno spazio che mostra acciaio o titanio.
tmars-rule-metal_bonus_production = Alza di 1 la tua produzione del metallo mostrato lì.
tmars-rule-draw = { $n ->
    [one] Pesca { $n } carta.
   *[other] Pesca { $n } carte.
 }
tmars-rule-draw_keep = Guarda { $look } { PLURAL($look, "carta/carte") } in cima al mazzo, tienine { $keep } e scarta le altre.
tmars-rule-draw_tagged = Scopri carte del mazzo finché { $n } mostrano il tag { $tag }. Prendi queste e scarta le altre.
tmars-rule-add_here = Metti { $what } qui.
tmars-rule-add_to-any = Metti { $what } su una tua carta.
tmars-rule-add_to-other = Metti { $what } su un’altra tua carta.
tmars-rule-add_to_started = Metti { $what } su una tua carta che ne ha già.
tmars-rule-choose = A scelta: { $options }.
tmars-rule-if = Con { $tags } o più: { $then }. Altrimenti: { $otherwise }.
tmars-rule-copy_production = Esegui un’altra volta la produzione di una tua carta edificio.
tmars-rule-heat_to_mc = Abbassa quanto vuoi la tua produzione di calore e alza di altrettanto quella di M€.
tmars-rule-land_claim = Riserva uno spazio di terra libero: solo tu puoi costruirci.
tmars-rule-flooding = Piazza 1 oceano. Puoi togliere fino a { $n } M€ al proprietario di una tessera accanto.
tmars-rule-play_from_hand-discount = Gioca una carta dalla mano con { $n } M€ di sconto.
tmars-rule-play_from_hand-ignore_global = Gioca una carta dalla mano, quali che siano ossigeno, temperatura e oceani richiesti.
tmars-rule-free_hand = Tieni gratis tutte le dieci carte ricevute.
tmars-rule-action = Azione: { $do }.
tmars-rule-first_action = Prima azione: { $do }.

## Che cosa fanno i passi, dentro una frase

tmars-phrase-all = { $steps }
tmars-phrase-gain = ottieni { $amounts }
tmars-phrase-gain_per = ottieni { $amount } { $per }
tmars-phrase-gain_paid = ottieni altrettanti { $resource }
tmars-phrase-production = alza la tua { $production } di { $n }
tmars-phrase-tr = alza il tuo TT di { $n }
tmars-phrase-raise-oxygen = { $n ->
    [one] alza l’ossigeno di { $n } passo
   *[other] alza l’ossigeno di { $n } passi
 }
tmars-phrase-raise-temperature = { $n ->
    [one] alza la temperatura di { $n } passo
   *[other] alza la temperatura di { $n } passi
 }
tmars-phrase-raise_lowest_production = alza di 1 una delle tue produzioni più basse
tmars-phrase-place-ocean-ocean = { $n ->
    [one] piazza { $n } oceano
   *[other] piazza { $n } oceani
 }
tmars-phrase-place-city-city = piazza 1 città
tmars-phrase-draw = { $n ->
    [one] pesca { $n } carta
   *[other] pesca { $n } carte
 }
tmars-phrase-look_buy = { $n ->
    [one] guarda la prima carta del mazzo e comprala o scartala
   *[other] guarda le prime { $n } carte del mazzo e compra quelle che vuoi
 }
tmars-phrase-reveal = scarta scoperta la prima carta del mazzo; se mostra il tag { $tag }, metti { $what } qui
tmars-phrase-add_here = metti { $what } qui
tmars-phrase-remove_here = togli { $what } da qui
tmars-phrase-add_to-other = metti { $what } su un’altra tua carta
tmars-phrase-choose = { $options }
tmars-phrase-discard_to_draw = puoi scartare una carta dalla mano per pescarne una
tmars-phrase-plant_or_resource = ottieni 1 pianta, oppure metti 1 microbo o animale sulla carta appena giocata
tmars-phrase-play_one_prelude = pesca { $n } { PLURAL($n, "preludio/preludi") }, giocane uno e scarta gli altri
tmars-phrase-fund_award_free = finanzia gratis un riconoscimento
tmars-phrase-pay_to = { $n ->
    [1] { $costs } { ED($do) } { $do }
   *[other] { $costs }, poi { $do }
 }
tmars-phrase-if_tr_raised = se in questa generazione il tuo TT è salito, { $costs } { ED($do) } { $do }

## Quanto costano le azioni

tmars-cost-mc = paga { $n } M€
tmars-cost-mc_or_metal = paga { $n } M€ (puoi usare { $metal })
tmars-cost-stock = spendi { $amounts }
tmars-cost-production = abbassa la tua { $production } di { $n }
tmars-cost-here = togli { $what } da qui
tmars-cost-take = togli { $what } da una carta qualsiasi
tmars-cost-variable = spendi quanta { $resource } vuoi

## Effetti duraturi

tmars-lasting-trigger = Effetto: { $when }, { $do }.
tmars-lasting-discount = Effetto: le tue carte costano { $n } M€ in meno.
tmars-lasting-discount_tagged = Effetto: le tue carte con tag { $tag } costano { $n } M€ in meno.
tmars-lasting-discount_per_tag = Effetto: le tue carte costano { $n } M€ in meno per ogni loro tag { $tag }.
tmars-lasting-project_discount = Effetto: il progetto standard { $project } costa { $n } M€ in meno.
tmars-lasting-metal_values = Effetto: ogni tuo acciaio e titanio vale { $n } M€ in più.
tmars-lasting-titanium_value = Effetto: ogni tuo titanio vale { $n } M€ in più.
tmars-lasting-flex = Effetto: ossigeno, temperatura e oceani richiesti dalle tue carte possono scostarsi di { $n } { PLURAL($n, "passo/passi") }.
tmars-lasting-next_discount = La prossima carta che giochi in questa generazione costa { $n } M€ in meno.
tmars-lasting-next_flex = Per la prossima carta che giochi in questa generazione, ossigeno, temperatura e oceani richiesti possono scostarsi di { $n } { PLURAL($n, "passo/passi") }.
tmars-lasting-protect = Effetto: gli altri giocatori non possono toglierti { $what }.
tmars-lasting-lock = Effetto: da qui non si tolgono mai { $what }.
tmars-lasting-greenery_cost = Effetto: una vegetazione ti costa { $n } { PLURAL($n, "pianta/piante") } invece di 8.
tmars-lasting-heat_as_mc = Effetto: puoi pagare con il calore come se fosse M€.
tmars-lasting-resources_pay = Effetto: ogni risorsa su questa carta paga { $n } M€ per le tue carte con tag { $tag }.

## Che cosa fa scattare gli effetti

tmars-when-ocean_placed-any = ogni volta che qualcuno piazza un oceano
tmars-when-city_placed-any = ogni volta che qualcuno piazza una città
tmars-when-city_placed-any-on_mars = ogni volta che qualcuno piazza una città su Marte
tmars-when-city_placed-self = ogni volta che piazzi una città
tmars-when-greenery_placed-self = ogni volta che piazzi una vegetazione
tmars-when-tag_played-self-and_this = per ogni tag { $tags } che giochi, compreso quello di questa carta
tmars-when-tag_played-any-and_this = per ogni tag { $tags } giocato da chiunque, compreso quello di questa carta
tmars-when-card_played-self-event = ogni volta che giochi un evento
tmars-when-card_played-self-event-with_tag = ogni volta che giochi un evento con tag { $tag }
tmars-when-standard_project_paid-self = ogni volta che paghi un progetto standard che non sia { $projects }
tmars-when-paid_base_cost-self = ogni volta che paghi una carta o un progetto standard dal costo stampato di almeno { $n } M€
tmars-when-tile_on_bonus-self = ogni volta che piazzi una tessera su uno spazio che mostra { $bonus }
tmars-when-nonnegative_vp_card_played-self = ogni volta che giochi una carta che mostra punti non negativi

## Requisiti e punti

tmars-rule-requires = Richiede { $needs }.
tmars-needs-oxygen-least = almeno { $value } di ossigeno
tmars-needs-oxygen-most = al massimo { $value } di ossigeno
tmars-needs-temperature-least = almeno { $value }
tmars-needs-temperature-most = al massimo { $value }
tmars-needs-oceans-least = almeno { $value }
tmars-needs-oceans-most = al massimo { $value }
tmars-needs-tags = { $tags }
tmars-needs-production = { $production } di almeno { $n }
tmars-needs-greeneries = { $n ->
    [one] { $n } tua vegetazione
   *[other] { $n } tue vegetazioni
 }
tmars-needs-cities = { $n } città in gioco
tmars-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
tmars-vp-per_resource = { $n ->
    [1] { $points } per ogni { $one } qui
   *[other] { $points } ogni { $each } qui
 }
tmars-vp-if_resources = { $points } con almeno { $held } qui
tmars-vp-per_tag = { $points } per ogni tuo tag { $tag }
tmars-vp-per_adjacent_ocean = { $points } per ogni oceano accanto a questa tessera
tmars-vp-per_adjacent_city = { $points } per ogni città accanto a questa tessera
tmars-vp-per_city = { $points } ogni { $n } città in gioco

## Da sapere

tmars-ruling-reduce_self = Puoi abbassare la tua produzione, e devi farlo se nessun altro ne ha.
tmars-ruling-noctis = Sulle mappe senza uno spazio per questa città valgono le regole normali delle città.
tmars-ruling-own_space = Quello spazio è riservato a questa carta.
tmars-ruling-one_card = Tutti gli animali vengono da una sola carta.
tmars-ruling-claim = Uno spazio riservato non è una tessera: non conta come vicino né per i riconoscimenti.
tmars-ruling-discard_first = Una volta per ogni tag scienza. Senza scarto non si pesca.
tmars-ruling-choose_each_time = Scegli di nuovo per ogni tag. Solo una carta che tiene microbi o animali può riceverne.
tmars-ruling-copy = La carta deve essere scoperta, con un tag edificio o jolly, e tutta la sua produzione deve essere possibile ora.
tmars-ruling-raise_first = Prima sale la temperatura: l’oceano di 0 °C si piazza prima di questa tessera.
tmars-ruling-opponents_tags = I tag jolly non contano. Contro MarsBot conta la posizione del suo segnalino spazio.
tmars-ruling-bot_events = Contano anche gli eventi usati da MarsBot.
tmars-ruling-plants_lost = Le piante da perdere devono esserci; con { tmars-card-074 } in gioco conta anche la pianta che dà per questa carta.
tmars-ruling-own_greenery = La vegetazione richiesta deve essere tua; quella accanto alla tessera può essere di chiunque.
tmars-ruling-no_volcano = Sulle mappe senza vulcani: qualsiasi spazio di terra libero.
tmars-ruling-none_too = Va bene anche zero.
tmars-ruling-gain_first = Se nessuno ha produzione di energia, alza prima la tua e poi abbassala.
tmars-ruling-flooding = Mai a chi gioca questa carta. Gli oceani non hanno proprietario.
tmars-ruling-heat_twice = Il calore si aggiunge al costo della carta: lo stesso calore non vale due volte.
tmars-ruling-next_card = Svanisce se passi o se la generazione finisce.
tmars-ruling-city_first = Prima si piazza la città, che alza già la produzione di M€: per giocare la carta basta −4.
tmars-ruling-fizzles = Devi giocare una carta. Se non puoi giocarne nessuna, questo preludio si scarta e dà invece 15 M€.
tmars-ruling-wild = Il tag jolly vale come un tag a scelta ogni volta che agisci, ma non nel punteggio finale.
tmars-ruling-lava_tube = Lì le città accanto non contano. Sulle mappe senza vulcani valgono le regole normali delle città.
tmars-ruling-plant_cards = Solo per le carte progetto con quel tag.
tmars-ruling-beginner = Solo ai tavoli che la offrono, senza Prelude.
tmars-ruling-own_tag_production = Conta anche il suo tag: si parte con produzione di M€ +1.
tmars-ruling-own_tag_draw = Conta anche il suo tag: si parte pescando 1 carta.
tmars-ruling-heat_one_way = I M€ non sostituiscono mai il calore.
tmars-ruling-covered_space = Conta solo ciò che è stampato sullo spazio coperto.
tmars-ruling-solo_cities = Nel solitario classico le due città neutrali danno all’inizio produzione di M€ +2.
tmars-ruling-itself = I 48 M€ iniziali comprendono i 3 M€ per questa stessa corporazione.

## Una carta da leggere

tmars-reference-card = **{ $name }** · { $id } · { $type } · { $cost } M€ · { $tags }
tmars-reference-corporation = **{ $name }** · { $id } · { $type } · parte con { $mc } M€ · { $tags }
tmars-reference-prelude = **{ $name }** · { $id } · { $type } · { $tags }
tmars-reference-no_tags = nessun tag
tmars-reference-points = Vale { $points }.
tmars-reference-ruling = Nota: { $text }

## Rifiuti

error-tmars-unknown_card = { $count ->
    [0] Nessuna carta si chiama «{ $text }». Usa il numero o il nome dell’immagine.
   *[other] Nessuna carta si chiama «{ $text }». Simili: { $names }
 }
error-tmars-ambiguous = «{ $text }» può essere più cose. Indicane una: { $names }.
