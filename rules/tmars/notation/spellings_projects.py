"""The names of the project cards: id, English, Korean, Italian."""

from typing import Final

PROJECT_CARDS: Final = """\
001 | Colonizer Training Camp | 개척단 훈련소 | Addestramento Colonizzatori
002 | Asteroid Mining Consortium | 소행성 채굴 컨소시엄 | Consorzio Minerario di Asteroidi
003 | Deep Well Heating | 심부유정 발열 | Riscaldamento a Pozzo Profondo
004 | Cloud Seeding | 인공 구름 형성 | Inseminazione Nuvole
005 | Search For Life | 생명체 탐사 | Ricerca della Vita
006 | Inventors' Guild | 발명가 협회 | Associazione degli Inventori
007 | Martian Rails | 화성 열차 | Ferrovie Marziane
008 | Capital | 수도 | Capitale
009 | Asteroid | 소행성 | Asteroide
010 | Comet | 혜성 | Cometa
011 | Big Asteroid | 대형 소행성 | Grande Asteroide
012 | Water Import From Europa | 유로파에서 물 수입 | Importazione d'Acqua da Europa
013 | Space Elevator | 우주 엘리베이터 | Montacarichi Spaziale
014 | Development Center | 개발본부 | Centro di Sviluppo
015 | Equatorial Magnetizer | 적도 자기장 생성기 | Magnetizzatore Equatoriale
016 | Domed Crater | 돔 크레이터 | Cratere Coperto da Cupola
017 | Noctis City | 녹티스 시티 | Città di Noctis
018 | Methane From Titan | 타이탄에서 메테인 수입 | Metano da Titano
019 | Imported Hydrogen | 수소 수입 | Idrogeno Importato
020 | Research Outpost | 연구 전진기지 | Avamposto di Ricerca
021 | Phobos Space Haven | 포보스 우주휴게소 | Spazioporto di Phobos
022 | Black Polar Dust | 흑색 분말 | Pulviscolo Polare Nero
023 | Arctic Algae | 극지 미세조류 | Alghe Artiche
024 | Predators | 포식동물 | Predatori
025 | Space Station | 우주정거장 | Stazione Spaziale
026 | Eos Chasma National Park | 에오스 협곡 국립공원 | Parco Nazionale dell'Eos Chasma
027 | Interstellar Colony Ship | 항성간 개척선 | Nave Interstellare Coloniale
028 | Security Fleet | 평화수호함대 | Flotta di Difesa
029 | Cupola City | 반구형 도시 | Città-Cupola
030 | Lunar Beam | 루나 빔 | Fascio Lunare
031 | Optimal Aerobraking | 첨단 대기권제동기술 | Aerofrenaggio Ottimale
032 | Underground City | 지하 도시 | Città Sotterranea
033 | Regolith Eaters | 표토 섭식 미생물 | Mangiatori di Regolite
034 | GHG Producing Bacteria | 온실가스 생산 세균 | Batteri Produttori di Gas Serra
035 | Ants | 개미 | Formiche
036 | Release of Inert Gases | 불활성기체 분출 | Rilascio di Gas Inerti
037 | Nitrogen-Rich Asteroid | 다질소 소행성 | Asteroide Ricco di Azoto
038 | Rover Construction | 로버 공장 | Costruzione del Rover
039 | Deimos Down | 데이모스 추락 | Caduta di Deimos
040 | Asteroid Mining | 소행성 채굴 | Industria Mineraria di Asteroidi
041 | Food Factory | 식량 공장 | Fabbrica di Cibo
042 | ArchaeBacteria | 고세균 | Archeobatteri
043 | Carbonate Processing | 탄산염 분해 작업 | Lavorazione del Carbonato
044 | Natural Preserve | 자연 보존 | Riserva Naturale
045 | Nuclear Power | 원자력 발전 | Energia Nucleare
046 | Lightning Harvest | 번개걷이 | Raccolta Fulmini
047 | Algae | 조류 | Alghe
048 | Adapted Lichen | 개량종 지의류 | Lichene Adattato
049 | Tardigrades | 완보동물 | Tardigradi
050 | Virus | 바이러스 | Virus
051 | Miranda Resort | 미란다 리조트 | Resort su Miranda
052 | Fish | 물고기 | Pesce
053 | Lake Marineris | 마리네리스 호수 | Lago Marineris
054 | Small Animals | 소형 동물 | Piccoli Animali
055 | Kelp Farming | 해초 양식장 | Coltivazione di Alghe
056 | Mine | 광산 | Miniera
057 | Vesta Shipyard | 베스타 조선소 | Cantiere Navale di Vesta
058 | Beam From A Thorium Asteroid | 토륨 소행성 핵발전소 | Fascio da Asteroide Ricco di Torio
059 | Mangrove | 맹그로브 | Mangrovia
060 | Trees | 나무 | Alberi
061 | Great Escarpment Consortium | 단애 채굴 컨소시엄 | Consorzio della Grande Scarpata
062 | Mineral Deposit | 광물 매장층 | Deposito Minerario
063 | Mining Expedition | 대규모 채굴 | Spedizione Mineraria
064 | Mining Area | 광산 지대 | Area Estrazione Mineraria
065 | Building Industries | 공업단지 건설 | Industrie Edili
066 | Land Claim | 영토 소유권 주장 | Rivendicazione del Territorio
067 | Mining Rights | 광업권 | Diritti di Estrazione Mineraria
068 | Sponsors | 후원 | Sponsor
069 | Electro Catapult | 전자기식 투사장치 | Catapulta Elettromagnetica
070 | Earth Catapult | 지구 우주발사기지 | Catapulta Terrestre
071 | Advanced Alloys | 첨단 합금 | Leghe Superiori
072 | Birds | 새 | Uccelli
073 | Mars University | 화성 대학교 | Università di Marte
074 | Viral Enhancers | 바이러스 벡터 | Amplificatori Virali
075 | Towing A Comet | 혜성 견인 | Trainare una Cometa
076 | Space Mirrors | 우주 거울 | Specchi Spaziali
077 | Solar Wind Power | 태양풍 발전 | Energia del Vento Solare
078 | Ice Asteroid | 얼음형 소행성 | Asteroide Ghiacciato
079 | Quantum Extractor | 양자추출기 | Estrattore Quantistico
080 | Giant Ice Asteroid | 거대 얼음형 소행성 | Asteroide Ghiacciato Gigante
081 | Ganymede Colony | 가니메데 정착지 | Colonia di Ganimede
082 | Callisto Penal Mines | 칼리스토 교도소 노역장 | Miniere Penali di Callisto
083 | Giant Space Mirror | 초대형 우주 거울 | Specchio Spaziale Gigante
084 | Trans-Neptune Probe | 해왕성 궤도 바깥 탐사선 | Sonda Trans-Nettuniana
085 | Commercial District | 상업지구 | Distretto Commerciale
086 | Robotic Workforce | 산업용 로봇 | Forza Lavoro Robotica
087 | Grass | 풀 | Erba
088 | Heather | 칼루나 | Erica
089 | Peroxide Power | 과산화물 발전 | Centrale di Perossido
090 | Research | 연구 | Ricerca
091 | Gene Repair | 유전자 복구 기술 | Riparazione Genetica
092 | Io Mining Industries | 이오 채굴산업 | Industrie Minerarie di Io
093 | Bushes | 덤불 | Arbusti
094 | Mass Converter | 질량변환기 | Convertitore di Massa
095 | Physics Complex | 물리 복합연구단지 | Complesso di Fisica
096 | Greenhouses | 온실 | Serre
097 | Nuclear Zone | 핵무기 기폭지대 | Zona Nucleare
098 | Tropical Resort | 열대 리조트 | Resort Tropicale
099 | Toll Station | 통행료 징수기지 | Stazione di Pedaggio
100 | Fueled Generators | 화력 발전 | Generatori a Carburante
101 | Ironworks | 제철소 | Acciaieria
102 | Power Grid | 전력망 | Rete Elettrica
103 | Steelworks | 제강소 | Stabilimento Siderurgico
104 | Ore Processor | 광석 제련 | Stabilimento Metallurgico
105 | Earth Office | 지구 지사 | Ufficio Terrestre
106 | Acquired Company | 합병 회사 | Compagnia Acquisita
107 | Media Archives | 미디어 아카이브 | Archivi dei Media
108 | Open City | 개방형 도시 | Città Aperta
109 | Media Group | 미디어 그룹 | Gruppo Mediatico
110 | Business Network | 비즈니스 네트워크 | Rete di Imprese
111 | Business Contacts | 사업 계약 | Contatti d'Affari
112 | Bribed Committee | 위원회 매수 | Commissione Corrotta
113 | Solar Power | 태양광 발전 | Energia Solare
114 | Breathing Filters | 호흡 필터 | Filtri per la Respirazione
115 | Artificial Photosynthesis | 인공 광합성 기술 | Fotosintesi Artificiale
116 | Artificial Lake | 인공 호수 | Lago Artificiale
117 | Geothermal Power | 지열 발전 | Energia Geotermica
118 | Farming | 농업시설 | Coltivazione
119 | Dust Seals | 더스트 실 | Guarnizioni Antipolvere
120 | Urbanized Area | 광역 대도시권 | Area Urbanizzata
121 | Sabotage | 파괴공작 | Sabotaggio
122 | Moss | 이끼류 | Muschio
123 | Industrial Center | 공업 중심지 | Centro Industriale
124 | Hired Raiders | 무장강도단 고용 | Razziatori Prezzolati
125 | Hackers | 해커 | Hacker
126 | GHG Factories | 온실가스 공장 | Fabbriche di Gas Serra
127 | Subterranean Reservoir | 대수층 | Bacino Idrico Sotterraneo
128 | Ecological Zone | 자연 생태 형성지 | Zona Ecologica
129 | Zeppelins | 체펠린 비행선 | Dirigibili
130 | Worms | 연형동물 | Vermi
131 | Decomposers | 분해자 생물 | Decompositori
132 | Fusion Power | 핵융합 발전 | Centrale a Fusione
133 | Symbiotic Fungus | 공생성 진균류 | Fungo Simbiotico
134 | Extreme-Cold Fungus | 극호냉성 진균류 | Fungo del Freddo Estremo
135 | Advanced Ecosystems | 발달된 생태계 | Ecosistemi Avanzati
136 | Great Dam | 대형 댐 | Grande Diga
137 | Cartel | 카르텔 | Cartello
138 | Strip Mine | 노천채굴 | Miniera a Cielo Aperto
139 | Wave Power | 파력 발전 | Energia delle Onde
140 | Lava Flows | 용암류 | Flussi di Lava
141 | Power Plant | 발전소 | Centrale Elettrica
142 | Mohole Area | 모홀 구역 | Area Mohole
143 | Large Convoy | 대규모 수송선단 | Convoglio Grande
144 | Titanium Mine | 티타늄 광산 | Miniera di Titanio
145 | Tectonic Stress Power | 지체응력 발전 | Energia da Faglia Tettonica
146 | Nitrophilic Moss | 호질소성 이끼류 | Muschio Nitrofilo
147 | Herbivores | 초식동물 | Erbivori
148 | Insects | 곤충 | Insetti
149 | CEO's Favorite Project | 회장님께서 좋아하시는 프로젝트 | Progetto Preferito del CEO
150 | Anti-Gravity Technology | 반중력기술 | Tecnologia Anti-Gravità
151 | Investment Loan | 투자차관 | Prestito d'Investimento
152 | Insulation | 단열 처리 | Isolante
153 | Adaptation Technology | 적응기술 | Tecnologia di Adattamento
154 | Caretaker Contract | 항온 관리 계약 | Contratto Temporaneo
155 | Designed Microorganisms | 인공 미생물 | Microorganismi Programmati
156 | Standard Technology | 표준 기술 | Tecnologia Standard
157 | Nitrite Reducing Bacteria | 질산환원균 | Batteri Denitrificanti
158 | Industrial Microbes | 공업용 미생물 | Microbi Industriali
159 | Lichen | 지의류 | Lichene
160 | Power Supply Consortium | 전력 공급 컨소시엄 | Consorzio Centrali Elettriche
161 | Convoy From Europa | 유로파 수송선단 | Convoglio da Europa
162 | Imported GHG | 온실가스 수입 | Gas Serra Importati
163 | Imported Nitrogen | 질소 수입 | Azoto Importato
164 | Micro-Mills | 소형 풍차 | Micro-Mulini
165 | Magnetic Field Generators | 자기장 생성기 | Generatori di Campo Magnetico
166 | Shuttles | 왕복선 | Navette
167 | Import of Advanced GHG | 강화형 온실가스 수입 | Importazione Gas Serra Avanzati
168 | Windmills | 풍차 | Turbine Eoliche
169 | Tundra Farming | 툰드라 농경지 | Coltivazione Tundra
170 | Aerobraked Ammonia Asteroid | 암모니아 소행성 대기권제동 소각 | Asteroide Ammonizzato Aerofrenato
171 | Magnetic Field Dome | 자기장 돔 | Cupola di Campo Magnetico
172 | Pets | 애완동물 | Animali Domestici
173 | Protected Habitats | 서식지 보호 | Habitat Protetti
174 | Protected Valley | 계곡 보호 | Valle Protetta
175 | Satellites | 인공위성 | Satelliti
176 | Noctis Farming | 녹티스 농경지 | Coltivazione di Noctis
177 | Water Splitting Plant | 전기분해설비 | Impianto Separazione Acqua
178 | Heat Trappers | 축열 장치 | Trappole di Calore
179 | Soil Factory | 토양정화소 | Fabbrica di Concime
180 | Fuel Factory | 정유소 | Fabbrica di Carburante
181 | Ice Cap Melting | 극관 해빙 | Scioglimento Calotta di Ghiaccio
182 | Corporate Stronghold | 사유화 도시 | Fortezza della Corporation
183 | Biomass Combustors | 바이오매스 연소시설 | Combustori di Biomassa
184 | Livestock | 가축 | Bestiame
185 | Olympus Conference | 올림푸스 컨퍼런스 | Conferenza su Olympus Mons
186 | Rad-Suits | 방사선 안전복 | Tute Anti-Radiazioni
187 | Aquifer Pumping | 지하수 개발 | Pompaggio Falda Acquifera
188 | Flooding | 홍수 | Inondazione
189 | Energy Saving | 에너지 절약 | Risparmio di Energia
190 | Local Heat Trapping | 국소적 축열 | Intrappolamento Calore Locale
191 | Permafrost Extraction | 영구동토층 해동 | Rimozione del Permafrost
192 | Invention Contest | 발명 대회 | Gara di Invenzioni
193 | Plantation | 산림조성지 | Piantagione
194 | Power Infrastructure | 전력 공급 인프라 | Infrastrutture per l'Energia
195 | Indentured Workers | 무급계약노동자 | Lavoratori Sotto Contratto
196 | Lagrange Observatory | 라그랑주 천문관측소 | Osservatorio Lagrange
197 | Terraforming Ganymede | 테라포밍 가니메데 | Terraformazione di Ganimede
198 | Immigration Shuttles | 이민자 수송 왕복선 | Navette per l'Immigrazione
199 | Restricted Area | 제한 구역 | Area Riservata
200 | Immigrant City | 이민자 도시 | Città degli Immigrati
201 | Energy Tapping | 전기 도둑질 | Intercettazione di Energia
202 | Underground Detonations | 지하 핵폭발 | Detonazioni Sotterranee
203 | Soletta | 솔레타 | Soletta
204 | Technology Demonstration | 신기술 시연 | Dimostrazione di Tecnologia
205 | Rad-Chem Factory | 방사선흡수화합물 공장 | Industria Radiochimica
206 | Special Design | 특수 설계 | Progetto Speciale
207 | Medical Lab | 의학 연구실 | Laboratorio Medico
208 | AI Central | 중앙 인공지능 센터 | Centrale IA
P36 | House Printing | 주택 3D 프린팅 | Stampaggio di Abitazioni
P37 | Lava Tube Settlement | 용암동굴 정착지 | Colonia del Tunnel nella Lava
P38 | Martian Survey | 화성 측량 | Rilevamento Marziano
P39 | Psychrophiles | 호냉성 미생물 | Psicrofili
P40 | Research Coordination | 연구 조직화 | Coordinamento della Ricerca
P41 | SF Memorial | SF 거장 기념비 | Memoriale Sci-Fi
P42 | Space Hotels | 우주 호텔 | Hotel Spaziali
"""
