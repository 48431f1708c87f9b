# What an organiser adds to a tournament: a circuit, an event in the calendar, a role for the winner.

tournament-more_group_beside = Around it
tournament-more_about_beside = What comes with the tournament: an event in the server’s calendar, a circuit, and a role for the winner.
tournament-more_event_yes = Event in the server’s calendar, if I may create events
tournament-more_event_no = No event in the server’s calendar
tournament-event_about = { $title } · check-in opens { $at }
tournament-more_winner = Role for the winner, until the next one has won it
tournament-winner_role = 🏆 **The winner gets** { $role }, until somebody wins it from them.
tournament-winner_role_team = 🏆 **All players of the winning team get** { $role }, until others win it from them.
tournament-call-role_gone = **{ $name }:** the role for the winner was deleted, so nobody gets it. You can make a new one and give it yourself.
tournament-call-role_unfit = **{ $name }:** { $role } belongs to a bot or to Discord now, so the winner does not get it. You can give them another role.
tournament-call-role_lacks = **{ $name }:** I may not give roles any more, so the winner did not get { $role }. Somebody who manages roles can give it, and take it from the earlier winner.
tournament-call-role_above = **{ $name }:** { $role } stands above my own role now, so the winner did not get it. Somebody who manages roles can give it, and take it from the earlier winner.
tournament-call-role_refused = **{ $name }:** Discord did not let me hand { $role } on. Somebody who manages roles can give it, and take it from the earlier winner.
tournament-call-role_left = **{ $name }:** { $who } has left the server and did not get { $role }.

tournament-more_circuit = Counts for the circuit { $name }
tournament-more_circuit_no = Counts for no circuit
tournament-counts_for = **Counts for the circuit** { $name }
tournament-counts_for_team = **Counts for the circuit** { $name }: each player earns the full points of the team’s place.

tournament-circuit_none = No circuit here yet. A circuit adds up points over several tournaments. Organisers open one.
tournament-circuit_none_yet = No tournament has counted yet. Organisers choose the circuit under **{ tournament-button-more }** of a draft.
tournament-circuit_open = **{ $name }: standings after { $count } { PLURAL($count, "tournament/tournaments") }**
tournament-circuit_final = **{ $name }: final standings after { $count } { PLURAL($count, "tournament/tournaments") }**
tournament-circuit_terms = -# Points by place: { $points }. Level people go by their best places.
tournament-circuit_terms_best = -# Points by place: { $points }, the best { $best } { PLURAL($best, "result/results") } of each count. Level people go by their best places.
tournament-circuit_line = -# { $number }: { $name }
tournament-circuit_sure = End the circuit **{ $name }**? Its final standings are posted, and no more tournaments count.
tournament-button-circopen = Open a circuit
tournament-button-circend = End the circuit
tournament-button-circsure = Yes, end it
tournament-button-circback = No, keep it
tournament-field_circuit_hint = Such as 10-7-5-3-2-1 or 25-18-15-12-10-8-6-4-2-1
tournament-field_best = How many results count
tournament-field_best_hint = The best ones of each person, up to { $most } · Empty: all
tournament-file_csv_circuit = The standings of the circuit, as CSV

error-tournament-role_gone = That role was deleted. Pick another one.
error-tournament-role_unfit = { $role } belongs to a bot or to Discord, so I can’t give it. Pick another role.
error-tournament-role_lacks = I may not give roles here. Ask somebody who manages the server to allow my role *{ ui-permission-manage_roles }*, then pick { $role } again.
error-tournament-role_above = { $role } stands above my own role, so I can’t give it. Pick another role, or ask somebody who manages roles to drag mine above it.
error-tournament-role_powers = { $role } opens something that not everybody has, so only people who could give it themselves may promise it. Pick a role that opens nothing.
error-tournament-circuit_points = Give falling numbers from { $most } down to 0, the first place first, such as 10-7-5-3-2-1. At most { $places } { PLURAL($places, "place earns/places earn") } points.
error-tournament-circuit_exists = A circuit called { $name } is open. Choose another name, or look at it: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-too_many_circuits = { $most } { PLURAL($most, "circuit is/circuits are") } open here. End one first: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-no_circuit = That circuit is not there any more. See the others: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-no_such_circuit = No circuit here is called “{ $name }”. The nearest is “{ $nearest }”. See it: `/{ cmd-tournament } { cmd-tournament-circuit }`
error-tournament-circuit_over = That circuit has ended. Its standings: `/{ cmd-tournament } { cmd-tournament-circuit }`
