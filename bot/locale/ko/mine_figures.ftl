# 규칙 옆의 그림 예시. 첫 글은 그림 전체를 말로 설명해요.

mine-figure-1 = 그림 예시 네 개. 1: 바겐세일 카드와 각 부분의 설명. 고를 때 쓰는 번호 m3, 육각형 안의 에너지 1, 가운데 사파이어 표시, 동전 안의 값 5, 기호(사파이어 +1, 값 −1, 구입 +1)와 글로 쓴 효과, 방패 안의 2점. 2: 차례의 다섯 단계. 준비, 목표 쓰기, 내려놓기, 구입, 정리. 3: 액티브 목표 핸디캡은 토큰 4개 중 2개, 패시브 목표 부스트는 5개 중 5개라서 뒤집었어요. 4: 다섯 자원의 막대. 눈금은 10, 15, 20, 25. 루비 7개는 0점, 사파이어 12개는 2점, 에메랄드 16개는 6점, 철 21개는 12점, 금 26개는 18점. 기업 목표 12, 공용 목표 9, 카드 8, 자원 38, 벌점 −2, 합계 65점.

mine-figure-card = 카드
mine-figure-tab = 번호: 누르거나 써요
mine-figure-energy_cost = 내려놓을 때 드는 에너지
mine-figure-effect = 글로 쓴 효과
mine-figure-points = 게임 끝의 점수
mine-figure-price = 값(크레딧)
mine-figure-resource = 자원: 기호와 색
mine-figure-signs = 기호로 나타낸 효과

mine-figure-turn = 차례
mine-figure-reset = 준비: 에너지 4, 크레딧 0, 구입 1회.
mine-figure-use_goals = 액티브 공용 목표를 하나에 한 번씩 써요.
mine-figure-put_down = 에너지를 내고 카드를 내려놓아요. 효과는 바로 나요.
mine-figure-buying = 카드나 공용 목표를 사요. 동전은 크레딧으로 써요.
mine-figure-clean_up = 내려놓은 카드를 버리고 손패를 5장으로 맞춰요.

mine-figure-goals = 공용 목표
mine-figure-active_goal = 액티브: 카드를 내려놓기 전에 차례마다 한 번 써요. 쓸 때마다 토큰이 하나 놓여요.
mine-figure-passive_goal = 패시브: 저절로 진행돼요. 여기서는 토큰 5개가 다 찼어요.
mine-figure-flipping = 토큰이 다 차거나 조건이 맞으면 목표를 뒤집어요. 뒤집은 목표는 게임이 끝날 때 점수가 돼요.

mine-figure-scores = 게임이 끝날 때의 점수
