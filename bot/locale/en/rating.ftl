# Ratings, leaderboards and what tables of a game were like.

rating-pool = { $title }, { $kind }
rating-kind-duel = two players
rating-kind-table = three players and more
rating-kind-practice = with robots
rating-kind-solo = alone
rating-kind-solo_as = { $kind } ({ $ways })
rating-number = **{ $points }** ± { $spread }
rating-early = **{ $points }?** ± { $spread }
rating-head = **Ratings of { $name }**
rating-facts = { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $wins ->
    [0] no win yet
    [one] one win
   *[other] { $wins } wins
 }
rating-lately = -# Lately: { $numbers }
rating-why_early = -# A question mark: still provisional, until there are { $least } rated tables, or { $practice } of practice.
rating-none = No rated table yet. Open one for two or more people, without robots: `/{ cmd-table } { cmd-table-open }`
rating-erased = There are no ratings here any more, and there won’t be new ones.
rating-won = -# { $title }: { $wins } of { $tables } { PLURAL($tables, "table/tables") } won
rating-favourite = -# { $stat } most often: { $value } ({ $times }×)
rating-reliability = -# Finished { $finished } of { $started } lately (2 of 3 to begin with)
rating-is_hidden = -# Only you see this. To show it again: `/{ cmd-rating } { cmd-rating-hide }`
rating-board = **{ $pool }**, on all servers
rating-board_here = **{ $pool }**, on this server
rating-row = { $place }. { $name } { $number } · { $tables ->
    [one] one table
   *[other] { $tables } tables
 }
rating-row_own = ▸ { $place }. { $name } { $number } · { $tables ->
    [one] one table
   *[other] { $tables } tables
 }
rating-nobody = Nobody is on this board yet: it takes { $least } rated tables.
rating-provisional = -# { $count } more with fewer than { $least } rated tables, or away for long.
rating-never_met = { $own } and { $other } have not finished a table together yet. Open one: `/{ cmd-table } { cmd-table-open }`
rating-met = **{ $own } and { $other }**, { $tables ->
    [one] one table together
   *[other] { $tables } tables together
 }
rating-tally = Ahead { $ahead } · level { $level } · behind { $behind }
rating-last_ahead = -# { $table }, { $when }: ahead, place { $own } to { $other }
rating-last_level = -# { $table }, { $when }: level, both place { $own }
rating-last_behind = -# { $table }, { $when }: behind, place { $own } to { $other }
rating-title = **{ $title }**: { $tables ->
    [one] one finished table
   *[other] { $tables } finished tables
 }
rating-no_tables = No table of { $title } has been finished yet. Open one: `/{ cmd-table } { cmd-table-open }`
rating-length = -# Half of them took at most { $moves } { PLURAL($moves, "move/moves") } and { $days ->
    [one] one day
   *[other] { $days } days
 }.
rating-totals = { $seats } { PLURAL($seats, "player/players") }: winners had { $low } to { $high } { PLURAL($high, "point/points") }, half of them at most { $middle }
rating-choices = **{ $stat }**: wins, where 100% is what to expect
rating-choice = { $value }: { $won }% ({ $low }–{ $high }%) · { $seats } { PLURAL($seats, "seat/seats") }
rating-verified = I worked out { $tables ->
    [one] one table
   *[other] { $tables } tables
 } again. Every rating is what it should be.
rating-differs = I worked out { $tables ->
    [one] one table
   *[other] { $tables } tables
 } again, and { $count } { PLURAL($count, "entry/entries") } differ. Tell the bot’s operator.
rating-hid = You’re hidden: no leaderboard, no profile. Tournaments still show your name.
rating-shown = You’re shown again, on leaderboards and in your profile.
rating-erase = **Erase your ratings for good?** You won’t be rated again. Tables stay.
rating-sure = **Really?** This can’t be undone.
rating-gone = Erased. You keep playing as before, without a rating.
rating-kept = Nothing was erased.
rating-file = Everything about your ratings, as a file:
rating-button-show = Show me again
rating-button-hide = Hide instead
rating-button-erase = Erase …
rating-button-sure = Erase for good
rating-button-keep = Keep them
rating-changes = -# Rating: { $changes }
rating-changes_practice = -# Practice rating: { $changes }
rating-change = { $name } { $points } ({ $change })
rating-change_gain = { $name } { $points } ({ $change }, provisional)
rating-change_early = { $name } { $points } (provisional)
rating-lobby-rated = Rating: counts
rating-lobby-practice = Rating: practice, as robots play
rating-lobby-either = Rating: counts. Started with robots, only as practice
rating-lobby-off = Rating: doesn’t count
rating-lobby-options = Rating: doesn’t count with these options
rating-open_on = Rating: counts
rating-open_off = Rating: doesn’t count
error-rating-hidden = They keep their ratings to themselves. You can see your own: `/{ cmd-rating } { cmd-rating-profile }`
error-rating-no_pool = Nobody is rated there yet. Finish a table without robots to be the first: `/{ cmd-table } { cmd-table-open }`
error-rating-yourself = That’s you. Pick somebody else, or see your own: `/{ cmd-rating } { cmd-rating-profile }`
rating-own_early = You: { $number }, still provisional after { $tables } of { $least } rated tables.
rating-server = **What is played on this server**
rating-server_empty = No table has been finished on this server yet. Open one: `/{ cmd-table } { cmd-table-open }`
rating-file_text = The same as text
rating-button-mine = My place
rating-button-profile = Profile
rating-button-curve = Curve: { $pool }
rating-button-light = Light card
rating-button-dark = Dark card
rating-facts_closest = Closest win: { $name } by { $by ->
    [0] a tie-break
    [one] one point
   *[other] { $by } points
 }
rating-facts_comeback = Biggest comeback: { $name }, from place { $before } to { $after }
rating-facts_quickest = Quickest: { $name }
