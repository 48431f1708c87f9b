core-seat = { $seat }
core-list_empty = 없음
core-list_separator = {", "}
core-list_and = { $start }, { $last }
core-language-en = English (영어)
core-language-ko = 한국어
core-language-it = Italiano (이탈리아어)

error-core-not_your_turn = 지금은 내 차례가 아니에요. { $others } 님을 기다리고 있어요.
error-core-game_over = 끝난 게임이에요.
error-core-unknown_verb = ‘{ $text }’ 수는 이 게임에 없어요. 버튼을 쓰거나 /{ cmd-rules } 설명대로 적어 주세요.
error-core-malformed_move = 수로 읽을 수 없어요: { $text }
error-core-not_now = 지금은 ‘{ $verb }’ 단계가 아니에요. { $asked }
error-core-text_too_long = 수로 읽기에는 너무 길어요: { $length }자 (최대 { $most }자).
error-core-seat_count = 이 게임은 { $low }~{ $high }명이 할 수 있어요. { $seats }명은 안 돼요.
error-core-unknown_option = ‘{ $name }’ 설정에는 ‘{ $choice }’ 선택지가 없어요.
error-core-other_rules = ‘{ $title }’ 규칙 버전 { $rules_version }의 기록이라 여기서 다시 돌려 볼 수 없어요.
