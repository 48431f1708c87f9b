## The title

tmars-title = Terraforming Mars
tmars-tagline = Make Mars habitable with your corporation: against friends, against the clock, or against MarsBot.

## Options

tmars-option-board = Map
tmars-option-board-tharsis = Tharsis
tmars-option-board-hellas = Hellas
tmars-option-board-elysium = Elysium
tmars-option-board-random = One of them at random
tmars-option-corporate_era = Corporate Era
tmars-option-corporate_era-on = Yes
tmars-option-corporate_era-off = No (production starts at 1)
tmars-option-prelude = Prelude
tmars-option-prelude-off = No
tmars-option-prelude-on = Yes
tmars-option-draft = Draft
tmars-option-draft-off = No, buy from four cards
tmars-option-draft-on = Yes, pass cards on
tmars-option-draft-start = With the first ten projects
tmars-option-draft-corporations = With the first projects and corporations
tmars-option-beginner_corporations = Beginner corporation
tmars-option-beginner_corporations-off = Not offered
tmars-option-beginner_corporations-on = Everybody may take it
tmars-option-ban = Banned cards
tmars-option-ban-none = None
tmars-option-alone = Alone at the table
tmars-option-alone-marsbot = Against MarsBot
tmars-option-alone-classic = Classic solo
tmars-option-alone-rating = Classic solo, won by TR 63
tmars-option-difficulty = MarsBot
tmars-option-difficulty-normal = Normal
tmars-option-difficulty-hard = Hard
tmars-option-bot_advance_chains = MarsBot’s double arrows
tmars-option-bot_advance_chains-level = As the difficulty says
tmars-option-bot_advance_chains-on = Move the marker on
tmars-option-bot_advance_chains-off = Do nothing
tmars-option-bot_starts_on_space_1 = MarsBot’s markers start
tmars-option-bot_starts_on_space_1-level = As the difficulty says
tmars-option-bot_starts_on_space_1-on = On space 1
tmars-option-bot_starts_on_space_1-off = On the start point
tmars-option-bot_scores_cards = Points on MarsBot’s cards
tmars-option-bot_scores_cards-level = As the difficulty says
tmars-option-bot_scores_cards-on = Count
tmars-option-bot_scores_cards-off = Don’t count
tmars-option-bot_award_choice = The award that MarsBot funds
tmars-option-bot_award_choice-bot_lead = Where it is most ahead
tmars-option-bot_award_choice-human_best = Where the other one stands best
tmars-option-bot_greenery_choice = MarsBot’s greeneries
tmars-option-bot_greenery_choice-literal = Near anybody’s cities
tmars-option-bot_greenery_choice-own_cities_first = Near its own cities
tmars-option-bot_near = What is near for MarsBot
tmars-option-bot_near-nearest = The nearest space there is
tmars-option-bot_near-beside = Only what lies beside
tmars-option-bot_removals = What “up to” takes from MarsBot
tmars-option-bot_removals-least = One token
tmars-option-bot_removals-printed = As many as printed, the fewest of alternatives

## Moves and forms

tmars-verb-start = Choose your start
tmars-verb-draft = Keep a card
tmars-verb-research = Buy cards
tmars-verb-play = Play a card
tmars-verb-project = Standard project
tmars-verb-action = Card action
tmars-verb-convert = Convert plants or heat
tmars-verb-milestone = Claim a milestone
tmars-verb-award = Fund an award
tmars-verb-first = First action
tmars-verb-answer = Answer
tmars-verb-end = End turn
tmars-verb-pass = Pass
tmars-standing-forced = Answer when only one answer is possible
tmars-standing-forced-ends = with the game
tmars-field-start-corporation = Corporation
tmars-field-start-preludes = Preludes, in the order played
tmars-field-start-projects = Projects to keep, 3 M€ each
tmars-field-draft-card = Card to keep
tmars-field-research-cards = Cards to buy, 3 M€ each
tmars-field-research-pay = Payment
tmars-field-play-card = Card to play
tmars-field-play-pay = Payment
tmars-field-project-project = Standard project
tmars-field-project-cards = Cards to sell
tmars-field-project-space = Space
tmars-field-project-pay = Payment
tmars-field-action-card = Card
tmars-field-action-option = What to do
tmars-field-action-amount = How much
tmars-field-action-pay = Payment
tmars-field-convert-what = What to convert
tmars-field-convert-space = Space for the greenery
tmars-field-milestone-milestone = Milestone
tmars-field-milestone-pay = Payment
tmars-field-award-award = Award
tmars-field-award-pay = Payment
tmars-field-answer-picks = Your choice
tmars-field-answer-pay = Payment

## Lines of text

error-tmars-syntax = I can’t read “{ $text }”. Like this: play 113 s5 m1, project city D5, action 33 2, convert plants D5, milestone builder, answer D5, end, pass

## Statistics

tmars-stat-corporation = Corporation
tmars-stat-preludes = Preludes
tmars-stat-opening = First two projects
tmars-stat-board = Map
tmars-stat-generations = Generations
tmars-stat-tr = Terraform rating
tmars-stat-played = Projects played
tmars-stat-milestones = Milestones claimed
tmars-stat-awards = Awards funded
tmars-stat-margin = Margin over MarsBot
