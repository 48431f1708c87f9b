## The title

tmars-title = 테라포밍 마스
tmars-tagline = 기업을 이끌고 화성을 사람이 살 수 있는 곳으로 만들어요. 친구와, 시간과, 또는 마스봇과 겨뤄요.

## Options

tmars-option-board = 지도
tmars-option-board-tharsis = 타르시스
tmars-option-board-hellas = 헬라스
tmars-option-board-elysium = 엘리시움
tmars-option-board-random = 아무거나 하나
tmars-option-corporate_era = 기업 시대
tmars-option-corporate_era-on = 사용
tmars-option-corporate_era-off = 사용하지 않음 (생산력 1로 시작)
tmars-option-prelude = 서곡
tmars-option-prelude-off = 사용하지 않음
tmars-option-prelude-on = 사용
tmars-option-draft = 드래프트
tmars-option-draft-off = 안 함, 4장 중에서 사기
tmars-option-draft-on = 함, 한 장씩 고르고 넘기기
tmars-option-draft-start = 첫 프로젝트 열 장까지
tmars-option-draft-corporations = 첫 프로젝트와 기업까지
tmars-option-beginner_corporations = 초보자용 기업
tmars-option-beginner_corporations-off = 제공하지 않음
tmars-option-beginner_corporations-on = 누구나 고를 수 있음
tmars-option-ban = 제외할 카드
tmars-option-ban-none = 없음
tmars-option-alone = 혼자일 때
tmars-option-alone-marsbot = 마스봇과 겨루기
tmars-option-alone-classic = 나 홀로 화성에 (혼자 하는 규칙)
tmars-option-alone-rating = 나 홀로 화성에, TR 63으로 이기기
tmars-option-difficulty = 마스봇
tmars-option-difficulty-normal = 보통
tmars-option-difficulty-hard = 어려움
tmars-option-bot_advance_chains = 마스봇의 겹화살표
tmars-option-bot_advance_chains-level = 난이도대로
tmars-option-bot_advance_chains-on = 한 칸 더 가기
tmars-option-bot_advance_chains-off = 아무 일 없음
tmars-option-bot_starts_on_space_1 = 마스봇 마커의 시작
tmars-option-bot_starts_on_space_1-level = 난이도대로
tmars-option-bot_starts_on_space_1-on = 1번 칸
tmars-option-bot_starts_on_space_1-off = 출발점
tmars-option-bot_scores_cards = 마스봇 카드의 점수
tmars-option-bot_scores_cards-level = 난이도대로
tmars-option-bot_scores_cards-on = 세기
tmars-option-bot_scores_cards-off = 세지 않기
tmars-option-bot_award_choice = 마스봇이 제정하는 기업상
tmars-option-bot_award_choice-bot_lead = 마스봇이 가장 앞선 것
tmars-option-bot_award_choice-human_best = 상대가 가장 앞선 것
tmars-option-bot_greenery_choice = 마스봇의 녹지
tmars-option-bot_greenery_choice-literal = 누구의 도시든 가까운 곳
tmars-option-bot_greenery_choice-own_cities_first = 자기 도시와 가까운 곳
tmars-option-bot_near = 마스봇에게 가까운 곳
tmars-option-bot_near-nearest = 떨어져 있어도 가장 가까운 칸
tmars-option-bot_near-beside = 바로 옆만 세기
tmars-option-bot_removals = 마스봇에게서 ‘최대’로 없애는 수
tmars-option-bot_removals-least = 토큰 1개
tmars-option-bot_removals-printed = 적힌 수만큼, 여럿 중 고르면 가장 적은 수

## Moves and forms

tmars-verb-start = 시작 선택
tmars-verb-draft = 카드 한 장 고르기
tmars-verb-research = 카드 사기
tmars-verb-play = 카드 사용
tmars-verb-project = 일반 프로젝트
tmars-verb-action = 카드 행동
tmars-verb-convert = 식물로 녹지, 열로 기온
tmars-verb-milestone = 업적 달성 선언
tmars-verb-award = 기업상 제정
tmars-verb-first = 첫 행동
tmars-verb-answer = 답하기
tmars-verb-end = 차례 넘기기
tmars-verb-pass = 행동 종료
tmars-standing-forced = 답이 하나뿐인 질문에 답하기
tmars-standing-forced-ends = 게임이 끝날 때
tmars-field-start-corporation = 기업
tmars-field-start-preludes = 서곡 (사용하는 순서대로)
tmars-field-start-projects = 가질 프로젝트 (장당 3 M€)
tmars-field-draft-card = 가질 카드
tmars-field-research-cards = 살 카드 (장당 3 M€)
tmars-field-research-pay = 지불
tmars-field-play-card = 사용할 카드
tmars-field-play-pay = 지불
tmars-field-project-project = 일반 프로젝트
tmars-field-project-cards = 팔 카드
tmars-field-project-space = 칸
tmars-field-project-pay = 지불
tmars-field-action-card = 카드
tmars-field-action-option = 할 일
tmars-field-action-amount = 얼마나
tmars-field-action-pay = 지불
tmars-field-convert-what = 쓸 자원
tmars-field-convert-space = 녹지를 놓을 칸
tmars-field-milestone-milestone = 업적
tmars-field-milestone-pay = 지불
tmars-field-award-award = 기업상
tmars-field-award-pay = 지불
tmars-field-answer-picks = 선택
tmars-field-answer-pay = 지불

## Lines of text

error-tmars-syntax = ‘{ $text }’ 부분을 읽지 못했어요. 이렇게 써 주세요: play 113 s5 m1, project city D5, action 33 2, convert plants D5, milestone 건축가, answer D5, end, pass

## 통계

tmars-stat-corporation = 기업
tmars-stat-preludes = 서곡
tmars-stat-opening = 처음 두 프로젝트
tmars-stat-board = 지도
tmars-stat-generations = 세대
tmars-stat-tr = 테라포밍 등급
tmars-stat-played = 사용한 프로젝트
tmars-stat-milestones = 달성한 업적
tmars-stat-awards = 제정한 기업상
tmars-stat-margin = 마스봇과의 점수 차
