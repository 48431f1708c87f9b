core-seat = { $seat }
core-list_empty = nessuno
core-list_separator = {", "}
core-list_and = { $start } { ED($last) } { $last }
core-language-en = English (inglese)
core-language-ko = 한국어 (coreano)
core-language-it = Italiano

error-core-not_your_turn = Non è il tuo turno. Il tavolo aspetta { $others }.
error-core-game_over = Questo tavolo è concluso.
error-core-unknown_verb = «{ $text }» non è una mossa di questo gioco. Usa i pulsanti o scrivi la mossa come spiega /{ cmd-rules }.
error-core-malformed_move = Non si legge come mossa: { $text }
error-core-not_now = «{ $verb }» ora non è possibile. { $asked }
error-core-text_too_long = Troppo lungo per una mossa: { $length } caratteri, al massimo { $most }.
error-core-seat_count = Questo gioco è per { $low }–{ $high } posti, non { $seats }.
error-core-unknown_option = «{ $choice }» non è una scelta dell’opzione «{ $name }».
error-core-other_rules = Questa registrazione è di «{ $title }» con le regole versione { $rules_version }: qui non si può rigiocare.
