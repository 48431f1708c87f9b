core-seat = { $seat }
core-list_empty = 없음
core-list_separator = {", "}
core-listed = { $start }, { $last }
core-list_and = { $start }, { $last }
core-language-en = English (영어)
core-language-ko = 한국어
core-language-it = Italiano (이탈리아어)
core-move_words = { $verb }: { $chosen }
core-move_and = { $said } · { $then }
core-move_part = { $label } { $number }
core-folded = { $act }.
core-folded_with = { $act }: { $effects }.
core-folded_same = (×{ $times }) { $said }

error-core-not_your_turn = 지금은 내 차례가 아니에요. 지금 차례: { NIM($others) }
error-core-game_over = 끝난 테이블이에요. 결과 보기: `/{ cmd-table } { cmd-table-board }`
error-core-unknown_verb = ‘{ $text }’ 수는 이 게임에 없어요. 버튼을 쓰거나 /{ cmd-rules } 설명대로 적어 주세요.
error-core-malformed_move = ‘{ $text }’ 부분을 수로 읽지 못했어요. 쓰는 법: /{ cmd-rules }
error-core-not_now = 아직 안 돼요: { $verb }. 지금은: { $asked }
error-core-text_too_long = { $length }자예요. 한 번에 { $most }자까지니까 나눠서 보내 주세요.
error-core-seat_count = 이 게임은 { $low }~{ $high }자리예요. { $seats }자리로는 열 수 없어요.
error-core-unknown_option = ‘{ $name }’ 설정에는 ‘{ $choice }’ 선택지가 없어요. 후보에서 골라 주세요.
error-core-other_rules = { $title } 규칙 버전 { $rules_version }의 기록이에요. 그 버전의 봇에서 다시 볼 수 있어요.

## Parts of boards

core-place = { $place }
core-region-acting = 누구 차례인지
core-region-last = 마지막 수
core-region-stock = 공급처
core-region-goals = 목표
core-region-progress = 게임 진행
core-region-of_seat = { $seat }: { $what }
core-typed = { $text }
core-member = <@{ $id }>
core-channel = <#{ $id }>
core-role = <@&{ $id }>
core-moment = <t:{ $at }:f>
