# Chiarimenti su singole carte e obiettivi, e sulle parole che molti hanno in comune.

## Singole carte

mine-ruling-only_card = Puoi giocarla anche come unica carta in mano: allora non scarti nulla.
mine-ruling-discard_is_no_put_down = La carta scartata non conta come giocata.
mine-ruling-collect = La risorsa tolta e quella aggiunta possono essere la stessa.
mine-ruling-research = Con il mazzo vuoto non c’è nulla da guardare né da pescare.
mine-ruling-the_more = Conta anche se stessa: come seconda o terza carta giocata dà rubino +1, come quarta o quinta +2.
mine-ruling-recycled_fuel = Le carte scartate o comprate in questo periodo sono negli scarti; quelle giocate in questo turno non ancora.
mine-ruling-recycled_fuel_itself = Usata dagli scarti con { mine-card-venture }, può mettere se stessa sul mazzo.
mine-ruling-business_report = Puoi giocarla anche con il mazzo vuoto. Con la mano vuota non scarti nulla.
mine-ruling-venture_empty = Con il mazzo vuoto non scarti nulla, ma puoi usare lo stesso le carte negli scarti.
mine-ruling-venture_second = La seconda carta si sceglie dopo aver eseguito la prima, tra quelle presenti alla prima scelta; ogni copia si usa una volta.
mine-ruling-bursting = La risorsa a scelta può essere anche zaffiro.
mine-ruling-subcontract = Carte piano, fondi e carte caratteristica non vanno bene. Puoi giocarla anche senza una carta adatta.
mine-ruling-printed_limit = Il limite è il costo stampato: una carta da 4 resta esclusa anche quando tutto costa meno.
mine-ruling-unseen = Nessun altro vede le carte scartate coperte o rimesse a posto.
mine-ruling-bargain_sale = Costano meno anche gli obiettivi pubblici e le carte rivelate più tardi nel turno; la pila base no.
mine-ruling-off_turn = Energia e credito ricevuti quando tocca ad altri si perdono all’inizio del tuo turno.
mine-ruling-know_how = Gli smeraldi si contano dopo lo scarto e dopo tutto ciò che la carta scartata porta.
mine-ruling-opportunity_cost = Valgono i punti del momento: { mine-card-turtle_idol } non ne dà.
mine-ruling-mad_scientist = Con il mazzo vuoto non si esilia nulla.
mine-ruling-turtle_idol = Durante la partita non vale nulla; alla fine, con 4 smeraldi, è una carta da 2 punti.
mine-ruling-labor_dispute = Chi ne ha di meno perde tutto; chi non ha risorse non perde nulla.
mine-ruling-ties_of_largest = Se più risorse sono a pari merito le maggiori, sceglie chi ha il turno.
mine-ruling-who_stayed_out = Tocca anche chi è rimasto fuori dal periodo di transizione.
mine-ruling-smelting = Le carte restano in cima ai mazzi e tutti le conoscono. Carte piano, fondi e carte caratteristica non contano.
mine-ruling-scathing_criticism = Una mano di una carta si scarta intera. Ciò che le carte scartate portano va subito al loro proprietario.
mine-ruling-chosen_together = Tutti gli avversari scelgono insieme e in segreto; poi si scarta in ordine, dalla sinistra di chi ha il turno.
mine-ruling-tech_leak = Ogni avversario dà ferro al massimo una volta.
mine-ruling-tech_leak_last = Nell’ultimo giro tocca solo chi deve ancora giocare.
mine-ruling-chicken_game = Il ferro arriva una volta sola, per quanti avversari comprino. Anche un obiettivo pubblico comprato vale come carta; ciò che si ottiene non è comprato.
mine-ruling-cooked_books = Senza una carta risorsa di ferro, il mazzo si mescola soltanto.
mine-ruling-show_fewer = Puoi mostrare meno carte di quante ne hai, o nessuna.
mine-ruling-human_capital = Gli obiettivi che si girano per una condizione, e quelli già girati, non prendono segnalini.
mine-ruling-owner_benefits = Su un obiettivo avversario il vantaggio è dell’avversario.
mine-ruling-gold_standard = Se davanti a qualcuno c’è un obiettivo pubblico scoperto, devi girarne uno, fosse anche di un avversario.
mine-ruling-imitation_empty = Con il mazzo vuoto non si scarta e non si usa nulla.
mine-ruling-imitation_trigger = Prima viene ciò che la carta porta quando è scartata, anche se la carta poi non serve ad altro.
mine-ruling-no_resource_card = È una carta piano: non conta come carta risorsa.
mine-ruling-expo = Con un’altra sola carta in mano si scarta quella e non si ottiene altro; senza carte non succede nulla.
mine-ruling-loan = Prima arriva il credito, poi la penalità, che si sottrae a fine partita.

## Singoli obiettivi

mine-ruling-discard_works = Ciò che la carta fa quando è scartata ha effetto.
mine-ruling-exile_works = Ciò che la carta fa quando è esiliata ha effetto.
mine-ruling-mine_survey = La carta in più resta. Il mercato non si riempie finché non vi sono meno di sei carte.
mine-ruling-spoil_the_pot = Le monete spese dopo l’inizio di quella fase d’acquisto non sono toccate.
mine-ruling-side_income = Prima arriva il segnalino. Il credito arriva una volta, per la prima risorsa aggiunta da un effetto qualsiasi.
mine-ruling-hire_interns = Anche più carte piano danno un solo segnalino.
mine-ruling-hire_interns_decks = Puoi usarlo anche con mazzi vuoti, e può esaurirne uno. Ciò che le carte scartate portano va ai proprietari.
mine-ruling-secondhand_mania = Conta il costo stampato; piccole miniere, fondi e carte caratteristica hanno costo 0.
mine-ruling-scrap_resources = Togli solo una risorsa che possiedi.
mine-ruling-isolated_factory = Togliere una risorsa e rimetterla è un cambiamento.
mine-ruling-goal_achieved = Non conta se stesso.
mine-ruling-octopus = Al massimo un segnalino per turno.
mine-ruling-boost = Un segnalino per ogni effetto che fa pescare, qualunque sia il numero di carte; gli effetti delle carte usate contano uno per uno. La pesca di fine turno non è un effetto.
mine-ruling-slush_fund = Conta anche il credito di una moneta, se spesa prima della fine del turno.
mine-ruling-overflow = Comprato dopo aver giocato cinque carte nello stesso turno, si gira subito.
mine-ruling-dodge = Conta se stesso, e gli obiettivi girati come quelli scoperti. { mine-card-turtle_idol } conta con almeno 4 smeraldi.
mine-ruling-the_traders = Contano i costi stampati, e gli obiettivi girati come quelli scoperti.
mine-ruling-the_ambition = Gli obiettivi girati nei periodi di transizione arrivano tardi.
mine-ruling-largest_tie = Due risorse alla pari in testa sono la maggiore e la seconda.
mine-ruling-greed_salads = Una parità non è un vantaggio.
mine-ruling-mr_borobo = Il confronto è con l’avversario che ha più risorse.
mine-ruling-infinite_analysis = Un conteggio per ogni posto e per ogni effetto, per quanti pezzi si tolgano. Contano anche le tue perdite.
mine-ruling-matrix_group = Le carte piano ottenute non sono comprate.
mine-ruling-revival = Un turno conta una volta, alla sua fine.
mine-ruling-easter_melon = Contano le piccole miniere, i fondi e la carta caratteristica, anche gli obiettivi girati; le carte esiliate non sono di nessuno.
mine-ruling-starting_point = Le piccole miniere contano; carte piano, fondi e carte caratteristica non hanno tipo.
mine-ruling-arsene = Dichiara chi esaurisce per primo il mazzo, anche se per mano di un altro.

## Parole in comune

mine-ruling-no_put_down = Le carte scartate, o usate per mezzo di un’altra, non sono giocate.
mine-ruling-energy_x = Energia X: nemmeno un effetto può usarla.
mine-ruling-draw = Peschi finché il mazzo basta. Con il mazzo vuoto non peschi, ma puoi giocare la carta lo stesso.
mine-ruling-lose = Senza le risorse da togliere nessuno la gioca né la usa.
mine-ruling-if_done = Ciò che segue «in tal caso» richiede che quanto precede sia stato eseguito per intero.
mine-ruling-use = Una carta usata resta dov’è e non è giocata. Non si usano le carte che ne usano altre, né quelle a energia X.
mine-ruling-gain = Ottenere non è comprare. Una carta va nei tuoi scarti, un obiettivo davanti a te.
mine-ruling-look = Se il mazzo non basta, i suoi scarti si mescolano sotto. Ciò che torna a posto mantiene l’ordine.
mine-ruling-next_turn = Nulla aspetta oltre il periodo: per chi non ha più turni, è perso.
mine-ruling-on_discard = Solo dalla mano o dal mazzo, nel turno di chiunque: il proprietario la riceve subito, prima che la carta che l’ha causata continui.
mine-ruling-on_exile = Solo dalla mano o dal mazzo, scartata o esiliata, nel turno di chiunque: il proprietario la riceve subito, prima che la carta che l’ha causata continui.
mine-ruling-basic_pile = È sempre in vendita nella pila base, che non fa parte del mercato: ciò che ne cambia i costi non la tocca.
mine-ruling-plain = Non è né una carta risorsa né una carta piano, e il suo costo vale 0.
mine-ruling-small_mine = È una carta risorsa, e il suo costo vale 0.
mine-ruling-active = Si usa dal turno dopo l’acquisto, prima di giocare la prima carta, una volta per turno, finché c’è ciò che serve. Girato, non si usa più.
mine-ruling-at_once = Si gira appena la condizione vale: nel turno di chiunque, e anche al momento dell’acquisto.
mine-ruling-turn_end = La fine del turno viene dopo che la mano è tornata a cinque; conta anche nel turno dell’acquisto.
mine-ruling-passive = Procede da solo e nessuno lo rifiuta. Un obiettivo girato non torna indietro.
mine-ruling-research_goal = Riveli quando vuoi, a un evento che conta. Quell’evento conta, i precedenti sono persi. Da allora tutti vedono il contatore e ogni evento conta.
mine-ruling-until_the_end = Conta anche ciò che accade nei periodi di transizione, pure per chi ne resta fuori.
mine-ruling-not_met = Se non è raggiunto, non vale nulla.
