core-seat = { $seat }
core-list_empty = nessuno
core-list_separator = {", "}
core-listed = { $start }, { $last }
core-list_and = { $start } { ED($last) } { $last }
core-language-en = English (inglese)
core-language-ko = 한국어 (coreano)
core-language-it = Italiano
core-move_words = { $verb }: { $chosen }
core-move_and = { $said } · { $then }
core-move_part = { $number } { $label }
core-folded = { $act }.
core-folded_with = { $act }: { $effects }.
core-folded_same = (×{ $times }) { $said }

error-core-not_your_turn = Non tocca a te. Ora gioca: { $others }.
error-core-game_over = Partita finita. Guarda com’è andata: `/{ cmd-table } { cmd-table-board }`
error-core-unknown_verb = «{ $text }» non è una mossa di questo gioco. Usa i pulsanti o scrivila come spiega /{ cmd-rules }.
error-core-malformed_move = Non capisco la mossa «{ $text }». /{ cmd-rules } spiega come.
error-core-not_now = Non ancora: { $verb }. Adesso: { $asked }
error-core-text_too_long = Sono { $length } { PLURAL($length, "carattere/caratteri") }, e una mossa ne ha al massimo { $most }. Mandane meno alla volta.
error-core-seat_count = Questo gioco è per { $low }–{ $high } persone, non per { $seats }.
error-core-unknown_option = «{ $choice }» non è tra le scelte di «{ $name }». Scegli uno dei suggerimenti.
error-core-other_rules = Questa registrazione è di «{ $title }», regole versione { $rules_version }. La rivedi con un bot di quella versione.

## Parts of boards

core-place = { $place }
core-region-acting = chi gioca
core-region-last = l’ultima mossa
core-region-stock = la scorta
core-region-goals = gli obiettivi
core-region-progress = l’andamento della partita
core-region-of_seat = { $what } di { $seat }
core-typed = { $text }
core-member = <@{ $id }>
core-channel = <#{ $id }>
core-role = <@&{ $id }>
core-moment = <t:{ $at }:f>
