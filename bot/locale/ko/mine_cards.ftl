## 자원

mine-resource-ruby = 루비
mine-resource-sapphire = 사파이어
mine-resource-emerald = 에메랄드
mine-resource-iron = 철
mine-resource-gold = 금
mine-resource_word-ruby = 루비
mine-resource_word-sapphire = 사파이어
mine-resource_word-emerald = 에메랄드
mine-resource_word-iron = 철
mine-resource_word-gold = 금

## 기본 카드와 특성

mine-card-small_ruby_mine = 소형 루비 광산
mine-card-small_sapphire_mine = 소형 사파이어 광산
mine-card-small_emerald_mine = 소형 에메랄드 광산
mine-card-small_iron_mine = 소형 철 광산
mine-card-small_gold_mine = 소형 금 광산
mine-card-medium_ruby_mine = 중형 루비 광산
mine-card-medium_sapphire_mine = 중형 사파이어 광산
mine-card-medium_emerald_mine = 중형 에메랄드 광산
mine-card-medium_iron_mine = 중형 철 광산
mine-card-medium_gold_mine = 중형 금 광산
mine-card-large_ruby_mine = 대형 루비 광산
mine-card-large_sapphire_mine = 대형 사파이어 광산
mine-card-large_emerald_mine = 대형 에메랄드 광산
mine-card-large_iron_mine = 대형 철 광산
mine-card-large_gold_mine = 대형 금 광산
mine-card-fund = 투자금
mine-card-trade = 무역
mine-card-collect = 수집
mine-card-research = 연구
mine-card-sales = 영업

## 시장 카드

mine-card-passion = 열정
mine-card-the_more = 다다익선
mine-card-recycled_fuel = 재사용 연료
mine-card-barter = 물물교환
mine-card-business_report = 사업 모델 보고서
mine-card-venture = 벤처 인큐베이션
mine-card-bursting = 폭발하는 자원
mine-card-subcontract = 하청
mine-card-discovery = 발견
mine-card-economic_paper = 경제지
mine-card-consulting = 자문
mine-card-bargain_sale = 바겐세일
mine-card-pie_in_the_sky = 그림의 떡
mine-card-know_how = 기술 축적
mine-card-secret_plan = 미공개 계획
mine-card-opportunity_cost = 기회비용
mine-card-mad_scientist = 미친 과학자
mine-card-turtle_idol = 거북이 우상
mine-card-labor_dispute = 노사 갈등 유발
mine-card-smelting = 제련
mine-card-scathing_criticism = 신랄한 비난
mine-card-tech_leak = 기술 반출
mine-card-chicken_game = 치킨 게임
mine-card-cooked_books = 회계 조작
mine-card-close_deal = 계약 체결
mine-card-rich_get_richer = 부익부
mine-card-crowdfunding = 크라우드 펀딩
mine-card-human_capital = 인적 자원 투자
mine-card-giving_back = 환원
mine-card-gold_standard = 금본위제도
mine-card-imitation_tech = 모조 기술
mine-card-small_diamond_mine = 소형 다이아몬드 광산
mine-card-grant = 지원금
mine-card-big_spender = 큰 손
mine-card-expo = 기업 박람회
mine-card-loan = 대출

## 공용 목표

mine-goal-lightweight = 경량화
mine-goal-mine_survey = 광산 답사
mine-goal-spoil_the_pot = 다 된 밥에 재뿌리기
mine-goal-side_income = 부가 수입
mine-goal-hire_interns = 인턴 고용
mine-goal-disposable_battery = 일회용 배터리
mine-goal-secondhand_mania = 중고 마니아
mine-goal-scrap_resources = 폐기 자원
mine-goal-handicap = 핸디캡
mine-goal-isolated_factory = 고립된 공장
mine-goal-excess_energy = 과잉에너지
mine-goal-conglomerate = 대기업
mine-goal-goal_achieved = 목표 달성
mine-goal-octopus = 문어발 경영
mine-goal-boost = 부스트
mine-goal-slush_fund = 비자금
mine-goal-out_boxer = 아웃 복서
mine-goal-overflow = 오버플로우
mine-goal-midsize_firm = 중소기업
mine-goal-project_presentation = 프로젝트 발표

## 기업 목표

mine-corp-dodge = 닷지
mine-corp-the_traders = 더 트레이더스
mine-corp-the_ambition = 디 엠비션
mine-corp-mirae_mining = ㈜미래광업
mine-corp-greed_salads = 그리드 샐러즈
mine-corp-mr_borobo = 미스터 보로보
mine-corp-infinite_analysis = ㈜무한 분석
mine-corp-matrix_group = 매트릭스 그룹
mine-corp-revival = 리바이벌
mine-corp-easter_melon = 이스터 멜론
mine-corp-starting_point = 스타팅 포인트
mine-corp-arsene = 아르센 유한회사
