cmd-expancity = 익스팬시티
cmd-expancity-description = 익스팬시티의 수
cmd-expancity-turn = 차례
cmd-expancity-turn-description = 타일, 행동, 지붕을 한 줄로 적어요
cmd-expancity-turn-line = 줄
cmd-expancity-turn-line-description = 보기: 공원@N1E1; b N1 N2E1; r N1 N2E1=o
cmd-expancity-keep = 계약
cmd-expancity-keep-description = 계약 두 장 중 한 장을 가져요
cmd-expancity-keep-contract = 계약
cmd-expancity-keep-contract-description = 가질 계약
cmd-expancity-fulfil = 완수
cmd-expancity-fulfil-description = 완수한 계약을 공개해요
cmd-expancity-fulfil-contracts = 계약
cmd-expancity-fulfil-contracts-description = 공개할 계약. 없으면 “-”
cmd-expancity-tile = 타일
cmd-expancity-tile-description = 타일 두 장 중 한 장을 가져요
cmd-expancity-tile-tile = 타일
cmd-expancity-tile-tile-description = 가질 타일
