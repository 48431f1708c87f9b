## Risorse

mine-resource-ruby = Rubino
mine-resource-sapphire = Zaffiro
mine-resource-emerald = Smeraldo
mine-resource-iron = Ferro
mine-resource-gold = Oro
mine-resource_word-ruby = rubino
mine-resource_word-sapphire = zaffiro
mine-resource_word-emerald = smeraldo
mine-resource_word-iron = ferro
mine-resource_word-gold = oro

## Carte base e tratti

mine-card-small_ruby_mine = Piccola miniera di rubini
mine-card-small_sapphire_mine = Piccola miniera di zaffiri
mine-card-small_emerald_mine = Piccola miniera di smeraldi
mine-card-small_iron_mine = Piccola miniera di ferro
mine-card-small_gold_mine = Piccola miniera d’oro
mine-card-medium_ruby_mine = Media miniera di rubini
mine-card-medium_sapphire_mine = Media miniera di zaffiri
mine-card-medium_emerald_mine = Media miniera di smeraldi
mine-card-medium_iron_mine = Media miniera di ferro
mine-card-medium_gold_mine = Media miniera d’oro
mine-card-large_ruby_mine = Grande miniera di rubini
mine-card-large_sapphire_mine = Grande miniera di zaffiri
mine-card-large_emerald_mine = Grande miniera di smeraldi
mine-card-large_iron_mine = Grande miniera di ferro
mine-card-large_gold_mine = Grande miniera d’oro
mine-card-fund = Fondo d’investimento
mine-card-trade = Commercio
mine-card-collect = Raccolta
mine-card-research = Ricerca
mine-card-sales = Vendite

## Carte del mercato

mine-card-passion = Passione
mine-card-the_more = Più siamo, meglio è
mine-card-recycled_fuel = Carburante riciclato
mine-card-barter = Baratto
mine-card-business_report = Piano aziendale
mine-card-venture = Incubatore d’impresa
mine-card-bursting = Risorse esplosive
mine-card-subcontract = Subappalto
mine-card-discovery = Scoperta
mine-card-economic_paper = Giornale economico
mine-card-consulting = Consulenza
mine-card-bargain_sale = Saldi
mine-card-pie_in_the_sky = Castelli in aria
mine-card-know_how = Esperienza accumulata
mine-card-secret_plan = Piano riservato
mine-card-opportunity_cost = Costo opportunità
mine-card-mad_scientist = Scienziato pazzo
mine-card-turtle_idol = Idolo della tartaruga
mine-card-labor_dispute = Agitazione sindacale
mine-card-smelting = Fonderia
mine-card-scathing_criticism = Critica feroce
mine-card-tech_leak = Fuga di tecnologia
mine-card-chicken_game = Gioco del pollo
mine-card-cooked_books = Bilancio truccato
mine-card-close_deal = Affare concluso
mine-card-rich_get_richer = Soldi chiamano soldi
mine-card-crowdfunding = Raccolta fondi
mine-card-human_capital = Capitale umano
mine-card-giving_back = Restituzione
mine-card-gold_standard = Sistema aureo
mine-card-imitation_tech = Tecnologia imitata
mine-card-small_diamond_mine = Piccola miniera di diamanti
mine-card-grant = Sovvenzione
mine-card-big_spender = Spendaccione
mine-card-expo = Fiera aziendale
mine-card-loan = Prestito

## Obiettivi pubblici

mine-goal-lightweight = Alleggerimento
mine-goal-mine_survey = Sopralluogo minerario
mine-goal-spoil_the_pot = Guastafeste
mine-goal-side_income = Entrata extra
mine-goal-hire_interns = Tirocinanti
mine-goal-disposable_battery = Batteria usa e getta
mine-goal-secondhand_mania = Mania dell’usato
mine-goal-scrap_resources = Risorse da rottamare
mine-goal-handicap = Handicap
mine-goal-isolated_factory = Fabbrica isolata
mine-goal-excess_energy = Energia in eccesso
mine-goal-conglomerate = Grande gruppo
mine-goal-goal_achieved = Missione compiuta
mine-goal-octopus = Gestione a piovra
mine-goal-boost = Slancio
mine-goal-slush_fund = Fondi neri
mine-goal-out_boxer = Pugile di rimessa
mine-goal-overflow = Traboccamento
mine-goal-midsize_firm = Media impresa
mine-goal-project_presentation = Presentazione del progetto

## Obiettivi aziendali

mine-corp-dodge = La Schivata
mine-corp-the_traders = I Commercianti
mine-corp-the_ambition = L’Ambizione
mine-corp-mirae_mining = Miniere Mirae S.p.A.
mine-corp-greed_salads = Insalate Ingorde
mine-corp-mr_borobo = Mister Borobo
mine-corp-infinite_analysis = Analisi Infinita S.p.A.
mine-corp-matrix_group = Gruppo Matrix
mine-corp-revival = Rinascita
mine-corp-easter_melon = Melone di Pasqua
mine-corp-starting_point = Punto di Partenza
mine-corp-arsene = Arsène S.r.l.
