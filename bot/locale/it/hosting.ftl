# Il tempo ai tavoli: orari, ritmi, orologi.

error-hours-no_such_zone = Non conosco il fuso orario «{ $zone }». Scrivi una città, per esempio Europe/Rome.
error-hours-no_such_time = Scrivi gli orari così: 23:00-07:00.
error-hours-night_too_long = Una notte ha al massimo { $most } { PLURAL($most, "ora/ore") }. Scegline una più corta.
error-pace-malformed = Non capisco il ritmo «{ $text }». Così: live, fast, daily, weekly, none oppure 48h+12h/72h.
error-pace-bank = Il tempo iniziale va da 5 minuti a 30 giorni. Scegli un valore in mezzo.
error-pace-increment = Una mossa aggiunge al massimo 7 giorni. Scegli di meno.
error-pace-cap = Il tetto va dal tempo iniziale a 60 giorni. Scegli un valore in mezzo.
error-clock-not_running = L’orologio è fermo perché non tocca { AD($name) } { $name }. Quale orologio corre: `/{ cmd-table } { cmd-table-clock }`
error-clock-stands = L’orologio è fermo, quindi { $name } non perde tempo. Il perché: `/{ cmd-table } { cmd-table-clock }`
error-clock-turn_over = Quella mossa è già stata giocata: { $name } non ha più bisogno di tempo. Quale orologio corre: `/{ cmd-table } { cmd-table-clock }`
error-clock-enough_given = Questa mossa ha già ricevuto tutto il tempo possibile. Regalane ancora a una mossa futura.

hosting-due = ⏳ Scadenza: { $until }
hosting-due_of = ⏳ { $seat }, scadenza: { $until }
hosting-asleep = 🌙 { $seat } dorme fino alle { $until }. L’orologio è fermo.
hosting-in_grace = ⏳ In tolleranza. Fine: { $until }
hosting-remind_half = { $mention } Tocca ancora a te. Scadenza: { $until }
hosting-remind_last = { $mention } Resta poco tempo. Scadenza: { $until }
hosting-remind_zero = { $mention } Tempo scaduto. Puoi ancora giocare. Fine della tolleranza: { $until }
hosting-grace_for_others = -# { $seat } è in tolleranza. Poi gioca un robot, ma il posto resta suo.
hosting-pace = ⏱ { $name }: si parte con { $bank }, +{ $increment } a mossa. Di notte l’orologio è fermo.
hosting-pace_all_day = ⏱ { $name }: si parte con { $bank }, +{ $increment } a mossa.
hosting-name-live = In tempo reale
hosting-name-fast = Veloce
hosting-name-daily = Una mossa al giorno
hosting-name-weekly = Con calma
hosting-name-none = Senza orologio
hosting-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
hosting-hours = { $count } h
hosting-minutes = { $count } min
table-stood_in = -# Tempo scaduto: un robot gioca per { $member }.
hosting-left = **{ $seat }**: ancora { $left }
hosting-no_clock = Questo tavolo non ha orologio.
hosting-cut_off = ⚠️ Da { $since } non riesco a scrivere dove si gioca questo tavolo. Quando potrò, il tabellone arriva da solo.
hosting-hours_assumed = 🌙 Immagino che tu dorma dalle { $start } alle { $end } ({ $zone }). Lì il tuo orologio si ferma. Per cambiare: `/{ cmd-my } { cmd-my-hours }`
hosting-hours_title = I tuoi orari
hosting-hours_zone = Fuso orario
hosting-hours_zone_hint = Una città, come in Europe/Rome
hosting-hours_sleep = Dormo
hosting-hours_sleep_hint = Da quando a quando, come 23:00-07:00. Al massimo 10 ore
hosting-hours_saved = Salvato. Mentre dormi il tuo orologio è fermo.
hosting-hours_later = Un tuo orologio sta correndo, quindi vale più tardi: { $start }
hosting-about-live = tutti qui ora, 15 min a testa
hosting-choice-live = { hosting-name-live } · { hosting-about-live }
hosting-about-fast = più mosse al giorno, si parte con 16 h
hosting-choice-fast = { hosting-name-fast } · { hosting-about-fast }
hosting-about-daily = senza fretta, si parte con 36 h
hosting-choice-daily = { hosting-name-daily } · { hosting-about-daily }
hosting-about-weekly = qualche mossa a settimana, si parte con 5 giorni
hosting-choice-weekly = { hosting-name-weekly } · { hosting-about-weekly }
hosting-about-none = tra amici
hosting-choice-none = { hosting-name-none } · { hosting-about-none }
error-hours-used_up = Già { $most } cambi in un mese. Prossimo: <t:{ $next }:f>
error-pace-option = Non riesco a leggere l’opzione «{ $text }». Così: { $options }
hosting-option-zero-standin = A tempo scaduto: continua un robot
hosting-option-zero-turn = A tempo scaduto: il robot fa una mossa
hosting-option-zero-resign = A tempo scaduto: il posto si libera
hosting-option-zero-vote = A tempo scaduto: si vota
hosting-option-vacation-yes = Vacanze: sì
hosting-option-vacation-no = Vacanze: no
hosting-option-weekends-run = Fine settimana: orologi attivi
hosting-option-weekends-stop = Fine settimana: orologi fermi
hosting-option-nights-sleep = Di notte: orologi fermi
hosting-option-nights-run = Di notte: orologi attivi
table-turn_lent = Tempo scaduto: questa mossa la fa un robot per { $member } (posto { $place }). Il posto resta suo.
table-resigned = Tempo scaduto: { $member } lascia il posto { $place }. Gioca un robot finché qualcuno lo prende.
error-vacation-past = Quel giorno è passato. Scegline uno più avanti.
error-vacation-no_days = Una vacanza dura almeno un giorno. Scegli quanti.
error-vacation-too_long = { $left ->
    [one] Ti resta un giorno.
   *[other] Ti restano { $left } giorni.
} Scegli una vacanza più corta.
error-vacation-overlaps = C’è già un’altra tua vacanza: <t:{ $start }:f>. Scegli altri giorni.
error-vacation-no_such_date = Scrivi il giorno così: 2026-12-24.
error-vacation-none = Non hai vacanze. Per iniziarne una: `/{ cmd-my } { cmd-my-vacation }`
table-on_vacation = 🌴 { $member } è in vacanza. Ritorno: <t:{ $until }:f>
hosting-vacation_head = { $count ->
    [one] **Ti resta un giorno di vacanza.** I tuoi orologi si fermano, ma puoi giocare.
   *[other] **Ti restano { $count } giorni di vacanza.** I tuoi orologi si fermano, ma puoi giocare.
}
hosting-vacation_line = 🌴 { $start } – { $end }
hosting-vacation_how = -# Per altre date: `/{ cmd-my } { cmd-my-vacation } { cmd-my-vacation-start }:2026-12-24 { cmd-my-vacation-days }:5`
hosting-vacation_days = Quanti giorni?
hosting-vacation_asked = { $start } – { $end }. { $stops ->
    [0] Ora nessun tuo tavolo ha l’orologio.
    [one] Si ferma un tavolo.
   *[other] Si fermano { $stops } tavoli.
}
hosting-vacation_asked_but = { $start } – { $end }. { $stops ->
    [0] Non si ferma nessun tavolo.
    [one] Si ferma un tavolo.
   *[other] Si fermano { $stops } tavoli.
} Questi no: { $tables }
hosting-vacation_taken = Segnato. I tuoi orologi ripartono: { $end }
hosting-vacation_ended = Vacanza finita. { $count ->
    [one] Ti resta un giorno.
   *[other] Ti restano { $count } giorni.
}
hosting-table = { $title } n. { $number }
hosting-button-vacation_days = Inizia oggi
hosting-button-vacation_go = Conferma
hosting-button-vacation_back = ◀ Indietro
hosting-button-vacation_auto_on = Parte da sola: sì
hosting-button-vacation_auto_off = Parte da sola: no
hosting-button-vacation_end = Finisci la vacanza
error-act-unchanged = Non è cambiato nulla: era già così.
error-clock-none = Questo tavolo non ha l’orologio: qui il tempo non scade mai. Gioca quando vuoi.
error-clock-own = Non puoi regalarti tempo. Chiedilo a un’altra persona al tavolo.
error-clock-given_already = Hai già regalato tempo per questa mossa. Puoi rifarlo alla prossima.
table-gave_time = -# { $member } riceve { $time } da { $giver }. Scadenza: <t:{ $until }:R>
table-gave_time_paused = -# { $member } riceve { $time } da { $giver }.
hosting-gave = Fatto: { $seat } riceve il tempo.
hosting-button-give = Regala tempo: { $seat }
hosting-stands-untold = L’orologio aspetta il tabellone.
hosting-stands-gap = Orologio fermo: non c’ero.
hosting-stands-cut_off = Orologio fermo: non posso scrivere qui.
hosting-stands-pause = Orologio fermo: il tavolo è in pausa.
hosting-stands-vacation = 🌴 In vacanza. L’orologio è fermo.
hosting-stands-night = 🌙 Dorme. L’orologio è fermo.
hosting-stands-weekend = Fine settimana. L’orologio è fermo.
hosting-goes_on = Riparte: { $until }
hosting-turns = **Ultime mosse**
hosting-turn = -# { $seat }, { $end }: { $charged } di tempo
hosting-turn_free = -# { $seat }, { $end }: { $charged } di tempo. Non contano: { $free }
hosting-turn_ahead = -# { $seat }, { $end }: in anticipo, nessun tempo usato
hosting-free_because = { $because } { $time }
hosting-because-gap = bot assente
hosting-because-pause = pausa
hosting-because-vacation = vacanza
hosting-because-night = notte
hosting-because-weekend = fine settimana
