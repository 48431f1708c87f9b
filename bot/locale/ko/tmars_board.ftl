# 그림에 적히는 말: 짧게, 한 줄로.

tmars-board-to_act = 차례
tmars-board-both = { $first } · { $second }
tmars-board-passed = 종료
tmars-board-generation = 세대
tmars-board-action_of = 행동 { $n } / 2
tmars-board-action_more = 행동 { $n }
tmars-board-stage-start = 시작 카드 선택
tmars-board-stage-preludes = 서곡
tmars-board-stage-draft = 드래프트
tmars-board-stage-research = 연구
tmars-board-stage-question = 골라야 해요
tmars-board-stage-end = 차례 넘기기
tmars-board-stage-final = 마지막 녹지
tmars-board-won = { $winners } 승리!
tmars-board-lost_to_bot = 마스봇 승리!
tmars-board-lost_alone = 화성을 제때 바꾸지 못했어요

tmars-board-did-at = { $what } · { $space }
tmars-board-did-card = { $subject } 사용
tmars-board-did-project = { $subject }
tmars-board-did-action = { $subject } 행동
tmars-board-did-convert_heat = 열로 기온 올림
tmars-board-did-milestone = 업적 { $subject }
tmars-board-did-award = { $subject } 제정
tmars-board-did-first = 첫 행동: { $subject }
tmars-board-did-prelude = 서곡 { $subject }
tmars-board-did-corporation = { $subject } 설립
tmars-board-did-trigger = { $subject } 효과
tmars-board-did-pass = 행동 종료
tmars-board-did-research = 카드 구입
tmars-board-did-production = 생산
tmars-board-did-bot = 마스봇 · { $subject }
tmars-board-did-bot_moves = 마스봇 마커 이동
tmars-board-did-bot_pass = 행동 종료
tmars-board-raised-oxygen = { $before } → { $after }%
tmars-board-raised-temperature = { $before } → { $after } °C
tmars-board-raised-oceans = { $before } → { $after }
tmars-board-log = 지난 행동

tmars-board-percent = { $n }%
tmars-board-goal_temperature = → +{ $goal } °C
tmars-board-goal_oxygen = → { $goal }%
tmars-board-oceans = 해양
tmars-board-ganymede = 가니메데
tmars-board-phobos = 포보스

tmars-board-milestones = 업적
tmars-board-awards = 기업상
tmars-board-goals_price = { $count } · { $price } M€
tmars-board-mc = { $n } M€
tmars-board-task = { $generation }세대가 끝날 때까지 셋 다 완성하기

tmars-board-tokens = 실패 토큰
tmars-board-pile = 남은 카드
tmars-board-used = 사용한 카드
tmars-board-level-normal = 보통
tmars-board-level-hard = 어려움
tmars-board-bot_line = { $level } · { $generation }세대
tmars-board-bot_turn = 지난 차례에 공개한 카드
tmars-board-bot_no_turn = 아직 차례가 없었어요
tmars-board-bot_pile = 이번 세대에 { $pile }장 남음
tmars-board-bot-blank = 빈 칸
tmars-board-bot-no_card = 카드 없이
tmars-board-bot-no_tag = 태그 없음
tmars-board-bot-move = { $track } { $space }
tmars-board-no_marsbot = 이 테이블에는 마스봇이 없어요
tmars-board-no_seat = 이 테이블에는 { $seat }번 자리가 없어요

tmars-board-asked_space = 놓을 칸을 고르세요
tmars-board-more_spaces = 그 밖에 { $n }칸
tmars-board-last = 마지막 행동
tmars-board-places = 지명
tmars-board-none_yet = 아직 없어요
tmars-board-tableau = 내놓은 카드
tmars-board-no_cards = 아직 내놓은 카드가 없어요
tmars-board-events = 사건 { $n }장

tmars-look-phone = 휴대폰용 큰 지도
tmars-look-map = 지도
tmars-look-marsbot = 마스봇
tmars-look-seat1 = 1번 자리의 카드
tmars-look-seat2 = 2번 자리의 카드
tmars-look-seat3 = 3번 자리의 카드
tmars-look-seat4 = 4번 자리의 카드
tmars-look-seat5 = 5번 자리의 카드
