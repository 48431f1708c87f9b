"""The names that people may type: id, English, Korean, Italian."""

from typing import Final

CORPORATIONS: Final = """\
R00 | Beginner Corporation | 초보자용 기업 | Beginner Corporation
R03 | Saturn Systems | 새턴 시스템 | Saturn Systems
R08 | CrediCor | 크레디코르 | CrediCor
R09 | PhoboLog | 포볼로그 | PhoboLog
R10 | Point Luna | 포인트 루나 | Point Luna
R13 | ThorGate | 토르게이트 | ThorGate
R16 | Cheung Shing MARS | 쳉 싱 마스 | Cheung Shing MARS
R17 | Ecoline | 에코라인 | Ecoline
R18 | Helion | 헬리온 | Helion
R19 | Interplanetary Cinematics | 인터플래너터리 시네마틱스 | Interplanetary Cinematics
R24 | Mining Guild | 광업협동조합 | Mining Guild
R27 | Robinson Industries | 로빈슨 인더스트리 | Robinson Industries
R30 | Teractor | 테렉터 | Teractor
R31 | Tharsis Republic | 타르시스 공화국 | Tharsis Republic
R32 | United Nations Mars Initiative | UNMI | United Nations Mars Initiative
R34 | Valley Trust | 밸리 트러스트 | Valley Trust
R35 | Vitor | 비토르 | Vitor
R43 | Inventrix | 인벤트릭스 | Inventrix
"""

PRELUDES: Final = """\
P01 | Allied Bank | 연합 은행 | Banca Alleata
P02 | Aquifer Turbines | 대수층 수력터빈 | Turbine Idrauliche della Falda
P03 | Biofuels | 바이오 연료 | Biocarburanti
P04 | Biolab | 생명공학실험실 | Biolab
P05 | Biosphere Support | 생물권 유지시설 | Supporto alla Biosfera
P06 | Business Empire | 재벌 | Impero del Business
P07 | Dome Farming | 돔 농장 | Coltivazione Sotto la Cupola
P08 | Donation | 기부금 | Donazione
P09 | Early Settlement | 초기 정착지 | Insediamento Iniziale
P10 | Ecology Experts | 생태학 전문가 그룹 | Esperti di Ecologia
P11 | Eccentric Sponsor | 괴짜 후원자 | Sponsor Eccentrico
P12 | Experimental Forest | 시험림 | Foresta Sperimentale
P13 | Galilean Mining | 갈릴레이 위성 채굴시설 | Estrazione Mineraria Galileiana
P14 | Great Aquifer | 대규모 대수층 | Grande Falda Acquifera
P15 | Huge Asteroid | 초대형 소행성 | Asteroide Enorme
P16 | Io Research Outpost | 이오 연구 전진기지 | Avamposto di Ricerca su Io
P17 | Loan | 대출 | Prestito
P18 | Martian Industries | 화성 공업단지 | Industrie Marziane
P19 | Metal-Rich Asteroid | 다금속 소행성 | Asteroide Ricco di Metalli
P20 | Metals Company | 철강 회사 | Azienda Metallurgica
P21 | Mining Operations | 채굴 시설 | Operazioni di Estrazione Mineraria
P22 | Mohole | 모홀 프로젝트 | Mohole
P23 | Mohole Excavation | 모홀 시추 시설 | Scavo Mohole
P24 | Nitrogen Shipment | 질소 수송 | Spedizione di Azoto
P25 | Orbital Construction Yard | 궤도 조선소 | Deposito per la Costruzione Orbitale
P26 | Polar Industries | 극지 공업단지 | Industrie Polari
P27 | Power Generation | 발전 시설 | Creazione di Potenza
P28 | Research Network | 연구 네트워크 | Rete di Ricerca
P29 | Self-Sufficient Settlement | 자급자족형 정착지 | Insediamento Autosufficiente
P30 | Smelting Plant | 제련 시설 | Fonderia
P31 | Society Support | 사회적 지원 | Supporto Sociale
P32 | Supplier | 납품업체 | Fornitore
P33 | Supply Drop | 보급품 투하 | Consegna di Rifornimenti
P34 | UNMI Contractor | UNMI 도급 계약 | Fornitore della UNMI
P35 | Acquired Space Agency | 항공우주국 합병 | Agenzia Spaziale Acquisita
"""

MILESTONES: Final = """\
terraformer | Terraformer | 테라포머 | Terraformatore
mayor | Mayor | 시장 | Sindaco
gardener | Gardener | 원예가 | Giardiniere
builder | Builder | 건축가 | Costruttore
planner | Planner | 전략가 | Pianificatore
diversifier | Diversifier | 분산투자자 | Diversificatore
tactician | Tactician | 전술가 | Tattico
polar_explorer | Polar Explorer | 극지 탐험가 | Esploratore del Polo
energizer | Energizer | 에너자이저 | Esperto di Energia
rim_settler | Rim Settler | 고리 개척자 | Colonizzatore dei Margini
generalist | Generalist | 제너럴리스트 | Generalista
specialist | Specialist | 스페셜리스트 | Specialista
ecologist | Ecologist | 생태학자 | Ecologista
tycoon | Tycoon | 거물 | Tycoon
legend | Legend | 전설 | Leggenda
"""

AWARDS: Final = """\
landlord | Landlord | 개척기업상 | Proprietario Terriero
banker | Banker | 금융기업상 | Banchiere
scientist | Scientist | 과학기업상 | Scienziato
thermalist | Thermalist | 열기업상 | Esperto di Termodinamica
miner | Miner | 광업기업상 | Minatore
cultivator | Cultivator | 산림기업상 | Coltivatore
magnate | Magnate | 거대기업상 | Magnate
space_baron | Space Baron | 우주기업상 | Barone dello Spazio
excentric | Excentric | 특수기업상 | Eccentrico
contractor | Contractor | 건설기업상 | Impresario
celebrity | Celebrity | 명문기업상 | Celebrità
industrialist | Industrialist | 공업기업상 | Industriale
desert_settler | Desert Settler | 험지개척기업상 | Colonizzatore del Deserto
estate_dealer | Estate Dealer | 부동산기업상 | Mercante di Terreni
benefactor | Benefactor | 테라포밍기업상 | Benefattore
"""

STANDARD_PROJECTS: Final = """\
sell_patents | Sell Patents | 특허권 매각 | Vendita Brevetti
power_plant | Power Plant | 발전소 | Centrale Elettrica
asteroid | Asteroid | 소행성 | Asteroide
aquifer | Aquifer | 지하수 추출 | Falda Acquifera
greenery | Greenery | 녹지 형성 | Vegetazione
city | City | 도시 건설 | Città
"""
