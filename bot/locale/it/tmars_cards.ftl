## Carte progetto

tmars-card-001 = Addestramento Colonizzatori
tmars-card-002 = Consorzio Minerario di Asteroidi
tmars-card-003 = Riscaldamento a Pozzo Profondo
tmars-card-004 = Inseminazione Nuvole
tmars-card-005 = Ricerca della Vita
tmars-card-006 = Associazione degli Inventori
tmars-card-007 = Ferrovie Marziane
tmars-card-008 = Capitale
tmars-card-009 = Asteroide
tmars-card-010 = Cometa
tmars-card-011 = Grande Asteroide
tmars-card-012 = Importazione d'Acqua da Europa
tmars-card-013 = Montacarichi Spaziale
tmars-card-014 = Centro di Sviluppo
tmars-card-015 = Magnetizzatore Equatoriale
tmars-card-016 = Cratere Coperto da Cupola
tmars-card-017 = Città di Noctis
tmars-card-018 = Metano da Titano
tmars-card-019 = Idrogeno Importato
tmars-card-020 = Avamposto di Ricerca
tmars-card-021 = Spazioporto di Phobos
tmars-card-022 = Pulviscolo Polare Nero
tmars-card-023 = Alghe Artiche
tmars-card-024 = Predatori
tmars-card-025 = Stazione Spaziale
tmars-card-026 = Parco Nazionale dell'Eos Chasma
tmars-card-027 = Nave Interstellare Coloniale
tmars-card-028 = Flotta di Difesa
tmars-card-029 = Città-Cupola
tmars-card-030 = Fascio Lunare
tmars-card-031 = Aerofrenaggio Ottimale
tmars-card-032 = Città Sotterranea
tmars-card-033 = Mangiatori di Regolite
tmars-card-034 = Batteri Produttori di Gas Serra
tmars-card-035 = Formiche
tmars-card-036 = Rilascio di Gas Inerti
tmars-card-037 = Asteroide Ricco di Azoto
tmars-card-038 = Costruzione del Rover
tmars-card-039 = Caduta di Deimos
tmars-card-040 = Industria Mineraria di Asteroidi
tmars-card-041 = Fabbrica di Cibo
tmars-card-042 = Archeobatteri
tmars-card-043 = Lavorazione del Carbonato
tmars-card-044 = Riserva Naturale
tmars-card-045 = Energia Nucleare
tmars-card-046 = Raccolta Fulmini
tmars-card-047 = Alghe
tmars-card-048 = Lichene Adattato
tmars-card-049 = Tardigradi
tmars-card-050 = Virus
tmars-card-051 = Resort su Miranda
tmars-card-052 = Pesce
tmars-card-053 = Lago Marineris
tmars-card-054 = Piccoli Animali
tmars-card-055 = Coltivazione di Alghe
tmars-card-056 = Miniera
tmars-card-057 = Cantiere Navale di Vesta
tmars-card-058 = Fascio da Asteroide Ricco di Torio
tmars-card-059 = Mangrovia
tmars-card-060 = Alberi
tmars-card-061 = Consorzio della Grande Scarpata
tmars-card-062 = Deposito Minerario
tmars-card-063 = Spedizione Mineraria
tmars-card-064 = Area Estrazione Mineraria
tmars-card-065 = Industrie Edili
tmars-card-066 = Rivendicazione del Territorio
tmars-card-067 = Diritti di Estrazione Mineraria
tmars-card-068 = Sponsor
tmars-card-069 = Catapulta Elettromagnetica
tmars-card-070 = Catapulta Terrestre
tmars-card-071 = Leghe Superiori
tmars-card-072 = Uccelli
tmars-card-073 = Università di Marte
tmars-card-074 = Amplificatori Virali
tmars-card-075 = Trainare una Cometa
tmars-card-076 = Specchi Spaziali
tmars-card-077 = Energia del Vento Solare
tmars-card-078 = Asteroide Ghiacciato
tmars-card-079 = Estrattore Quantistico
tmars-card-080 = Asteroide Ghiacciato Gigante
tmars-card-081 = Colonia di Ganimede
tmars-card-082 = Miniere Penali di Callisto
tmars-card-083 = Specchio Spaziale Gigante
tmars-card-084 = Sonda Trans-Nettuniana
tmars-card-085 = Distretto Commerciale
tmars-card-086 = Forza Lavoro Robotica
tmars-card-087 = Erba
tmars-card-088 = Erica
tmars-card-089 = Centrale di Perossido
tmars-card-090 = Ricerca
tmars-card-091 = Riparazione Genetica
tmars-card-092 = Industrie Minerarie di Io
tmars-card-093 = Arbusti
tmars-card-094 = Convertitore di Massa
tmars-card-095 = Complesso di Fisica
tmars-card-096 = Serre
tmars-card-097 = Zona Nucleare
tmars-card-098 = Resort Tropicale
tmars-card-099 = Stazione di Pedaggio
tmars-card-100 = Generatori a Carburante
tmars-card-101 = Acciaieria
tmars-card-102 = Rete Elettrica
tmars-card-103 = Stabilimento Siderurgico
tmars-card-104 = Stabilimento Metallurgico
tmars-card-105 = Ufficio Terrestre
tmars-card-106 = Compagnia Acquisita
tmars-card-107 = Archivi dei Media
tmars-card-108 = Città Aperta
tmars-card-109 = Gruppo Mediatico
tmars-card-110 = Rete di Imprese
tmars-card-111 = Contatti d'Affari
tmars-card-112 = Commissione Corrotta
tmars-card-113 = Energia Solare
tmars-card-114 = Filtri per la Respirazione
tmars-card-115 = Fotosintesi Artificiale
tmars-card-116 = Lago Artificiale
tmars-card-117 = Energia Geotermica
tmars-card-118 = Coltivazione
tmars-card-119 = Guarnizioni Antipolvere
tmars-card-120 = Area Urbanizzata
tmars-card-121 = Sabotaggio
tmars-card-122 = Muschio
tmars-card-123 = Centro Industriale
tmars-card-124 = Razziatori Prezzolati
tmars-card-125 = Hacker
tmars-card-126 = Fabbriche di Gas Serra
tmars-card-127 = Bacino Idrico Sotterraneo
tmars-card-128 = Zona Ecologica
tmars-card-129 = Dirigibili
tmars-card-130 = Vermi
tmars-card-131 = Decompositori
tmars-card-132 = Centrale a Fusione
tmars-card-133 = Fungo Simbiotico
tmars-card-134 = Fungo del Freddo Estremo
tmars-card-135 = Ecosistemi Avanzati
tmars-card-136 = Grande Diga
tmars-card-137 = Cartello
tmars-card-138 = Miniera a Cielo Aperto
tmars-card-139 = Energia delle Onde
tmars-card-140 = Flussi di Lava
tmars-card-141 = Centrale Elettrica
tmars-card-142 = Area Mohole
tmars-card-143 = Convoglio Grande
tmars-card-144 = Miniera di Titanio
tmars-card-145 = Energia da Faglia Tettonica
tmars-card-146 = Muschio Nitrofilo
tmars-card-147 = Erbivori
tmars-card-148 = Insetti
tmars-card-149 = Progetto Preferito del CEO
tmars-card-150 = Tecnologia Anti-Gravità
tmars-card-151 = Prestito d'Investimento
tmars-card-152 = Isolante
tmars-card-153 = Tecnologia di Adattamento
tmars-card-154 = Contratto Temporaneo
tmars-card-155 = Microorganismi Programmati
tmars-card-156 = Tecnologia Standard
tmars-card-157 = Batteri Denitrificanti
tmars-card-158 = Microbi Industriali
tmars-card-159 = Lichene
tmars-card-160 = Consorzio Centrali Elettriche
tmars-card-161 = Convoglio da Europa
tmars-card-162 = Gas Serra Importati
tmars-card-163 = Azoto Importato
tmars-card-164 = Micro-Mulini
tmars-card-165 = Generatori di Campo Magnetico
tmars-card-166 = Navette
tmars-card-167 = Importazione Gas Serra Avanzati
tmars-card-168 = Turbine Eoliche
tmars-card-169 = Coltivazione Tundra
tmars-card-170 = Asteroide Ammonizzato Aerofrenato
tmars-card-171 = Cupola di Campo Magnetico
tmars-card-172 = Animali Domestici
tmars-card-173 = Habitat Protetti
tmars-card-174 = Valle Protetta
tmars-card-175 = Satelliti
tmars-card-176 = Coltivazione di Noctis
tmars-card-177 = Impianto Separazione Acqua
tmars-card-178 = Trappole di Calore
tmars-card-179 = Fabbrica di Concime
tmars-card-180 = Fabbrica di Carburante
tmars-card-181 = Scioglimento Calotta di Ghiaccio
tmars-card-182 = Fortezza della Corporation
tmars-card-183 = Combustori di Biomassa
tmars-card-184 = Bestiame
tmars-card-185 = Conferenza su Olympus Mons
tmars-card-186 = Tute Anti-Radiazioni
tmars-card-187 = Pompaggio Falda Acquifera
tmars-card-188 = Inondazione
tmars-card-189 = Risparmio di Energia
tmars-card-190 = Intrappolamento Calore Locale
tmars-card-191 = Rimozione del Permafrost
tmars-card-192 = Gara di Invenzioni
tmars-card-193 = Piantagione
tmars-card-194 = Infrastrutture per l'Energia
tmars-card-195 = Lavoratori Sotto Contratto
tmars-card-196 = Osservatorio Lagrange
tmars-card-197 = Terraformazione di Ganimede
tmars-card-198 = Navette per l'Immigrazione
tmars-card-199 = Area Riservata
tmars-card-200 = Città degli Immigrati
tmars-card-201 = Intercettazione di Energia
tmars-card-202 = Detonazioni Sotterranee
tmars-card-203 = Soletta
tmars-card-204 = Dimostrazione di Tecnologia
tmars-card-205 = Industria Radiochimica
tmars-card-206 = Progetto Speciale
tmars-card-207 = Laboratorio Medico
tmars-card-208 = Centrale IA
tmars-card-P36 = Stampaggio di Abitazioni
tmars-card-P37 = Colonia del Tunnel nella Lava
tmars-card-P38 = Rilevamento Marziano
tmars-card-P39 = Psicrofili
tmars-card-P40 = Coordinamento della Ricerca
tmars-card-P41 = Memoriale Sci-Fi
tmars-card-P42 = Hotel Spaziali

## Corporazioni

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

## Preludi

tmars-card-P01 = Banca Alleata
tmars-card-P02 = Turbine Idrauliche della Falda
tmars-card-P03 = Biocarburanti
tmars-card-P04 = Biolab
tmars-card-P05 = Supporto alla Biosfera
tmars-card-P06 = Impero del Business
tmars-card-P07 = Coltivazione Sotto la Cupola
tmars-card-P08 = Donazione
tmars-card-P09 = Insediamento Iniziale
tmars-card-P10 = Esperti di Ecologia
tmars-card-P11 = Sponsor Eccentrico
tmars-card-P12 = Foresta Sperimentale
tmars-card-P13 = Estrazione Mineraria Galileiana
tmars-card-P14 = Grande Falda Acquifera
tmars-card-P15 = Asteroide Enorme
tmars-card-P16 = Avamposto di Ricerca su Io
tmars-card-P17 = Prestito
tmars-card-P18 = Industrie Marziane
tmars-card-P19 = Asteroide Ricco di Metalli
tmars-card-P20 = Azienda Metallurgica
tmars-card-P21 = Operazioni di Estrazione Mineraria
tmars-card-P22 = Mohole
tmars-card-P23 = Scavo Mohole
tmars-card-P24 = Spedizione di Azoto
tmars-card-P25 = Deposito per la Costruzione Orbitale
tmars-card-P26 = Industrie Polari
tmars-card-P27 = Creazione di Potenza
tmars-card-P28 = Rete di Ricerca
tmars-card-P29 = Insediamento Autosufficiente
tmars-card-P30 = Fonderia
tmars-card-P31 = Supporto Sociale
tmars-card-P32 = Fornitore
tmars-card-P33 = Consegna di Rifornimenti
tmars-card-P34 = Fornitore della UNMI
tmars-card-P35 = Agenzia Spaziale Acquisita

## Mappe e luoghi

tmars-map-tharsis = Tharsis
tmars-map-hellas = Hellas
tmars-map-elysium = Elysium
tmars-place-tharsis_tholus = Tharsis Tholus
tmars-place-ascraeus_mons = Ascraeus Mons
tmars-place-pavonis_mons = Pavonis Mons
tmars-place-arsia_mons = Arsia Mons
tmars-place-noctis_city = Città di Noctis
tmars-place-south_pole = Polo Sud
tmars-place-hecates_tholus = Hecates Tholus
tmars-place-elysium_mons = Elysium Mons
tmars-place-olympus_mons = Olympus Mons
tmars-place-ganymede = Colonia di Ganimede
tmars-place-phobos = Spazioporto di Phobos

## Traguardi

tmars-milestone-terraformer = Terraformatore
tmars-milestone-mayor = Sindaco
tmars-milestone-gardener = Giardiniere
tmars-milestone-builder = Costruttore
tmars-milestone-planner = Pianificatore
tmars-milestone-diversifier = Diversificatore
tmars-milestone-tactician = Tattico
tmars-milestone-polar_explorer = Esploratore del Polo
tmars-milestone-energizer = Esperto di Energia
tmars-milestone-rim_settler = Colonizzatore dei Margini
tmars-milestone-generalist = Generalista
tmars-milestone-specialist = Specialista
tmars-milestone-ecologist = Ecologista
tmars-milestone-tycoon = Tycoon
tmars-milestone-legend = Leggenda

## Riconoscimenti

tmars-award-landlord = Proprietario Terriero
tmars-award-banker = Banchiere
tmars-award-scientist = Scienziato
tmars-award-thermalist = Esperto di Termodinamica
tmars-award-miner = Minatore
tmars-award-cultivator = Coltivatore
tmars-award-magnate = Magnate
tmars-award-space_baron = Barone dello Spazio
tmars-award-excentric = Eccentrico
tmars-award-contractor = Impresario
tmars-award-celebrity = Celebrità
tmars-award-industrialist = Industriale
tmars-award-desert_settler = Colonizzatore del Deserto
tmars-award-estate_dealer = Mercante di Terreni
tmars-award-benefactor = Benefattore

## Progetti standard

tmars-project-sell_patents = Vendita Brevetti
tmars-project-power_plant = Centrale Elettrica
tmars-project-asteroid = Asteroide
tmars-project-aquifer = Falda Acquifera
tmars-project-greenery = Vegetazione
tmars-project-city = Città

## Parametri

tmars-parameter-oxygen = Ossigeno
tmars-parameter-temperature = Temperatura
tmars-parameter-oceans = Oceani
tmars-value-oxygen = { $n }%
tmars-value-temperature = { $n } °C
tmars-value-count = { $n }
tmars-value-oceans = { $n ->
    [one] { $n } oceano
   *[other] { $n } oceani
 }

## Risorse

tmars-resource-mc = M€
tmars-resource-steel = Acciaio
tmars-resource-titanium = Titanio
tmars-resource-plants = Piante
tmars-resource-energy = Energia
tmars-resource-heat = Calore
tmars-resource_word-mc = M€
tmars-resource_word-steel = acciaio
tmars-resource_word-titanium = titanio
tmars-resource_word-plants = piante
tmars-resource_word-energy = energia
tmars-resource_word-heat = calore
tmars-amount-mc = { $n } M€
tmars-amount-steel = { $n } acciaio
tmars-amount-titanium = { $n } titanio
tmars-amount-plants = { $n ->
    [one] { $n } pianta
   *[other] { $n } piante
 }
tmars-amount-energy = { $n } energia
tmars-amount-heat = { $n } calore
tmars-production-mc = Produzione di M€
tmars-production-steel = Produzione di acciaio
tmars-production-titanium = Produzione di titanio
tmars-production-plants = Produzione di piante
tmars-production-energy = Produzione di energia
tmars-production-heat = Produzione di calore
tmars-production_word-mc = produzione di M€
tmars-production_word-steel = produzione di acciaio
tmars-production_word-titanium = produzione di titanio
tmars-production_word-plants = produzione di piante
tmars-production_word-energy = produzione di energia
tmars-production_word-heat = produzione di calore

## Risorse sulle carte

tmars-on_card-microbe = Microbi
tmars-on_card-animal = Animali
tmars-on_card-science = Scienza
tmars-on_card-fighter = Caccia
tmars-on_card_word-microbe = microbi
tmars-on_card_word-animal = animali
tmars-on_card_word-science = risorse scienza
tmars-on_card_word-fighter = caccia
tmars-on_card_one-microbe = microbo
tmars-on_card_one-animal = animale
tmars-on_card_one-science = risorsa scienza
tmars-on_card_one-fighter = caccia
tmars-on_card_amount-microbe = { $n ->
    [one] { $n } microbo
   *[other] { $n } microbi
 }
tmars-on_card_amount-animal = { $n ->
    [one] { $n } animale
   *[other] { $n } animali
 }
tmars-on_card_amount-science = { $n ->
    [one] { $n } risorsa scienza
   *[other] { $n } risorse scienza
 }
tmars-on_card_amount-fighter = { $n } caccia

## Tag

tmars-tag-building = Edificio
tmars-tag-space = Spazio
tmars-tag-science = Scienza
tmars-tag-power = Energia
tmars-tag-earth = Terra
tmars-tag-jovian = Gioviano
tmars-tag-plant = Pianta
tmars-tag-microbe = Microbo
tmars-tag-animal = Animale
tmars-tag-city = Città
tmars-tag-wild = Jolly
tmars-tag-event = Evento
tmars-tag_word-building = edificio
tmars-tag_word-space = spazio
tmars-tag_word-science = scienza
tmars-tag_word-power = energia
tmars-tag_word-earth = Terra
tmars-tag_word-jovian = gioviano
tmars-tag_word-plant = pianta
tmars-tag_word-microbe = microbo
tmars-tag_word-animal = animale
tmars-tag_word-city = città
tmars-tag_word-wild = jolly
tmars-tag_word-event = evento
tmars-tags-building = { $n } tag edificio
tmars-tags-space = { $n } tag spazio
tmars-tags-science = { $n } tag scienza
tmars-tags-power = { $n } tag energia
tmars-tags-earth = { $n } tag Terra
tmars-tags-jovian = { $n } tag gioviano
tmars-tags-plant = { $n } tag pianta
tmars-tags-microbe = { $n } tag microbo
tmars-tags-animal = { $n } tag animale
tmars-tags-city = { $n } tag città
tmars-tags-wild = { $n } tag jolly
tmars-tags-event = { $n } tag evento

## Tipi di carte

tmars-type-automated = Automatica
tmars-type-active = Attiva
tmars-type-event = Evento
tmars-type-corporation = Corporazione
tmars-type-prelude = Preludio

## Tessere

tmars-tile-ocean = Oceano
tmars-tile-greenery = Vegetazione
tmars-tile-city = Città
tmars-tile-capital = Capitale
tmars-tile-commercial_district = Distretto Commerciale
tmars-tile-ecological_zone = Zona Ecologica
tmars-tile-industrial_center = Centro Industriale
tmars-tile-lava_flows = Flussi di Lava
tmars-tile-mining_area = Area Estrazione Mineraria
tmars-tile-mining_rights = Diritti di Estrazione Mineraria
tmars-tile-mohole_area = Area Mohole
tmars-tile-natural_preserve = Riserva Naturale
tmars-tile-nuclear_zone = Zona Nucleare
tmars-tile-restricted_area = Area Riservata

## Tracciati di MarsBot

tmars-track-building = Edificio
tmars-track-space = Spazio
tmars-track-event = Evento
tmars-track-science = Scienza
tmars-track-power = Energia / gioviano
tmars-track-earth = Terra / città
tmars-track-bio = Pianta / animale / microbo
