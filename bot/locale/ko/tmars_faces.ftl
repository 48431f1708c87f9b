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

tmars-figure-2 = 그림 예시: 카드 ‘물고기’. 왼쪽 위는 지금 비용 7 M€, 그 아래는 번호 3이에요. 오른쪽 위는 태그인 동물이에요. 그다음은 조건(2 °C 이상), 효과(아무 플레이어의 식물 생산력 1 감소, 동물을 더하는 행동), 끝날 때 승점(카드 위 동물마다 1점)이에요.
tmars-figure-4 = 카드에 쓰인 표시의 그림 예시. 갈색 판: 생산력, 여기서는 M€ 4 증가. 빨간 표시: 아무 플레이어의 것, 여기서는 식물 생산력 1 감소. 굽은 화살표가 있는 파란 칸: 행동, 여기서는 에너지 1로 1 M€. 빨간 X표: 지금 낼 수 없는 까닭, 여기서는 12 M€ 중 9 M€뿐이라서예요.
tmars-figure-5 = 그림 예시: 20 M€ 건물 카드는 하나에 2 M€인 강철 4개와 12 M€로 내요. 14 M€ 우주 카드는 하나에 3 M€인 티타늄 4개와 2 M€로 내요.
tmars-figure-6 = 그림 예시: F3에 녹지를 놓았어요. 옆에는 해양과 같은 플레이어의 도시가 있어요. 식물 1, 해양 덕분에 2 M€, 산소 1단계와 TR 1, 끝날 때 2점을 얻어요.
tmars-figure-10 = 그림 예시: 마스봇이 솔레타를 공개하고, 우주 태그가 우주 트랙의 마커를 4에서 5로 옮겨 해양을 놓아요.
tmars-figure-number = 번호
tmars-figure-cost = 지금 비용
tmars-figure-tags = 태그
tmars-figure-requirement = 조건
tmars-figure-effects = 효과
tmars-figure-points = 끝날 때 승점
tmars-figure-production = 생산력
tmars-figure-anybody = 빨간 표시: 아무 플레이어의 것
tmars-figure-action = 세대마다 한 번 하는 행동
tmars-figure-refused = 지금 낼 수 없는 까닭
tmars-figure-metals = 거스름돈은 없어요. 티타늄을 5개 내면 1 M€를 버리게 돼요.
tmars-figure-bonus = 칸에 그려진 것
tmars-figure-ocean = 옆에 있는 해양마다
tmars-figure-greenery = 녹지를 놓을 때마다
tmars-figure-city = 끝날 때: 1 + 1 (도시)
tmars-figure-tracks = 태그마다 마커가 한 칸 나아가고, 닿은 아이콘은 바로 효과가 나요. 여기서는 해양이에요.
