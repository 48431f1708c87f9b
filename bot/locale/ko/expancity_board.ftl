# 그림에 적히는 말: 짧게, 한 줄로.

expancity-board-won = { $winners } 승리!
expancity-board-turn = 차례 { $turn }/{ $turns }
expancity-board-hall = 시청이 들어섰어요

expancity-board-private = 나만 볼 수 있어요
expancity-board-lot-res = 1~3층 · 납작한 지붕
expancity-board-lot-com = 4층부터 · 둥근 지붕이나 뾰족한 지붕
expancity-board-ready = 완수 가능
expancity-board-keep_contract = 계약 카드를 한 장 고르세요
expancity-board-keep_tile = 타일을 하나 고르세요
expancity-board-no_contracts = 가진 계약 카드가 없어요
expancity-board-legend = 특수 타일: 옆 빌딩이 한 층마다 받는 점수 (주거 · 상업) · ×n: 아직 나오지 않은 수

expancity-board-city_size = 타일 { $tiles }장 · 지붕 { $roofs }개

expancity-board-focus_sites = 공사
expancity-board-focus_more = 판 전체에 { $count }곳 더 있어요
