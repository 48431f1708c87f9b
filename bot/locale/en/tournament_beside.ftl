# What an organiser adds to a tournament: an event in the calendar, a role for the winner.

tournament-more_group_beside = Around it
tournament-more_about_beside = What comes with the tournament: an event in the server’s calendar, and a role for the winner.
tournament-more_event_yes = Event in the server’s calendar, if I may create events
tournament-more_event_no = No event in the server’s calendar
tournament-event_about = { $title } · check-in opens { $at }
tournament-more_winner = Role for the winner, until the next one has won it
tournament-winner_role = 🏆 **The winner gets** { $role }, until somebody wins it from them.
tournament-call-role_gone = **{ $name }:** the role for the winner was deleted, so nobody gets it. You can make a new one and give it yourself.
tournament-call-role_unfit = **{ $name }:** { $role } belongs to a bot or to Discord now, so the winner does not get it. You can give them another role.
tournament-call-role_lacks = **{ $name }:** I may not give roles any more, so the winner did not get { $role }. Somebody who manages roles can give it, and take it from the earlier winner.
tournament-call-role_above = **{ $name }:** { $role } stands above my own role now, so the winner did not get it. Somebody who manages roles can give it, and take it from the earlier winner.
tournament-call-role_refused = **{ $name }:** Discord did not let me hand { $role } on. Somebody who manages roles can give it, and take it from the earlier winner.
tournament-call-role_left = **{ $name }:** { $who } has left the server and did not get { $role }.

error-tournament-role_gone = That role was deleted. Pick another one.
error-tournament-role_unfit = { $role } belongs to a bot or to Discord, so I can’t give it. Pick another role.
error-tournament-role_lacks = I may not give roles here. Ask somebody who manages the server to allow my role *{ ui-permission-manage_roles }*, then pick { $role } again.
error-tournament-role_above = { $role } stands above my own role, so I can’t give it. Pick another role, or ask somebody who manages roles to drag mine above it.
error-tournament-role_powers = { $role } opens something that not everybody has, so only people who could give it themselves may promise it. Pick a role that opens nothing.
