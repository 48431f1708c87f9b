### 테라포밍 마스: 카드, 개인 그림, 점수표, 그림 예시에 쓰는 말

tmars-face-your_hand = 내 손패 ({ $count })
tmars-face-empty_hand = 손패가 없어요
tmars-face-events = 뒤집어 둔 사건: { $cards }
tmars-face-start = 기업 하나를 고르세요
tmars-face-start_preludes = 기업 하나와 서곡 두 장을 고르세요
tmars-face-start_projects = 가질 프로젝트 카드: 장당 { $price } M€
tmars-face-draft = 한 장을 고르고 나머지를 넘겨요
tmars-face-draft_corporation = 기업 하나를 고르고 나머지를 넘겨요
tmars-face-draft_own = 내 기업: 드래프트가 끝나면 하나를 골라요
tmars-face-draft_own_preludes = 내 기업과 서곡: 드래프트가 끝나면 골라요
tmars-face-kept = 가진 카드
tmars-face-research = 살 카드를 고르세요: 장당 { $price } M€
tmars-face-preludes = 내 서곡 카드
tmars-face-looked_at = 확인한 카드
tmars-face-looked_at_for = { $card }: 확인한 카드

tmars-face-points = { $points }.
tmars-face-where = { $map } · { $generation }세대

## 카드를 낼 수 없는 까닭을 카드에 적는 짧은 말

tmars-face-why-cannot_afford = { $most }/{ $cost } M€
tmars-face-why-production_too_low = { $resource } { $have }/{ $n }
tmars-face-why-resource_short = { $resource } { $have }/{ $n }
tmars-face-why-req_global = { $parameter } { $now }/{ $need }
tmars-face-why-req_tags = { $tag } { $have }/{ $need }
tmars-face-why-req_other = { $what } { $have }/{ $need }
tmars-face-why-no_production_target = 낮출 { $resource } 없음
tmars-face-why-no_legal_space = 놓을 칸 없음: { $tile }
tmars-face-why-no_target_card = 카드에 { $resource } 없음
tmars-face-why-no_card_to_add_to = 놓을 카드 없음
tmars-face-why-nothing_to_copy = 반복할 생산력 없음

## 그림 예시

tmars-figure-1 = 그림 예시 두 가지. 카드 ‘물고기’ 설명: 1 고를 때 쓰는 번호, 2 지금 비용, 3 태그, 4 이름과 종류를 나타내는 색, 5 조건, 6 효과, 7 승점, 8 아래 회색 카드를 지금 낼 수 없는 까닭. 아래: 20 M€ 건물 카드는 강철 4개와 12 M€로, 14 M€ 우주 카드는 티타늄 4개와 2 M€로 내요.
tmars-figure-6 = 그림 예시 두 가지. F3에 녹지를 놓았어요: 1 칸에 그려진 식물, 2 옆 해양의 2 M€, 3 산소와 TR 상승, 4 옆 도시의 점수. 아래: 마스봇이 소행성을 공개하고, 우주 태그가 우주 트랙의 마커를 4에서 5로 옮겨 해양을 놓아요.
tmars-figure-card = 카드 보는 법
tmars-figure-number = 카드를 고를 때 쓰는 번호예요.
tmars-figure-cost = 지금 드는 비용이에요.
tmars-figure-tags = 태그: 카드가 앞면으로 놓여 있는 동안 세요.
tmars-figure-kind = 초록은 한 번만 작동, 파랑은 행동이나 지속 효과, 빨강은 사건이에요.
tmars-figure-requirement = 지불하기 전에 맞아야 하는 조건: ≥ 이상, ≤ 이하.
tmars-figure-effects = 갈색 판은 생산력, 빨간 표시는 아무 플레이어, 파란 칸은 세대마다 한 번 하는 행동이에요.
tmars-figure-points = 게임이 끝날 때의 승점. 여기서는 카드 위 동물마다 1점이에요.
tmars-figure-refused = 회색 카드는 지금 낼 수 없어요. X표가 까닭을 알려 줘요.
tmars-figure-paying = 금속으로 지불하기
tmars-figure-metals = 강철은 건물 태그, 티타늄은 우주 태그 카드에 써요. 거스름돈은 없어서 제안은 남는 금속을 쓰지 않아요. 언제든 다르게 지불할 수 있어요.
tmars-figure-tile = 타일과 타일이 주는 것
tmars-figure-bonus = 덮은 칸에 그려진 것을 받아요.
tmars-figure-ocean = 옆에 있는 해양마다 2 M€를 받아요.
tmars-figure-greenery = 녹지는 산소를 1단계 올리고, 올린 단계마다 TR이 올라요.
tmars-figure-city = 게임이 끝나면 녹지는 1점, 도시는 옆에 있는 녹지마다 1점이에요.
tmars-figure-marsbot = 마스봇의 트랙
tmars-figure-tracks = 마스봇이 카드를 공개해요. 태그마다 그 트랙의 마커가 한 칸 나아가고, 닿은 아이콘은 바로 효과가 나요. 여기서는 해양이에요. 할 수 없는 일은 실패한 행동이 되어 끝날 때 점수가 돼요.
