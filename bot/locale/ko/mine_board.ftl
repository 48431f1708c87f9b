# 그림에 적히는 말: 짧게, 한 줄로.

mine-board-stage-corporate = 기업 목표 고르기
mine-board-stage-enter = 과도기 시기에 들어갈까요?
mine-board-stage-mulligan = 손패를 다시 뽑을까요?
mine-board-stage-decision = 골라야 해요
mine-board-phase-goals = 목표 사용 단계
mine-board-phase-play = 카드 내려놓기 단계
mine-board-phase-buy = 카드 구입 단계
mine-board-won = { $winners } 승리!

mine-board-did-bought = { $card } 구입
mine-board-did-put_down = { $card } 내려놓음
mine-board-did-used = { $card } 사용
mine-board-did-nothing = 아무것도 안 함
mine-board-period = 시기
mine-board-transition = 과도기 시기
mine-board-round = { $number }라운드
mine-board-last_round = 최종 라운드

mine-board-active = 액티브
mine-board-passive = 패시브
mine-board-tokens = 토큰 { $count }개
mine-board-when_met = 조건 달성 시

mine-board-no_goals = 아직 공용 목표가 없어요

mine-board-in_play = 카드 사용 공간
mine-board-nothing_in_play = 아직 내려놓은 카드가 없어요
mine-board-deck_cards = 내 덱에 있는 카드
mine-board-deck_none = 덱이 비었어요
mine-board-deck_top = 맨 위: { $cards }
mine-board-deck_bottom = 맨 아래: { $cards }
mine-board-empty_hand = 손패에 카드가 없어요
mine-board-flipped_goal = 뒤집음
mine-board-used_goal = 이번 차례에 사용함
mine-board-corporate = 나만 보는 기업 목표
mine-board-choose_from = 이 중에서 고르세요
mine-board-looked_at = 지금 보는 카드

mine-board-total = 합계

mine-look-goals = 모두의 공용 목표
mine-board-periods = 시기 { $count }개
