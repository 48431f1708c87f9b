## Owners

tmars-owner = { $seat }
tmars-marsbot = MarsBot
tmars-neutral = nobody

## Milestones and awards

tmars-event-claimed = { $owner } claims { $milestone } ({ $value }, needed { $need }): 5 VP.
tmars-event-funded = { $owner } funds { $award }.

## MarsBot acts

tmars-event-bot_cards = MarsBot takes { $count ->
    [one] 1 card
   *[other] { $count } cards
 } face down: { $pile } in its pile.
tmars-event-bot_passed = MarsBot has no card left and passes.
tmars-event-bot_starts = MarsBot plays hard, its markers start on space 1: { $moves }.
tmars-event-bot_card = MarsBot turns up **{ $card }**: { $moves }.
tmars-event-bot_card_without_tags = MarsBot turns up **{ $card }**: no tags, a failed action.
tmars-event-bot_moves_for = { $tag } tag: marker { $track } { $before } → { $after }.
tmars-event-bot_moves_last = Wild tag: marker { $track }, the furthest behind, { $before } → { $after }.
tmars-event-bot_moves = Marker { $track } { $before } → { $after }.
tmars-event-bot_moves_on = Advance icon: marker { $track } { $before } → { $after }.
tmars-event-bot_at_end = Marker { $track } is at the end of its track.
tmars-event-bot_idle_advance = Advance icon: nothing at this level.
tmars-event-bot_token = Failed action: MarsBot now has { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }.
tmars-event-bot_no_temperature = The temperature is at its maximum.
tmars-event-bot_no_space-ocean = All nine oceans are out.
tmars-event-bot_no_space-city = There is no legal space for a city.
tmars-event-bot_no_space-greenery = There is no legal space for a greenery.
tmars-event-bot_spaces = { $tile }: { $count ->
    [one] 1 legal space
   *[other] { $count } legal spaces
 } ({ $spaces }).
tmars-event-bot_many_spaces = { $tile }: { $count } legal spaces.
tmars-event-bot_prefers-greeneries = Most greeneries beside it ({ $n }): { $spaces }.
tmars-event-bot_prefers-cities = Most cities beside it ({ $n }): { $spaces }.
tmars-event-bot_prefers-own_cities = Most of MarsBot’s cities beside it ({ $n }): { $spaces }.
tmars-event-bot_prefers-human_cities = Fewest opposing cities beside it ({ $n }): { $spaces }.
tmars-event-bot_prefers-nearest_greenery = Nearest to a greenery ({ $n } { PLURAL($n, "space/spaces") }): { $spaces }.
tmars-event-bot_prefers-nearest_city = Nearest to a city ({ $n } { PLURAL($n, "space/spaces") }): { $spaces }.
tmars-event-bot_prefers-nearest_own_city = Nearest to one of MarsBot’s cities ({ $n } { PLURAL($n, "space/spaces") }): { $spaces }.
tmars-event-bot_prefers-farthest_human_city = Farthest from opposing cities ({ $n } { PLURAL($n, "space/spaces") }): { $spaces }.
tmars-event-bot_prefers-oceans = Most oceans beside it ({ $n }): { $spaces }.
tmars-event-bot_tie = Tie: { $card } is turned up, cost { $cost }. Counting to { $cost } over { $count } { PLURAL($count, "space/spaces") } ends at number { $place }: { $space }.
tmars-event-bot_milestones = Milestones that MarsBot meets, and how far { $seat } is: { $milestones }.
tmars-event-bot_no_milestone = MarsBot meets no milestone that is left.
tmars-event-bot_milestones_full = Three milestones are claimed already: none is left for MarsBot.
tmars-event-bot_awards = Awards, MarsBot against { $seat }: { $awards }.
tmars-event-bot_no_award = MarsBot is ahead in none of them.
tmars-event-bot_awards_full = No award can be funded any more.
tmars-bot_progress = { $milestone } { $value }/{ $need }
tmars-bot_comparison = { $award } { $bot }:{ $human }
tmars-event-bot_final = MarsBot’s last greeneries: { $moves }.
tmars-event-bot_final_move = Final greeneries: marker { $track } { $before } → { $after }.

## What is done to MarsBot

tmars-event-bot_lowered = MarsBot loses { $production }: marker { $track } { $before } → { $after }.
tmars-event-bot_tokens_removed = MarsBot loses { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }: { $tokens } left.

## Scores

tmars-part-tr = Terraform rating
tmars-part-milestones = Milestones
tmars-part-awards = Awards
tmars-part-greeneries = Greeneries
tmars-part-cities = Cities
tmars-part-cards = Cards
tmars-part-tokens = Failed actions
tmars-event-bot_score = MarsBot: { $total } VP ({ $parts }).
tmars-reason-outright = { $seat } wins with { $total } VP.
tmars-reason-mc = { $seat } wins with { $total } VP: level on points, and more M€ left ({ $count }).
tmars-reason-shared = { $seats } share the victory with { $total } VP.
tmars-reason-automa_won = { $seat } beats MarsBot, { $total } to { $bot } VP.
tmars-reason-automa_tied = MarsBot wins: { $total } VP each, and { $seat } needs more than MarsBot.
tmars-reason-automa_lost = MarsBot wins against { $seat }: { $bot } to { $total } VP.
tmars-reason-solo_won = { $seat } has made Mars habitable in time and scores { $total } VP.
tmars-reason-solo_lost = Mars was not ready by the end of generation { $generation }. Not finished: { $parameters }.
tmars-reason-rating_won = { $seat } wins with terraform rating { $rating } and scores { $total } VP. { $goal } was needed.
tmars-reason-rating_lost = The terraform rating of { $seat } is { $rating } at the end of generation { $generation }. { $goal } was needed.

## What only logs of earlier versions tell

tmars-event-bot_starts-before = MarsBot plays hard: every marker starts on space 1.
tmars-event-bot_card-before = MarsBot turns up **{ $card }**: { $tags }.
