## 제목

mine-title = 프로젝트 마인
mine-tagline = 광산과 투자금으로 덱을 만들어 여섯 시기 뒤 가장 앞선 회사가 되세요.

## 설정

mine-option-periods = 경쟁 시기
mine-option-periods-6 = 여섯 (전체 게임)
mine-option-periods-4 = 넷 (짧은 게임)
mine-option-max_transitions = 과도기 시기
mine-option-max_transitions-20 = 최대 스무 번
mine-option-max_transitions-3 = 최대 세 번

## 수와 양식

mine-verb-corporation = 기업 목표 고르기
mine-verb-goal = 목표 쓰기
mine-verb-play = 카드 내려놓기
mine-verb-play_many = 여러 장 내려놓기
mine-verb-coin = 동전 쓰기
mine-verb-buy = 구입
mine-verb-end_play = 구입 단계로
mine-verb-end = 차례 끝내기
mine-verb-answer = 답하기
mine-verb-enter = 과도기 시기 참가
mine-verb-mulligan = 손패 다시 뽑기
mine-standing-end = 내 차례를 바로 끝내기
mine-standing-end-ends = 이 시기가 끝날 때
mine-standing-end_play = 구입 단계에 받을 것이 있으면 바로 구입 단계로
mine-standing-end_play-ends = 이 시기가 끝날 때
mine-standing-keep_hand = 다음 과도기 시기에 손패 그대로 두기
mine-standing-keep_hand-ends = 모두 손패를 정했을 때
mine-verb-standing = 자동 응답
mine-field-corporation-corp = 기업 목표
mine-field-goal-goal = 쓸 공용 목표
mine-field-play-card = 내려놓을 카드
mine-field-play_many-cards = 함께 내려놓을 카드
mine-field-coin-n = 동전 토큰
mine-field-buy-target = 구입할 카드나 목표
mine-field-answer-picks = 선택
mine-field-enter-yes = 참가 여부
mine-field-mulligan-yes = 손패
mine-field-standing-auto_discard = 상대 때문에 버릴 때 먼저 버릴 카드
mine-field-standing-auto_reveal = 연구 목표 공개
mine-pick-yes = 네, { $goal } 공개해요
mine-pick-no = 아니요, 숨겨 둬요
mine-pick-none = 고르지 않기
mine-pick-goal = { NIM($seat) }의 { $goal }
mine-pick-enter = 들어가기
mine-pick-stay_out = 들어가지 않기 (되돌릴 수 없어요)
mine-pick-keep = 손패 그대로 두기
mine-pick-redraw = 벌점 { $penalty }점을 받고 다시 뽑기
mine-pick-reveal_always = 처음 셀 일이 생기면 바로
mine-pick-reveal_ask = 그때마다 묻기
mine-note-hand = 에너지 { $energy }. { $text }
mine-note-card = { $points ->
    [0] { $text }
   *[other] { $points }점. { $text }
 }
mine-note-pick_goal = { $text }
mine-note-goal = 토큰 { $tokens }/{ $needed }. { $text }
mine-note-buy = { $coins ->
    [0] { $cost }원, 남는 크레딧 { $left }. { $text }
   *[other] { $cost }원, 그중 동전 { $coins }. { $text }
 }
mine-note-corporation = { $points }점, 특성 { $trait }. { $text }
mine-sentences = { $text } { $rest }

## 질문

mine-asked-corporation = 받은 기업 목표 3장 중 하나를 골라 주세요.
mine-asked-reveal_corporation = 내 기업 목표에 셀 일이 생겼어요. 공개할까요?
mine-asked-goals = 목표를 쓰거나, 카드를 내려놓거나, 구입해 주세요.
mine-asked-play = 카드를 내려놓거나, 구입하거나, 차례를 끝내 주세요.
mine-asked-buy = 구입하거나 차례를 끝내 주세요.
mine-asked-end = 차례를 끝내 주세요.
mine-asked-enter = 과도기 시기에 들어갈까요? 벌점 { $penalty }점을 받아요.
mine-asked-mulligan = 손패를 그대로 둘까요, 한 번 다시 뽑을까요?
mine-range = { $least }~{ $most }
mine-asked-discard = { $most ->
    [1] { $card }: 버릴 카드를 골라 주세요.
   *[other] { $card }: 버릴 카드를 { $many }장 골라 주세요.
 }
mine-asked-exile = { $most ->
    [1] { $card }: 제외할 카드를 골라 주세요.
   *[other] { $card }: 제외할 카드를 { $many }장 골라 주세요.
 }
mine-asked-exile_top = { $most ->
    [1] { $card }: 덱 맨 위 카드를 제외할까요?
   *[other] { $card }: 덱 맨 위 카드를 { $many }장 제외할까요?
 }
mine-asked-bottom = { $most ->
    [1] { $card }: 덱 맨 아래로 보낼 카드를 골라 주세요.
   *[other] { $card }: 덱 맨 아래로 보낼 카드를 { $many }장 골라 주세요.
 }
mine-asked-take_back = { $most ->
    [1] { $card }: 내 버린 더미에서 카드를 골라 주세요.
   *[other] { $card }: 내 버린 더미에서 카드를 { $many }장 골라 주세요.
 }
mine-asked-use = { $most ->
    [1] { $card }: 사용할 카드를 골라 주세요.
   *[other] { $card }: 사용할 카드를 { $many }장 골라 주세요.
 }
mine-asked-gain = { $most ->
    [1] { $card }: 더할 자원을 골라 주세요.
   *[other] { $card }: 더할 자원을 { $many }가지 골라 주세요.
 }
mine-asked-lose = { $most ->
    [1] { $card }: 없앨 자원을 골라 주세요.
   *[other] { $card }: 없앨 자원을 { $many }가지 골라 주세요.
 }
mine-asked-lose_most = { $most ->
    [1] { $card }: 가장 많은 자원 가운데 없앨 것을 골라 주세요.
   *[other] { $card }: 가장 많은 자원 가운데 없앨 것을 { $many }가지 골라 주세요.
 }
mine-asked-choose = { $most ->
    [1] { $card }: 하나를 골라 주세요.
   *[other] { $card }: { $many }개를 골라 주세요.
 }
mine-asked-token = { $most ->
    [1] { $card }: 토큰을 놓을 목표를 골라 주세요.
   *[other] { $card }: 토큰을 놓을 목표를 { $many }개 골라 주세요.
 }
mine-asked-flip = { $most ->
    [1] { $card }: 뒤집을 목표를 골라 주세요.
   *[other] { $card }: 뒤집을 목표를 { $many }개 골라 주세요.
 }
mine-asked-gain_look = { $most ->
    [1] { $card }: 얻을 것을 골라 주세요.
   *[other] { $card }: 얻을 것을 { $many }개 골라 주세요.
 }
mine-asked-discard_look = { $most ->
    [1] { $card }: 뒷면으로 버릴 것을 골라 주세요.
   *[other] { $card }: 뒷면으로 버릴 것을 { $many }개 골라 주세요.
 }
mine-asked-reveal = { $card }: 보여 줄 카드를 { $most }장까지 골라 주세요.
mine-asked-clean_up = 손패가 5장이 되도록 카드를 { $most }장 버려 주세요.

## 단계: 문장 안

mine-stage-corporate = 지금은 기업 목표를 고르는 때예요. 먼저 골라 주세요.
mine-stage-competition = 지금은 경쟁 시기예요. 차례를 진행해 주세요.
mine-stage-enter = 다음은 과도기 시기예요. 참가할지 먼저 정해 주세요.
mine-stage-mulligan = 지금은 손패를 다시 뽑는 때예요. 그대로 둘지 다시 뽑을지 정해 주세요.
mine-stage-transition = 지금은 과도기 시기예요. 차례를 진행해 주세요.

## 일어난 일

mine-event-picked = { NIM($seat, "이/가") } 기업 목표를 골랐어요.
mine-event-period = 경쟁 시기 { $period }/{ $periods } 시작.
mine-event-turn = { NIM($seat) } 차례예요.
mine-event-coin = { NIM($seat, "이/가") } { $resource } 단독 1위라서 동전 토큰을 받아요.
mine-event-opened = 시장에 새로 나온 것: { $cards }.
mine-event-drew = { NIM($seat, "이/가") } 카드를 { $count }장 뽑아요.
mine-event-drew-effect = 카드 { $count }장 뽑음
mine-event-put_down = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 내려놓아요 (에너지 { $energy }).
mine-event-put_down-times = { NIM($seat, "이/가") } { JOSA($card, "을/를") } { $times }번 내려놓아요 (에너지 { $energy })
mine-event-used = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 사용해요.
mine-event-goal_used = { NIM($seat, "이/가") } { $goal } 목표를 써요.
mine-event-end_play = { NIM($seat, "이/가") } 구입 단계로 넘어가요.
mine-event-added = { NIM($seat) }: { $resource } +{ $count }.
mine-event-added-effect = { $resource } +{ $count }
mine-event-removed = { NIM($seat) }: { $resource } −{ $count }.
mine-event-removed-effect = { $resource } −{ $count }
mine-event-credits = { NIM($seat) }: 크레딧 { SIGNED($count) }, 지금 { $credits }.
mine-event-credits-effect = 크레딧 { SIGNED($count) } (지금 { $credits })
mine-event-energy = { NIM($seat) }: 에너지 { SIGNED($count) }, 지금 { $energy }.
mine-event-energy-effect = 에너지 { SIGNED($count) } (지금 { $energy })
mine-event-purchases = { NIM($seat) }: 구입 { SIGNED($count) }.
mine-event-purchases-effect = 구입 { SIGNED($count) }
mine-event-penalty = { NIM($seat, "이/가") } 벌점 { $count }점을 받아 모두 { $penalty }점이에요.
mine-event-penalty-effect = 벌점 { $count }점 (모두 { $penalty }점)
mine-event-coins_spent = { NIM($seat, "이/가") } 동전을 { $count }개 써요.
mine-event-cost_delta = 이번 차례에 시장의 모든 값이 { SIGNED($count) }원 바뀌어요.
mine-event-bought = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 구입해요 ({ $cost }원).
mine-event-gained = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 얻어요.
mine-event-discarded = { NIM($seat, "이/가") } { JOSA($cards, "을/를") } 버려요.
mine-event-discarded-effect = { $cards } 버림
mine-event-discarded_top = { NIM($seat, "이/가") } 덱에서 { JOSA($cards, "을/를") } 버려요.
mine-event-discarded_unseen = { NIM($seat, "이/가") } 시장 카드 { $count }장을 뒷면으로 버려요.
mine-event-exiled = { NIM($seat, "이/가") } { JOSA($cards, "을/를") } 제외해요.
mine-event-shown = { NIM($seat, "이/가") } { JOSA($cards, "을/를") } 보여 줘요.
mine-event-looked_top = { NIM($seat, "이/가") } 자기 덱 맨 위 카드 { $count }장을 봐요.
mine-event-looked_market = { NIM($seat, "이/가") } 시장 덱 맨 위 카드 { $count }장을 봐요.
mine-event-looked_goals = { NIM($seat, "이/가") } 공용 목표 덱 맨 위 카드 { $count }장을 봐요.
mine-event-put_on_deck_top = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 덱 맨 위에 놓아요.
mine-event-put_on_deck_bottom = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 덱 맨 아래에 놓아요.
mine-event-token = { NIM($seat) }의 { $goal }: 토큰 { $tokens }/{ $needed }.
mine-event-flipped = { NIM($seat, "이/가") } { $goal } 목표를 뒤집어 { $points }점을 얻어요.
mine-event-revealed = { NIM($seat, "이/가") } 기업 목표 { JOSA($goal, "을/를") } 공개해요. 지금까지 { $tokens }번이에요.
mine-event-counted = { NIM($seat) }의 { $goal }: 이제 { $tokens }번이에요.
mine-event-asked = { $card }: { NIM($seats) }의 선택을 기다려요.
mine-event-declared = { NIM($seat, "이/가") } 시기의 끝을 선언해서 { $round }라운드가 마지막이에요.
mine-event-ends_by_itself = 아무도 끝을 선언하지 않았지만 시기가 끝나요. { $round }라운드가 마지막이에요.
mine-event-competition_over = 경쟁 시기가 모두 끝났어요.
mine-event-enters = { NIM($seat, "이/가") } 과도기 시기에 들어가요.
mine-event-stays_out = { NIM($seat, "은/는") } 이제 과도기 시기에 들어가지 않아요.
mine-event-transition = 과도기 시기 { $number } 시작.
mine-event-mulligan_chosen = { NIM($seat, "이/가") } 손패를 어떻게 할지 정했어요.
mine-event-mulligan = { NIM($seat, "이/가") } 손패를 다시 뽑아요.
mine-event-standing_set = 자동 응답을 저장했어요.
mine-event-corporation = { NIM($seat) }의 기업 목표: { $goal }.

## 낱말

mine-credit = 크레딧
mine-energy = 에너지
mine-cards-any = 카드 { $n }장
mine-cards-plan = 계획 카드 { $n }장
mine-cards-resource = 자원 카드 { $n }장
mine-cards-color = { $resource } 카드 { $n }장
mine-cards-not_color = { $resource } 아닌 자원 카드 { $n }장
mine-cards-max_cost = 인쇄된 값이 { $cost } 이하인 카드 { $n }장
mine-cards-max_energy = 에너지가 { $energy } 이하인 카드 { $n }장
mine-sort-any = 카드
mine-sort-plan = 계획 카드
mine-sort-resource = 자원 카드
mine-zone-cards = 덱 카드
mine-zone-public_goals = 공용 목표
mine-zone-corporate_goal = 이 카드

## 카드 글: 문장 안

mine-phrase-all = { $effects }
mine-phrase-draw = 카드 { $n }장 뽑기
mine-phrase-add = { $what } { SIGNED($n) }
mine-phrase-add_its_color = 그 카드의 자원 { SIGNED($n) }
mine-phrase-add_and_points = { $what } { SIGNED($n) }, 그 카드의 점수만큼 더
mine-phrase-token_here = 여기에 토큰 { $n }개 놓기

## 카드 글: 문장

mine-rule-energy_x = 내려놓을 수 없어요.
mine-rule-on_discard = 손패나 덱에서 버려지면: { $effects }.
mine-rule-on_discard_or_exile = 손패나 덱에서 버려지거나 제외되면: { $effects }.
mine-rule-end_half_owned = 게임이 끝날 때 내 { $resource }의 절반(버림)만큼 점수가 돼요. 그 전에는 0점이에요.
mine-rule-draw = 카드를 { $n }장 뽑아요.
mine-rule-add = { $what } { SIGNED($n) }.
mine-rule-add_any = 아무 자원 한 가지 { SIGNED($n) }.
mine-rule-add_half_put_down = { $what } + 이번 차례에 손패에서 내려놓은 카드 수(이 카드 포함)의 절반(버림).
mine-rule-add_per = 보여 준 { $sort } 1장마다 { $what } +1.
mine-rule-add_per_most = 보여 준 { $sort } 1장마다 { $what } +1, 최대 { $most }.
mine-rule-lose = { JOSA($resource, "을/를") } { $n }개 없애요.
mine-rule-lose_any = 아무 자원 한 가지를 { $n }개 없애요.
mine-rule-buys = 구입 { SIGNED($n) }.
mine-rule-penalty = 벌점을 { $n }점 받아요.
mine-rule-discard_hand = { $n ->
    [1] 손패에서 { JOSA($cards, "을/를") } 버려요 (있으면).
   *[other] 손패에서 { JOSA($cards, "을/를") } 버려요 (모자라면 있는 만큼).
 }
mine-rule-discard_top = 내 덱 맨 위 카드 { $n }장을 버려요.
mine-rule-exile_hand = 손패에서 { JOSA($cards, "을/를") } 제외해요.
mine-rule-exile_top = 내 덱 맨 위 카드 { $n }장을 보고, 원하면 제외해요.
mine-rule-peek = 내 덱 맨 위 카드 { $n }장을 보고, 원하면 덱 맨 아래에 놓아요.
mine-rule-take_back-deck_top = 원하면 내 버린 더미에서 { JOSA($cards, "을/를") } 덱 맨 위에 놓아요.
mine-rule-take_back-deck_bottom = 내 버린 더미에서 { JOSA($cards, "을/를") } 덱 맨 아래에 놓아요.
mine-rule-choose = 하나를 골라요: { $first } 또는 { $second }.
mine-rule-if_done = { $n ->
    [1] 그렇게 하면: { $effects }.
   *[other] { $n }장을 버렸으면: { $effects }.
 }
mine-rule-if_it_is = { $of ->
    [1] { JOSA($sort, "이면/면") }: { $effects }.
   *[other] { JOSA($sort, "이/가") } 하나라도 있으면: { $effects }.
 }
mine-rule-if_owned = 이때 { JOSA($resource, "이/가") } { $n }개 이상이면: { $effects }.
mine-rule-reveal = 원하면 손패에서 { $cards }까지 보여 줘요.
mine-rule-reveal_tops = 모두 자기 덱 맨 위 카드를 보여 줘요. 카드는 그 자리에 남아요.
mine-rule-use-bound = 그 카드의 효과를 사용해요.
mine-rule-use-discard = 내 버린 더미에서 { $cards }까지 골라 차례로 효과를 사용해요. 카드는 그 자리에 남아요.
mine-rule-use-deck = 내 덱에서 { JOSA($cards, "을/를") } 골라 버리고 그 효과를 사용해요. 그런 다음 덱을 섞어요.
mine-rule-look-market = 시장 덱 맨 위 카드 { $n }장을 봐요.
mine-rule-look-goals = 공용 목표 덱 맨 위 카드 { $n }장을 봐요.
mine-rule-look_gain = 원하면 그중 { $n }장을 얻어요.
mine-rule-look_gain_cost = 원하면 그중 인쇄된 값이 { $cost } 이하인 카드를 { $n }장 얻어요.
mine-rule-look_discard = 나머지 중 원하는 만큼 뒷면으로 버리고, 남은 카드는 맨 위에 되돌려요.
mine-rule-look_discard_any = 그중 원하는 만큼 뒷면으로 버리고, 남은 카드는 맨 위에 되돌려요.
mine-rule-look_return = 나머지는 뒷면인 채로 맨 위에 되돌려요.
mine-rule-market_reveal = 시장 덱 맨 위 카드 { $n }장을 시장에 더 펼쳐요.
mine-rule-cost_mod = 이번 차례에 시장의 모든 카드와 목표가 { $n } 싸져요 (0 아래로는 안 돼요).
mine-rule-opponents_lose_most = 상대마다 가장 많은 자원을 { $n }개 없애요.
mine-rule-opponents_discard_hand = 상대마다 손패에서 카드를 { $n }장 버려요 (모자라면 모두).
mine-rule-opponents_discard_top = 상대마다 자기 덱 맨 위 카드 { $n }장을 보여 주고 버려요.
mine-rule-opponents_next_buying = 상대마다 다음 구입 단계를 시작할 때: { $effects } (0 아래로는 안 돼요).
mine-rule-watch_put_down = 내 다음 차례까지 상대가 한 차례에 { $n }번째 카드를 내려놓으면 상대마다 한 번: { $effects }.
mine-rule-watch_bought = 내 다음 차례가 오기 전에 상대가 카드를 구입하면, 그 차례를 시작할 때: { $effects }.
mine-rule-watch_res_added = 이번 차례에 처음으로 자원을 더할 때: { $effects }.
mine-rule-token_here = 여기에 토큰을 { $n }개 놓아요.
mine-rule-token_any = 원하면 토큰을 쓰는 앞면 공용 목표 하나(내 것이나 상대 것)에 토큰을 { $n }개 놓아요.
mine-rule-flip_any = 앞면 공용 목표 하나(내 것이나 상대 것)를 뒤집어요. 있으면 반드시 해야 해요.

## 저절로 진행되는 목표

mine-rule-token-no_resource_change = 내 차례가 끝날 때 그 차례에 내 자원이 더해지거나 없어지지 않았으면 여기에 토큰을 1개 놓아요.
mine-rule-token-energy_at_least = 내 차례가 끝날 때 에너지가 { $n } 이상 남았으면 여기에 토큰을 1개 놓아요.
mine-rule-token-credits_at_least = 내 차례가 끝날 때 크레딧이 { $n } 이상 남았으면 여기에 토큰을 1개 놓아요.
mine-rule-token-colors_put_down = 한 차례에 { $n }번째로 다른 자원의 카드를 내려놓으면 여기에 토큰을 1개 놓아요.
mine-rule-token-drew = 카드 효과로 카드를 1장이라도 뽑을 때마다 여기에 토큰을 1개 놓아요.
mine-rule-token-energy_cost_at_least = 손패에서 에너지가 { $n } 이상인 카드를 내려놓을 때마다 여기에 토큰을 1개 놓아요.
mine-rule-token-card_is = 손패에서 { JOSA($sort, "을/를") } 내려놓을 때마다 여기에 토큰을 1개 놓아요.
mine-rule-flip-rank_at_least = 내 자원 가운데 { $rank }번째로 많은 것이 { $n }개가 되면 뒤집어요.
mine-rule-flip-others_flipped = 뒤집은 다른 공용 목표가 { $n }개가 되면 뒤집어요.
mine-rule-flip-put_down_at_least = 한 차례에 카드를 { $n }장 내려놓으면 뒤집어요.

## 목표를 쓰는 데 필요한 것

mine-needs_deck = 덱에 카드 필요
mine-needs_hand = 손패에 카드 필요
mine-needs_resource = 자원 필요
mine-needs_market = 펼칠 시장 카드 필요
mine-needs_nothing = 없음

## 기업 목표

mine-rule-own_points = { $points }점 이상인 카드를 { $n }장 이상 가져야 해요. { JOSA($zones, "을/를") } 세요.
mine-rule-own_cost = 값이 { $cost } 이상인 카드를 { $n }장 이상 가져야 해요. { JOSA($zones, "을/를") } 세요.
mine-rule-own_any = 카드를 { $n }장 이상 가져야 해요. { JOSA($zones, "을/를") } 세요.
mine-rule-flipped_after_last = 마지막 경쟁 시기가 끝날 때(과도기 시기 전) 뒤집은 공용 목표가 { $n }개 이상이어야 해요.
mine-rule-end_rank = 게임이 끝날 때 내 자원 가운데 { $rank }번째로 많은 것이 { $n }개 이상이어야 해요.
mine-rule-majorities = 게임이 끝날 때 { $n }가지 이상의 자원에서 혼자 1위여야 해요.
mine-rule-total_lead = 게임이 끝날 때 자원 합계가 모든 상대보다 { $n }개 이상 많아야 해요.
mine-rule-each_color = 게임이 끝날 때 다섯 가지 자원 카드를 각각 { $n }장 이상 가져야 해요. 광산도 세요.
mine-rule-declared_last = 마지막 경쟁 시기의 끝을 선언해야 해요.
mine-rule-counted-infinite_analysis = 공개한 뒤 누구든 자원이 없어질 때마다 세요. { $n }번이면 돼요.
mine-rule-counted-matrix_group = 공개한 뒤 계획 카드를 구입할 때마다 세요. { $n }장이면 돼요.
mine-rule-counted-revival = 공개한 뒤 카드를 5장 이상 내려놓은 내 차례가 끝날 때마다 세요. { $n }번이면 돼요.

## 점수

mine-part-corporate = 기업 목표
mine-part-goals = 공용 목표
mine-part-cards = 카드
mine-part-resources = 자원
mine-part-penalty = 벌점
mine-reason-outright = { NIM($seat, "이/가") } { $total }점으로 이겼어요.
mine-reason-shared = { NIM($seats, "이/가") } { $total }점으로 함께 이겼어요.
mine-reason-goals = { $total }점 동점에서 뒤집은 공용 목표가 { $count }개로 더 많은 { NIM($seat, "이/가") } 이겼어요.
mine-reason-resources = { $total }점 동점에서 자원이 모두 { $count }개로 더 많은 { NIM($seat, "이/가") } 이겼어요.
mine-reason-penalty = { $total }점 동점에서 벌점이 { $count }점으로 더 적은 { NIM($seat, "이/가") } 이겼어요.

## 말로 본 테이블

mine-text-period = 경쟁 시기 { $period }/{ $periods }, { $round }라운드.
mine-text-transition = { $transition ->
    [0] 경쟁 시기가 모두 끝났어요.
   *[other] 과도기 시기 { $transition }.
 }
mine-text-last_round = 이 시기의 마지막 라운드예요.
mine-text-first = 라운드의 선: { NIM($seat) }.
mine-text-acting-goals = { NIM($seat) } 차례예요.
mine-text-acting-play = { NIM($seat, "이/가") } 카드를 내려놓는 차례예요.
mine-text-acting-buy = { NIM($seat, "이/가") } 구입하는 차례예요.
mine-text-acting-enter = { NIM($seat, "이/가") } 다음 과도기 시기에 들어갈지 정해요.
mine-text-stage-corporate = 기업 목표를 몰래 고르고 있어요. 아직 고르지 않은 사람: { NIM($seats) }.
mine-text-stage-mulligan = 손패를 다시 뽑을 수 있어요. 아직 정하지 않은 사람: { NIM($seats) }.
mine-text-asked_by = { JOSA($card, "이/가") } { NIM($seat) }에게 물어요: { $what }.
mine-text-why-gain = 더할 자원
mine-text-why-lose = 없앨 자원
mine-text-why-lose_most = 가장 많은 자원 중 없앨 것
mine-text-why-discard = 버릴 카드
mine-text-why-exile = 제외할 카드
mine-text-why-exile_top = 덱 맨 위에서 제외할 카드
mine-text-why-bottom = 덱 맨 아래에 둘 카드
mine-text-why-take_back = 버린 더미에서 가져올 카드
mine-text-why-reveal = 보여 줄 카드
mine-text-why-use = 사용할 카드
mine-text-why-gain_look = 본 것 중 얻을 것
mine-text-why-discard_look = 뒷면으로 버릴 카드
mine-text-why-choose = 쓸 효과
mine-text-why-token = 토큰을 놓을 목표
mine-text-why-flip = 뒤집을 목표
mine-text-asked-clean_up = { NIM($seat, "이/가") } 차례 끝에 버릴 카드를 골라요.
mine-text-turn_put_down = 이번 차례에 { NIM($seat, "이/가") } 내려놓은 카드: { $cards }.
mine-text-turn_used = 이번 차례에 { NIM($seat, "이/가") } 사용한 것: { $cards }.
mine-text-turn_bought = 이번 차례에 { NIM($seat, "이/가") } 구입한 것: { $cards }.
mine-text-turn_discarded = 이번 차례에 버려진 카드: { $cards }.
mine-text-turn_shown = 이번 차례에 보여 준 카드: { $cards }.
mine-text-turn_earned = 이번 차례에 { NIM($seat, "이/가") } 얻은 크레딧: { $credits }.
mine-text-last_put_down = 지난 차례: { NIM($seat, "이/가") } 내려놓은 카드: { $cards }.
mine-text-last_used = 지난 차례: { NIM($seat, "이/가") } 사용한 것: { $cards }.
mine-text-last_bought = 지난 차례: { NIM($seat, "이/가") } 구입한 것: { $cards }.
mine-text-last_discarded = 지난 차례에 버려진 카드: { $cards }.
mine-text-last_shown = 지난 차례에 보여 준 카드: { $cards }.
mine-text-last_earned = 지난 차례에 { NIM($seat, "이/가") } 얻은 크레딧: { $credits }.
mine-text-last_idle = 지난 차례: { NIM($seat, "은/는") } 아무것도 하지 않았어요.
mine-text-card_of = { NIM($seat) }의 { $card }
mine-text-seat = { NIM($seat) }: 지금까지 { $score }점, { $resources }. 덱 { $deck }장, 손패 { $hand }장, 에너지 { $energy }, 크레딧 { $credits }, 구입 { $purchases }번, 동전 { $coins }, 벌점 { $penalty }.
mine-text-amount = { $what } { $n }
mine-text-seat_goals = { NIM($seat) }의 공용 목표: { $goals }.
mine-text-goal_flipped = { $goal } (뒤집음)
mine-text-goal_open = { $goal } (진행 중)
mine-text-goal_tokens = { $goal } (토큰 { $tokens }/{ $needed })
mine-text-goal_used = { $goal }, 이번 차례에 사용함
mine-text-seat_corporation = { NIM($seat) }의 기업 목표: { $goal }, { $points }점, { $have }/{ $need }.
mine-text-seat_trait = { NIM($seat) }의 특성: { $card }.
mine-text-seat_score = { NIM($seat) }의 점수: { $parts }.
mine-text-declared = { NIM($seat, "이/가") } 시기의 끝을 선언했어요.
mine-text-entered = { NIM($seat, "은/는") } 과도기 시기에 들어가요.
mine-text-not_entered = { NIM($seat, "은/는") } 이번 과도기 시기에 들어가지 않아요.
mine-text-out = { NIM($seat, "은/는") } 과도기 시기에 들어가지 않아요.
mine-text-market = 시장: { $cards }.
mine-text-market_goals = 살 수 있는 공용 목표: { $goals }.
mine-text-for_sale = { $card } { $cost }원
mine-text-for_sale_printed = { $card } { $cost }원(원래 { $printed }원)
mine-text-needs_tokens = { $goal } (토큰 { $n }개면 뒤집음)
mine-text-basic = 기본 더미: { $cards }.
mine-text-pile = { $card } { $cost }원 { $count }장 남음
mine-text-decks = 시장 덱 { $market }장, 버린 카드 { $discarded }장. 공용 목표 덱 { $goals }장.
mine-text-market_discard = 앞면으로 버려진 시장 카드: { $cards }.
mine-text-exile = 제외된 카드: { $cards }.
mine-text-seat_play = { NIM($seat) } 앞에 놓인 카드: { $cards }.
mine-text-seat_discard = { NIM($seat) }의 버린 더미: { $cards }.
mine-text-seat_top = { NIM($seat) }의 덱 맨 위(모두가 알아요): { $cards }.
mine-text-seat_bottom = { NIM($seat) }의 덱 맨 아래(모두가 알아요): { $cards }.
mine-text-times = { $card } ×{ $n }
mine-text-final = { $rank }위 { NIM($seat) }: { $total }점 ({ $parts }).
mine-text-part = { $part } { $points }
mine-text-my_offer = 고를 수 있는 기업 목표: { $goals }.
mine-text-my_hand = 내 손패: { $cards }.
mine-text-refused = { $card } ({ $reason })
mine-text-my_funds = 구입에 쓸 수 있는 크레딧(동전 제외): { $credits }.
mine-text-my_deck = 내 덱(순서 없음): { $cards }.
mine-text-my_top = 내 덱 맨 위(위에서부터): { $cards }.
mine-text-my_bottom = 내 덱 맨 아래(마지막이 가장 아래): { $cards }.
mine-text-my_market_top = 시장 덱 맨 위(위에서부터): { $cards }.
mine-text-my_goals_top = 공용 목표 덱 맨 위(위에서부터): { $cards }.
mine-text-my_corporation = 내 기업 목표: { $goal }, { $points }점, { $have }/{ $need }.
mine-text-my_score = 지금 내 점수: { $score } ({ $parts }).
mine-text-my_look = 보고 있는 카드: { $cards }.
mine-text-my_choice = { $most ->
    [1] 고를 수 있는 것: { $options }.
   *[other] { $many }개 고르기: { $options }.
 }
mine-text-waiting = { NIM($seat) }에게 아직 남은 효과: { $cards }.
mine-text-card_says = { $card } (에너지 { $energy }, { $points }점): { $text }
mine-text-card_says_nothing = { $card } (에너지 { $energy }, { $points }점): 효과 없음.
mine-text-goal_says_active = { $goal } (액티브 목표, { $points }점): { $text }
mine-text-goal_says_passive = { $goal } (패시브 목표, { $points }점): { $text }

## 안 되는 까닭

error-mine-not_in_hand = 내 손패에 { $card } 카드가 없어요. 손패에서 골라 주세요.
error-mine-energy_x = { $card } 카드는 에너지가 X라 내려놓을 수 없어요. 버리거나 제외될 때 효과가 나요.
error-mine-energy = { $card }: 에너지 { $need } 필요, 지금 { $have }. 더 가벼운 카드를 고르거나 구입해 주세요.
error-mine-resource = { $card }: { $resource } { $need }개 필요, 지금 { $have }개. 다른 카드를 골라 주세요.
error-mine-any_resource = { $card }: 자원 { $need }개가 필요한데 없어요. 다른 카드를 골라 주세요.
error-mine-not_simple = { $card } 카드는 고를 것이 있어요. 하나씩 내려놓아 주세요.
error-mine-phase_goals = 카드를 내려놓은 뒤에는 공용 목표를 쓸 수 없어요. 다음 차례가 시작될 때 써 주세요.
error-mine-phase_play = 구입을 시작해서 더 내려놓을 수 없어요. 더 구입하거나 차례를 끝내 주세요.
error-mine-phase_buy = 이미 구입 단계예요. 구입하거나 차례를 끝내 주세요.
error-mine-nothing_waits = 구입 단계를 기다리는 효과가 없어요. 바로 구입하거나 차례를 끝내 주세요.
error-mine-stage = { $stage }
error-mine-pending = 먼저 답해 주세요: { $question }
error-mine-not_your_decision = 지금 고를 것이 없어요. 생기면 알려 드릴게요.
error-mine-mulligan = 다시 뽑기는 과도기 시기마다 시작 전에 한 번이에요. 이 손패로 이어서 해 주세요.
error-mine-standing_set = 이번 차례의 자동 응답은 이미 정했어요. 다음 차례에 바꿀 수 있어요.
error-mine-goal_not_owned = { $goal } 목표를 가지고 있지 않아요. 내 목표에서 골라 주세요.
error-mine-goal_passive = { $goal } 목표는 저절로 진행돼요. 액티브 목표를 골라 주세요.
error-mine-goal_flipped = { $goal } 목표는 이미 뒤집었어요. 다른 목표를 골라 주세요.
error-mine-goal_used = { $goal } 목표는 이번 차례에 이미 썼어요. 다음 차례에 쓸 수 있어요.
error-mine-goal_condition = { $goal } 목표의 조건이 아직 안 돼요: { $requirement }. 조건이 되면 써 주세요.
error-mine-no_coin = { $coins ->
    [0] 동전이 없어요. 한 자원에서 혼자 1위가 되면 받아요.
   *[other] 동전이 { $coins }개뿐이에요. 더 적게 써 주세요.
 }
error-mine-not_for_sale = { $card } 카드는 지금 살 수 없어요. 그림에서 골라 주세요. 예: m3
error-mine-sold_out = { $card } 카드는 다 팔렸어요. 다른 카드를 골라 주세요.
error-mine-no_buys = 이번 차례에는 더 살 수 없어요. 차례를 끝내 주세요.
error-mine-credits = { $coins ->
    [0] { $card } 값은 { $cost }원인데 { $have }원 있어요. 더 싼 것을 골라 주세요.
   *[other] { $card } 값은 { $cost }원인데 { $have }원(동전 { $coins }) 있어요. 더 싼 것을 골라 주세요.
 }
error-mine-choice_count = { $many }개를 골라 주세요.
error-mine-choice = ‘{ $text }’ 항목은 고를 수 없어요. 고를 수 있는 것: { $options }.
error-mine-corp = 받은 기업 목표 가운데 골라 주세요: { $offer }.
error-mine-unknown = { $count ->
    [0] ‘{ $text }’ 이름을 찾지 못했어요. 그림에 있는 이름이나 번호를 써 주세요.
   *[other] ‘{ $text }’ 이름을 찾지 못했어요. 비슷한 것: { $names }
 }
error-mine-ambiguous = ‘{ $text }’에 맞는 것이 여럿이에요. 하나만 골라 주세요: { $names }
error-mine-syntax = ‘{ $text }’ 부분을 읽지 못했어요. 이렇게 써 주세요: p 투자금*3 또는 b m3 또는 e

## What seats have in numbers

mine-tally-points = 지금까지 점수
mine-tally-goals = 공용 목표
mine-tally-coins = 동전
mine-tally-penalty = 벌점
mine-tally-hand = 손패
mine-tally-deck = 덱
mine-tally-discard = 버린 카드

## 통계

mine-stat-periods = 경쟁 시기
mine-stat-transitions = 과도기 시기
mine-stat-goals = 달성한 공용 목표
mine-stat-cards = 가진 카드
mine-stat-resources = 자원
mine-stat-corporation = 기업 목표

## 예전 버전의 기록에만 있는 말

mine-event-left-before = { $seat } 님이 떠났어요. 자리는 계속 진행돼요.
