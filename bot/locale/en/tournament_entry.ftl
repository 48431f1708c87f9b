# Who may enter: codes, reliability and ratings.

tournament-button-code = Code to enter
tournament-field_code = Code
tournament-field_code_hint = Players type it after /{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }: · Empty: no code
tournament-more_reliability = Only with a reliability of at least { $count }%
tournament-more_reliability_any = Any reliability
tournament-more_rating_least = Only rated { $count } or more
tournament-more_rating_least_any = No least rating
tournament-more_rating_most = Only rated { $count } or less
tournament-more_rating_most_any = No greatest rating
tournament-more_invited = Only people you choose: up to 25
tournament-eligible-invited_list = people whom the organiser has invited
tournament-eligible-invited_both = people whom the organiser has invited, or who have the code
tournament-eligible-code = people who have the organiser’s code
tournament-eligible-reliability = people with a reliability of at least { $least }%
tournament-eligible-rating_least = people rated { $rating } or more in this game
tournament-eligible-rating_most = people rated { $rating } or less in this game

error-tournament-code_needed = This tournament asks for a code. Get it from the organiser, then: `/{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }:`
error-tournament-code_wrong = That is not the code. Ask the organiser, then: `/{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }:`
error-tournament-code_unfit = A code has { $least } to { $most } letters. Choose another one.
