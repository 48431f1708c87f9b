## Resources

mine-resource-ruby = Ruby
mine-resource-sapphire = Sapphire
mine-resource-emerald = Emerald
mine-resource-iron = Iron
mine-resource-gold = Gold
mine-resource_word-ruby = ruby
mine-resource_word-sapphire = sapphire
mine-resource_word-emerald = emerald
mine-resource_word-iron = iron
mine-resource_word-gold = gold

## Basic cards and traits

mine-card-small_ruby_mine = Small Ruby Mine
mine-card-small_sapphire_mine = Small Sapphire Mine
mine-card-small_emerald_mine = Small Emerald Mine
mine-card-small_iron_mine = Small Iron Mine
mine-card-small_gold_mine = Small Gold Mine
mine-card-medium_ruby_mine = Medium Ruby Mine
mine-card-medium_sapphire_mine = Medium Sapphire Mine
mine-card-medium_emerald_mine = Medium Emerald Mine
mine-card-medium_iron_mine = Medium Iron Mine
mine-card-medium_gold_mine = Medium Gold Mine
mine-card-large_ruby_mine = Large Ruby Mine
mine-card-large_sapphire_mine = Large Sapphire Mine
mine-card-large_emerald_mine = Large Emerald Mine
mine-card-large_iron_mine = Large Iron Mine
mine-card-large_gold_mine = Large Gold Mine
mine-card-fund = Investment Fund
mine-card-trade = Trade
mine-card-collect = Collection
mine-card-research = Research
mine-card-sales = Sales

## Market cards

mine-card-passion = Passion
mine-card-the_more = The More the Better
mine-card-recycled_fuel = Recycled Fuel
mine-card-barter = Barter
mine-card-business_report = Business Model Report
mine-card-venture = Venture Incubation
mine-card-bursting = Bursting Resources
mine-card-subcontract = Subcontract
mine-card-discovery = Discovery
mine-card-economic_paper = Economic Paper
mine-card-consulting = Consulting
mine-card-bargain_sale = Bargain Sale
mine-card-pie_in_the_sky = Pie in the Sky
mine-card-know_how = Accumulated Know-how
mine-card-secret_plan = Undisclosed Plan
mine-card-opportunity_cost = Opportunity Cost
mine-card-mad_scientist = Mad Scientist
mine-card-turtle_idol = Turtle Idol
mine-card-labor_dispute = Incite Labor Dispute
mine-card-smelting = Smelting
mine-card-scathing_criticism = Scathing Criticism
mine-card-tech_leak = Technology Leak
mine-card-chicken_game = Chicken Game
mine-card-cooked_books = Cooked Books
mine-card-close_deal = Close the Deal
mine-card-rich_get_richer = Rich Get Richer
mine-card-crowdfunding = Crowdfunding
mine-card-human_capital = Human Capital Investment
mine-card-giving_back = Giving Back
mine-card-gold_standard = Gold Standard
mine-card-imitation_tech = Imitation Technology
mine-card-small_diamond_mine = Small Diamond Mine
mine-card-grant = Grant
mine-card-big_spender = Big Spender
mine-card-expo = Corporate Expo
mine-card-loan = Loan

## Public goals

mine-goal-lightweight = Weight Reduction
mine-goal-mine_survey = Mine Survey
mine-goal-spoil_the_pot = Ashes in the Pot
mine-goal-side_income = Side Income
mine-goal-hire_interns = Hire Interns
mine-goal-disposable_battery = Disposable Battery
mine-goal-secondhand_mania = Second-hand Maniac
mine-goal-scrap_resources = Scrap Resources
mine-goal-handicap = Handicap
mine-goal-isolated_factory = Isolated Factory
mine-goal-excess_energy = Excess Energy
mine-goal-conglomerate = Conglomerate
mine-goal-goal_achieved = Goal Achieved
mine-goal-octopus = Octopus Management
mine-goal-boost = Boost
mine-goal-slush_fund = Slush Fund
mine-goal-out_boxer = Out-Boxer
mine-goal-overflow = Overflow
mine-goal-midsize_firm = Mid-size Firm
mine-goal-project_presentation = Project Presentation

## Corporate goals

mine-corp-dodge = Dodge
mine-corp-the_traders = The Traders
mine-corp-the_ambition = The Ambition
mine-corp-mirae_mining = Mirae Mining Co.
mine-corp-greed_salads = Greed Salads
mine-corp-mr_borobo = Mister Borobo
mine-corp-infinite_analysis = Infinite Analysis Co.
mine-corp-matrix_group = Matrix Group
mine-corp-revival = Revival
mine-corp-easter_melon = Easter Melon
mine-corp-starting_point = Starting Point
mine-corp-arsene = Arsene Ltd.
