## The title

tmars-title = Terraforming Mars
tmars-tagline = Rendi Marte abitabile con la tua corporazione: contro amici, contro il tempo o contro MarsBot.

## Options

tmars-option-board = Mappa
tmars-option-board-tharsis = Tharsis
tmars-option-board-hellas = Hellas
tmars-option-board-elysium = Elysium
tmars-option-board-random = Una a caso
tmars-option-corporate_era = Era delle Corporazioni
tmars-option-corporate_era-on = Sì
tmars-option-corporate_era-off = No (le produzioni partono da 1)
tmars-option-prelude = Prelude
tmars-option-prelude-off = No
tmars-option-prelude-on = Sì
tmars-option-draft = Draft
tmars-option-draft-off = No, compri fra quattro carte
tmars-option-draft-on = Sì, passi le carte
tmars-option-draft-start = Con i primi dieci progetti
tmars-option-draft-corporations = Con i primi progetti e le corporazioni
tmars-option-beginner_corporations = Corporazione per principianti
tmars-option-beginner_corporations-off = Non offerta
tmars-option-beginner_corporations-on = Ognuno può prenderla
tmars-option-ban = Carte escluse
tmars-option-ban-none = Nessuna
tmars-option-alone = Chi gioca da solo
tmars-option-alone-marsbot = Contro MarsBot
tmars-option-alone-classic = Solitario classico
tmars-option-alone-rating = Solitario classico, si vince con TT 63
tmars-option-difficulty = MarsBot
tmars-option-difficulty-normal = Normale
tmars-option-difficulty-hard = Difficile
tmars-option-bot_advance_chains = Doppie frecce di MarsBot
tmars-option-bot_advance_chains-level = Secondo la difficoltà
tmars-option-bot_advance_chains-on = Fanno avanzare ancora
tmars-option-bot_advance_chains-off = Non fanno nulla
tmars-option-bot_starts_on_space_1 = Partenza dei segnalini di MarsBot
tmars-option-bot_starts_on_space_1-level = Secondo la difficoltà
tmars-option-bot_starts_on_space_1-on = Sullo spazio 1
tmars-option-bot_starts_on_space_1-off = Sul punto di partenza
tmars-option-bot_scores_cards = Punti sulle carte di MarsBot
tmars-option-bot_scores_cards-level = Secondo la difficoltà
tmars-option-bot_scores_cards-on = Contano
tmars-option-bot_scores_cards-off = Non contano
tmars-option-bot_award_choice = Riconoscimento finanziato da MarsBot
tmars-option-bot_award_choice-bot_lead = Dove è più avanti
tmars-option-bot_award_choice-human_best = Dove l’altro è messo meglio
tmars-option-bot_greenery_choice = Vegetazioni di MarsBot
tmars-option-bot_greenery_choice-literal = Vicino alle città di chiunque
tmars-option-bot_greenery_choice-own_cities_first = Vicino alle proprie città
tmars-option-bot_near = Che cosa è vicino per MarsBot
tmars-option-bot_near-nearest = Lo spazio più vicino che c’è
tmars-option-bot_near-beside = Solo ciò che sta accanto
tmars-option-bot_removals = Quanto toglie a MarsBot “fino a”
tmars-option-bot_removals-least = Un segnalino
tmars-option-bot_removals-printed = Quanto è stampato; tra alternative il minimo

## Moves and forms

tmars-verb-start = Scegli l’inizio
tmars-verb-draft = Tieni una carta
tmars-verb-research = Compra carte
tmars-verb-play = Gioca una carta
tmars-verb-project = Progetto standard
tmars-verb-action = Usa una carta
tmars-verb-convert = Converti piante o calore
tmars-verb-milestone = Reclama un traguardo
tmars-verb-award = Finanzia un riconoscimento
tmars-verb-first = Prima azione
tmars-verb-answer = Rispondi
tmars-verb-end = Chiudi il turno
tmars-verb-pass = Passa
tmars-standing-forced = Rispondi quando la risposta possibile è una sola
tmars-standing-forced-ends = con la partita
tmars-field-start-corporation = Corporazione
tmars-field-start-preludes = Preludi, nell’ordine in cui si giocano
tmars-field-start-projects = Progetti da tenere, 3 M€ l’uno
tmars-field-draft-card = Carta da tenere
tmars-field-research-cards = Carte da comprare, 3 M€ l’una
tmars-field-research-pay = Pagamento
tmars-field-play-card = Carta da giocare
tmars-field-play-pay = Pagamento
tmars-field-project-project = Progetto standard
tmars-field-project-cards = Carte da vendere
tmars-field-project-space = Spazio
tmars-field-project-pay = Pagamento
tmars-field-action-card = Carta
tmars-field-action-option = Che cosa fare
tmars-field-action-amount = Quanto
tmars-field-action-pay = Pagamento
tmars-field-convert-what = Che cosa convertire
tmars-field-convert-space = Spazio per la vegetazione
tmars-field-milestone-milestone = Traguardo
tmars-field-milestone-pay = Pagamento
tmars-field-award-award = Riconoscimento
tmars-field-award-pay = Pagamento
tmars-field-answer-picks = La tua scelta
tmars-field-answer-pay = Pagamento

## Lines of text

error-tmars-syntax = Non capisco «{ $text }». Così: play 113 s5 m1, project city D5, action 33 2, convert plants D5, milestone costruttore, answer D5, end, pass

## Statistiche

tmars-stat-corporation = Corporazione
tmars-stat-preludes = Preludi
tmars-stat-opening = Primi due progetti
tmars-stat-board = Mappa
tmars-stat-generations = Generazioni
tmars-stat-tr = Tasso di terraformazione
tmars-stat-played = Progetti giocati
tmars-stat-milestones = Traguardi ottenuti
tmars-stat-awards = Riconoscimenti finanziati
tmars-stat-margin = Distacco da MarsBot
