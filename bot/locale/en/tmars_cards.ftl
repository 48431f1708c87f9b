## Project cards

tmars-card-001 = Colonizer Training Camp
tmars-card-002 = Asteroid Mining Consortium
tmars-card-003 = Deep Well Heating
tmars-card-004 = Cloud Seeding
tmars-card-005 = Search For Life
tmars-card-006 = Inventors' Guild
tmars-card-007 = Martian Rails
tmars-card-008 = Capital
tmars-card-009 = Asteroid
tmars-card-010 = Comet
tmars-card-011 = Big Asteroid
tmars-card-012 = Water Import From Europa
tmars-card-013 = Space Elevator
tmars-card-014 = Development Center
tmars-card-015 = Equatorial Magnetizer
tmars-card-016 = Domed Crater
tmars-card-017 = Noctis City
tmars-card-018 = Methane From Titan
tmars-card-019 = Imported Hydrogen
tmars-card-020 = Research Outpost
tmars-card-021 = Phobos Space Haven
tmars-card-022 = Black Polar Dust
tmars-card-023 = Arctic Algae
tmars-card-024 = Predators
tmars-card-025 = Space Station
tmars-card-026 = Eos Chasma National Park
tmars-card-027 = Interstellar Colony Ship
tmars-card-028 = Security Fleet
tmars-card-029 = Cupola City
tmars-card-030 = Lunar Beam
tmars-card-031 = Optimal Aerobraking
tmars-card-032 = Underground City
tmars-card-033 = Regolith Eaters
tmars-card-034 = GHG Producing Bacteria
tmars-card-035 = Ants
tmars-card-036 = Release of Inert Gases
tmars-card-037 = Nitrogen-Rich Asteroid
tmars-card-038 = Rover Construction
tmars-card-039 = Deimos Down
tmars-card-040 = Asteroid Mining
tmars-card-041 = Food Factory
tmars-card-042 = ArchaeBacteria
tmars-card-043 = Carbonate Processing
tmars-card-044 = Natural Preserve
tmars-card-045 = Nuclear Power
tmars-card-046 = Lightning Harvest
tmars-card-047 = Algae
tmars-card-048 = Adapted Lichen
tmars-card-049 = Tardigrades
tmars-card-050 = Virus
tmars-card-051 = Miranda Resort
tmars-card-052 = Fish
tmars-card-053 = Lake Marineris
tmars-card-054 = Small Animals
tmars-card-055 = Kelp Farming
tmars-card-056 = Mine
tmars-card-057 = Vesta Shipyard
tmars-card-058 = Beam From A Thorium Asteroid
tmars-card-059 = Mangrove
tmars-card-060 = Trees
tmars-card-061 = Great Escarpment Consortium
tmars-card-062 = Mineral Deposit
tmars-card-063 = Mining Expedition
tmars-card-064 = Mining Area
tmars-card-065 = Building Industries
tmars-card-066 = Land Claim
tmars-card-067 = Mining Rights
tmars-card-068 = Sponsors
tmars-card-069 = Electro Catapult
tmars-card-070 = Earth Catapult
tmars-card-071 = Advanced Alloys
tmars-card-072 = Birds
tmars-card-073 = Mars University
tmars-card-074 = Viral Enhancers
tmars-card-075 = Towing A Comet
tmars-card-076 = Space Mirrors
tmars-card-077 = Solar Wind Power
tmars-card-078 = Ice Asteroid
tmars-card-079 = Quantum Extractor
tmars-card-080 = Giant Ice Asteroid
tmars-card-081 = Ganymede Colony
tmars-card-082 = Callisto Penal Mines
tmars-card-083 = Giant Space Mirror
tmars-card-084 = Trans-Neptune Probe
tmars-card-085 = Commercial District
tmars-card-086 = Robotic Workforce
tmars-card-087 = Grass
tmars-card-088 = Heather
tmars-card-089 = Peroxide Power
tmars-card-090 = Research
tmars-card-091 = Gene Repair
tmars-card-092 = Io Mining Industries
tmars-card-093 = Bushes
tmars-card-094 = Mass Converter
tmars-card-095 = Physics Complex
tmars-card-096 = Greenhouses
tmars-card-097 = Nuclear Zone
tmars-card-098 = Tropical Resort
tmars-card-099 = Toll Station
tmars-card-100 = Fueled Generators
tmars-card-101 = Ironworks
tmars-card-102 = Power Grid
tmars-card-103 = Steelworks
tmars-card-104 = Ore Processor
tmars-card-105 = Earth Office
tmars-card-106 = Acquired Company
tmars-card-107 = Media Archives
tmars-card-108 = Open City
tmars-card-109 = Media Group
tmars-card-110 = Business Network
tmars-card-111 = Business Contacts
tmars-card-112 = Bribed Committee
tmars-card-113 = Solar Power
tmars-card-114 = Breathing Filters
tmars-card-115 = Artificial Photosynthesis
tmars-card-116 = Artificial Lake
tmars-card-117 = Geothermal Power
tmars-card-118 = Farming
tmars-card-119 = Dust Seals
tmars-card-120 = Urbanized Area
tmars-card-121 = Sabotage
tmars-card-122 = Moss
tmars-card-123 = Industrial Center
tmars-card-124 = Hired Raiders
tmars-card-125 = Hackers
tmars-card-126 = GHG Factories
tmars-card-127 = Subterranean Reservoir
tmars-card-128 = Ecological Zone
tmars-card-129 = Zeppelins
tmars-card-130 = Worms
tmars-card-131 = Decomposers
tmars-card-132 = Fusion Power
tmars-card-133 = Symbiotic Fungus
tmars-card-134 = Extreme-Cold Fungus
tmars-card-135 = Advanced Ecosystems
tmars-card-136 = Great Dam
tmars-card-137 = Cartel
tmars-card-138 = Strip Mine
tmars-card-139 = Wave Power
tmars-card-140 = Lava Flows
tmars-card-141 = Power Plant
tmars-card-142 = Mohole Area
tmars-card-143 = Large Convoy
tmars-card-144 = Titanium Mine
tmars-card-145 = Tectonic Stress Power
tmars-card-146 = Nitrophilic Moss
tmars-card-147 = Herbivores
tmars-card-148 = Insects
tmars-card-149 = CEO's Favorite Project
tmars-card-150 = Anti-Gravity Technology
tmars-card-151 = Investment Loan
tmars-card-152 = Insulation
tmars-card-153 = Adaptation Technology
tmars-card-154 = Caretaker Contract
tmars-card-155 = Designed Microorganisms
tmars-card-156 = Standard Technology
tmars-card-157 = Nitrite Reducing Bacteria
tmars-card-158 = Industrial Microbes
tmars-card-159 = Lichen
tmars-card-160 = Power Supply Consortium
tmars-card-161 = Convoy From Europa
tmars-card-162 = Imported GHG
tmars-card-163 = Imported Nitrogen
tmars-card-164 = Micro-Mills
tmars-card-165 = Magnetic Field Generators
tmars-card-166 = Shuttles
tmars-card-167 = Import of Advanced GHG
tmars-card-168 = Windmills
tmars-card-169 = Tundra Farming
tmars-card-170 = Aerobraked Ammonia Asteroid
tmars-card-171 = Magnetic Field Dome
tmars-card-172 = Pets
tmars-card-173 = Protected Habitats
tmars-card-174 = Protected Valley
tmars-card-175 = Satellites
tmars-card-176 = Noctis Farming
tmars-card-177 = Water Splitting Plant
tmars-card-178 = Heat Trappers
tmars-card-179 = Soil Factory
tmars-card-180 = Fuel Factory
tmars-card-181 = Ice Cap Melting
tmars-card-182 = Corporate Stronghold
tmars-card-183 = Biomass Combustors
tmars-card-184 = Livestock
tmars-card-185 = Olympus Conference
tmars-card-186 = Rad-Suits
tmars-card-187 = Aquifer Pumping
tmars-card-188 = Flooding
tmars-card-189 = Energy Saving
tmars-card-190 = Local Heat Trapping
tmars-card-191 = Permafrost Extraction
tmars-card-192 = Invention Contest
tmars-card-193 = Plantation
tmars-card-194 = Power Infrastructure
tmars-card-195 = Indentured Workers
tmars-card-196 = Lagrange Observatory
tmars-card-197 = Terraforming Ganymede
tmars-card-198 = Immigration Shuttles
tmars-card-199 = Restricted Area
tmars-card-200 = Immigrant City
tmars-card-201 = Energy Tapping
tmars-card-202 = Underground Detonations
tmars-card-203 = Soletta
tmars-card-204 = Technology Demonstration
tmars-card-205 = Rad-Chem Factory
tmars-card-206 = Special Design
tmars-card-207 = Medical Lab
tmars-card-208 = AI Central
tmars-card-P36 = House Printing
tmars-card-P37 = Lava Tube Settlement
tmars-card-P38 = Martian Survey
tmars-card-P39 = Psychrophiles
tmars-card-P40 = Research Coordination
tmars-card-P41 = SF Memorial
tmars-card-P42 = Space Hotels

## Corporations

tmars-card-R00 = Beginner Corporation
tmars-card-R03 = Saturn Systems
tmars-card-R08 = CrediCor
tmars-card-R09 = PhoboLog
tmars-card-R10 = Point Luna
tmars-card-R13 = ThorGate
tmars-card-R16 = Cheung Shing MARS
tmars-card-R17 = Ecoline
tmars-card-R18 = Helion
tmars-card-R19 = Interplanetary Cinematics
tmars-card-R24 = Mining Guild
tmars-card-R27 = Robinson Industries
tmars-card-R30 = Teractor
tmars-card-R31 = Tharsis Republic
tmars-card-R32 = United Nations Mars Initiative
tmars-card-R34 = Valley Trust
tmars-card-R35 = Vitor
tmars-card-R43 = Inventrix

## Preludes

tmars-card-P01 = Allied Bank
tmars-card-P02 = Aquifer Turbines
tmars-card-P03 = Biofuels
tmars-card-P04 = Biolab
tmars-card-P05 = Biosphere Support
tmars-card-P06 = Business Empire
tmars-card-P07 = Dome Farming
tmars-card-P08 = Donation
tmars-card-P09 = Early Settlement
tmars-card-P10 = Ecology Experts
tmars-card-P11 = Eccentric Sponsor
tmars-card-P12 = Experimental Forest
tmars-card-P13 = Galilean Mining
tmars-card-P14 = Great Aquifer
tmars-card-P15 = Huge Asteroid
tmars-card-P16 = Io Research Outpost
tmars-card-P17 = Loan
tmars-card-P18 = Martian Industries
tmars-card-P19 = Metal-Rich Asteroid
tmars-card-P20 = Metals Company
tmars-card-P21 = Mining Operations
tmars-card-P22 = Mohole
tmars-card-P23 = Mohole Excavation
tmars-card-P24 = Nitrogen Shipment
tmars-card-P25 = Orbital Construction Yard
tmars-card-P26 = Polar Industries
tmars-card-P27 = Power Generation
tmars-card-P28 = Research Network
tmars-card-P29 = Self-Sufficient Settlement
tmars-card-P30 = Smelting Plant
tmars-card-P31 = Society Support
tmars-card-P32 = Supplier
tmars-card-P33 = Supply Drop
tmars-card-P34 = UNMI Contractor
tmars-card-P35 = Acquired Space Agency

## Maps and places

tmars-map-tharsis = Tharsis
tmars-map-hellas = Hellas
tmars-map-elysium = Elysium
tmars-place-tharsis_tholus = Tharsis Tholus
tmars-place-ascraeus_mons = Ascraeus Mons
tmars-place-pavonis_mons = Pavonis Mons
tmars-place-arsia_mons = Arsia Mons
tmars-place-noctis_city = Noctis City
tmars-place-south_pole = South Pole
tmars-place-hecates_tholus = Hecates Tholus
tmars-place-elysium_mons = Elysium Mons
tmars-place-olympus_mons = Olympus Mons
tmars-place-ganymede = Ganymede Colony
tmars-place-phobos = Phobos Space Haven

## Milestones

tmars-milestone-terraformer = Terraformer
tmars-milestone-mayor = Mayor
tmars-milestone-gardener = Gardener
tmars-milestone-builder = Builder
tmars-milestone-planner = Planner
tmars-milestone-diversifier = Diversifier
tmars-milestone-tactician = Tactician
tmars-milestone-polar_explorer = Polar Explorer
tmars-milestone-energizer = Energizer
tmars-milestone-rim_settler = Rim Settler
tmars-milestone-generalist = Generalist
tmars-milestone-specialist = Specialist
tmars-milestone-ecologist = Ecologist
tmars-milestone-tycoon = Tycoon
tmars-milestone-legend = Legend

## Awards

tmars-award-landlord = Landlord
tmars-award-banker = Banker
tmars-award-scientist = Scientist
tmars-award-thermalist = Thermalist
tmars-award-miner = Miner
tmars-award-cultivator = Cultivator
tmars-award-magnate = Magnate
tmars-award-space_baron = Space Baron
tmars-award-excentric = Excentric
tmars-award-contractor = Contractor
tmars-award-celebrity = Celebrity
tmars-award-industrialist = Industrialist
tmars-award-desert_settler = Desert Settler
tmars-award-estate_dealer = Estate Dealer
tmars-award-benefactor = Benefactor

## Standard projects

tmars-project-sell_patents = Sell Patents
tmars-project-power_plant = Power Plant
tmars-project-asteroid = Asteroid
tmars-project-aquifer = Aquifer
tmars-project-greenery = Greenery
tmars-project-city = City

## Parameters

tmars-parameter-oxygen = Oxygen
tmars-parameter-temperature = Temperature
tmars-parameter-oceans = Oceans
tmars-value-oxygen = { $n }%
tmars-value-temperature = { $n } °C
tmars-value-count = { $n }
tmars-value-oceans = { $n ->
    [one] { $n } ocean
   *[other] { $n } oceans
 }

## Resources

tmars-resource-mc = M€
tmars-resource-steel = Steel
tmars-resource-titanium = Titanium
tmars-resource-plants = Plants
tmars-resource-energy = Energy
tmars-resource-heat = Heat
tmars-resource_word-mc = M€
tmars-resource_word-steel = steel
tmars-resource_word-titanium = titanium
tmars-resource_word-plants = plants
tmars-resource_word-energy = energy
tmars-resource_word-heat = heat
tmars-amount-mc = { $n } M€
tmars-amount-steel = { $n } steel
tmars-amount-titanium = { $n } titanium
tmars-amount-plants = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
 }
tmars-amount-energy = { $n } energy
tmars-amount-heat = { $n } heat
tmars-production-mc = M€ production
tmars-production-steel = Steel production
tmars-production-titanium = Titanium production
tmars-production-plants = Plant production
tmars-production-energy = Energy production
tmars-production-heat = Heat production
tmars-production_word-mc = M€ production
tmars-production_word-steel = steel production
tmars-production_word-titanium = titanium production
tmars-production_word-plants = plant production
tmars-production_word-energy = energy production
tmars-production_word-heat = heat production

## Resources on cards

tmars-on_card-microbe = Microbes
tmars-on_card-animal = Animals
tmars-on_card-science = Science
tmars-on_card-fighter = Fighters
tmars-on_card_word-microbe = microbes
tmars-on_card_word-animal = animals
tmars-on_card_word-science = science resources
tmars-on_card_word-fighter = fighters
tmars-on_card_one-microbe = microbe
tmars-on_card_one-animal = animal
tmars-on_card_one-science = science resource
tmars-on_card_one-fighter = fighter
tmars-on_card_amount-microbe = { $n ->
    [one] { $n } microbe
   *[other] { $n } microbes
 }
tmars-on_card_amount-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
 }
tmars-on_card_amount-science = { $n ->
    [one] { $n } science resource
   *[other] { $n } science resources
 }
tmars-on_card_amount-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
 }

## Tags

tmars-tag-building = Building
tmars-tag-space = Space
tmars-tag-science = Science
tmars-tag-power = Power
tmars-tag-earth = Earth
tmars-tag-jovian = Jovian
tmars-tag-plant = Plant
tmars-tag-microbe = Microbe
tmars-tag-animal = Animal
tmars-tag-city = City
tmars-tag-wild = Wild
tmars-tag-event = Event
tmars-tag_word-building = building
tmars-tag_word-space = space
tmars-tag_word-science = science
tmars-tag_word-power = power
tmars-tag_word-earth = Earth
tmars-tag_word-jovian = Jovian
tmars-tag_word-plant = plant
tmars-tag_word-microbe = microbe
tmars-tag_word-animal = animal
tmars-tag_word-city = city
tmars-tag_word-wild = wild
tmars-tag_word-event = event
tmars-tags-building = { $n ->
    [one] { $n } building tag
   *[other] { $n } building tags
 }
tmars-tags-space = { $n ->
    [one] { $n } space tag
   *[other] { $n } space tags
 }
tmars-tags-science = { $n ->
    [one] { $n } science tag
   *[other] { $n } science tags
 }
tmars-tags-power = { $n ->
    [one] { $n } power tag
   *[other] { $n } power tags
 }
tmars-tags-earth = { $n ->
    [one] { $n } Earth tag
   *[other] { $n } Earth tags
 }
tmars-tags-jovian = { $n ->
    [one] { $n } Jovian tag
   *[other] { $n } Jovian tags
 }
tmars-tags-plant = { $n ->
    [one] { $n } plant tag
   *[other] { $n } plant tags
 }
tmars-tags-microbe = { $n ->
    [one] { $n } microbe tag
   *[other] { $n } microbe tags
 }
tmars-tags-animal = { $n ->
    [one] { $n } animal tag
   *[other] { $n } animal tags
 }
tmars-tags-city = { $n ->
    [one] { $n } city tag
   *[other] { $n } city tags
 }
tmars-tags-wild = { $n ->
    [one] { $n } wild tag
   *[other] { $n } wild tags
 }
tmars-tags-event = { $n ->
    [one] { $n } event tag
   *[other] { $n } event tags
 }

## Types of cards

tmars-type-automated = Automated
tmars-type-active = Active
tmars-type-event = Event
tmars-type-corporation = Corporation
tmars-type-prelude = Prelude

## Tiles

tmars-tile-ocean = Ocean
tmars-tile-greenery = Greenery
tmars-tile-city = City
tmars-tile-capital = Capital
tmars-tile-commercial_district = Commercial District
tmars-tile-ecological_zone = Ecological Zone
tmars-tile-industrial_center = Industrial Center
tmars-tile-lava_flows = Lava Flows
tmars-tile-mining_area = Mining Area
tmars-tile-mining_rights = Mining Rights
tmars-tile-mohole_area = Mohole Area
tmars-tile-natural_preserve = Natural Preserve
tmars-tile-nuclear_zone = Nuclear Zone
tmars-tile-restricted_area = Restricted Area

## MarsBot's tracks

tmars-track-building = Building
tmars-track-space = Space
tmars-track-event = Event
tmars-track-science = Science
tmars-track-power = Power / Jovian
tmars-track-earth = Earth / city
tmars-track-bio = Plant / animal / microbe
