## 준비

tmars-event-chosen = { NIM($seat, "이/가") } 선택을 마쳤어요.
tmars-event-corporation = { NIM($seat, "이/가") } { $card } 기업을 공개해요. 시작 자금: { $start }.
tmars-event-kept = { $count ->
    [0] { NIM($seat, "은/는") } 프로젝트 카드를 갖지 않아요.
   *[other] { NIM($seat, "이/가") } 프로젝트 카드 { $count }장을 { $cost } M€에 골라요.
 }
tmars-event-plays_prelude = { NIM($seat, "이/가") } 서곡 { JOSA($card, "을/를") } 사용해요.
tmars-event-prelude_fizzles = { NIM($seat, "이/가") } 서곡 { JOSA($card, "을/를") } 실행할 수 없어 버려요.

## 세대

tmars-event-generation = **{ $number }세대.** 선 플레이어: { $first }.
tmars-event-drafted = { NIM($seat, "이/가") } 카드를 골랐어요.
tmars-event-decided = { NIM($seat, "이/가") } 살 카드를 정했어요.
tmars-event-bought_nothing = { NIM($seat, "이/가") } 카드를 사지 않아요.
tmars-event-produced = { NIM($seat) }의 생산: { $what }.
tmars-event-final = 화성이 살 수 있는 곳이 되었어요. 식물이 충분하면 마지막 녹지를 놓아요.
tmars-event-no_more_greeneries = { NIM($seat, "은/는") } 이제 녹지를 놓지 않아요.
tmars-event-events = { NIM($seat) }의 사건: { $cards }.

## 차례

tmars-event-plays = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 사용해요 ({ $paid }).
tmars-event-plays_for_nothing = { NIM($seat, "이/가") } { JOSA($card, "을/를") } 무료로 사용해요.
tmars-event-project = { NIM($seat) }: 일반 프로젝트 { $project } ({ $paid }).
tmars-event-project-times = { NIM($seat, "이/가") } 일반 프로젝트 { JOSA($project, "을/를") } { $times }번 진행해요 ({ $paid })
tmars-event-sold = { NIM($seat, "이/가") } 카드 { $count }장을 { $count } M€에 팔아요.
tmars-event-action = { NIM($seat, "이/가") } { $card }의 행동을 해요.
tmars-event-action_paid = { NIM($seat, "이/가") } { $card }의 행동을 해요 ({ $paid }).
tmars-event-convert_plants = { NIM($seat, "이/가") } { JOSA($price, "을/를") } 녹지로 바꿔요.
tmars-event-convert_heat = { NIM($seat, "이/가") } { JOSA($price, "을/를") } 써서 기온을 올려요.
tmars-event-convert_heat-times = { NIM($seat, "이/가") } { JOSA($price, "을/를") } 써서 기온을 { $times }번 올려요
tmars-event-first = { NIM($seat, "이/가") } { $card }의 첫 행동을 해요.
tmars-event-first_dropped = { $card }의 첫 행동을 할 수 없어서 { NIM($seat, "은/는") } 그냥 진행해요.
tmars-event-passes = { NIM($seat, "이/가") } 행동을 종료해요.

## 물어보는 것

tmars-asked-start = 기업과 가질 카드를 골라 주세요.
tmars-asked-draft = 카드 1장을 골라 주세요. 나머지는 옆으로 넘겨요.
tmars-asked-draft_corporation = 기업 하나를 골라 주세요. 나머지는 옆으로 넘겨요. 드래프트가 끝나면 둘 중 하나를 정해요.
tmars-asked-research = 어느 카드를 살까요?
tmars-asked-first = { $card }의 첫 행동이 먼저예요: { $do }.
tmars-asked-turn = { $left ->
    [0] 행동 2번을 했어요. 차례를 넘겨 주세요.
    [1] 한 번 더 행동하거나 차례를 넘겨 주세요.
   *[other] 행동을 하거나 행동을 종료해 주세요.
 }
tmars-asked-alone = 나만 남았어요. 행동하거나 종료해 주세요.
tmars-asked-last = 마지막 세대예요. { $what }
tmars-asked-final = 마지막 녹지를 놓거나 종료해 주세요.
tmars-phase-start = 지금은 기업과 첫 카드를 고르는 때예요. 먼저 골라 주세요.
tmars-phase-preludes = 지금은 서곡 카드를 쓰는 때예요. 먼저 내 서곡을 써 주세요.
tmars-phase-draft = 지금은 드래프트하는 때예요. 카드 한 장을 골라 주세요.
tmars-phase-research = 지금은 카드를 사는 때예요. 살 카드를 골라 주세요.
tmars-phase-action = 지금은 행동하는 때예요. 행동을 골라 주세요.
tmars-phase-final = 지금은 마지막 녹지를 놓는 때예요. 놓거나 패스해 주세요.
tmars-phase-over = 끝난 테이블이에요.

## 고를 수 있는 것

tmars-pick-no_preludes = 이 게임에는 서곡이 없어요
tmars-pick-preludes = { $first }, 다음에 { $second }
tmars-pick-numbered = { $number } { $card }
tmars-pick-no_cards = 카드 없음
tmars-pick-no_space = 타일 없음
tmars-no_text = 따로 효과가 없어요.
tmars-wild_text = 만능 태그는 원하는 태그 하나로 쳐요.
tmars-note-corporation = { $mc } M€. { $text }
tmars-note-preludes = 먼저: { $first } 다음: { $second }
tmars-note-offer = { $cost } M€. { $text }
tmars-note-offer_needing = { $cost } M€. { $needs } { $text }
tmars-note-play = { $cost } M€. { $text }
tmars-note-play_warned = { $cost } M€. { $warning } { $text }
tmars-note-sell = 카드마다 1 M€
tmars-note-project-power_plant = { $cost } M€ → 에너지 생산력 +1
tmars-note-project-asteroid = { $cost } M€ → 기온 +2 °C
tmars-note-project-aquifer = { $cost } M€ → 해양 하나
tmars-note-project-greenery = { $cost } M€ → 녹지 하나, 산소 +1%
tmars-note-project-city = { $cost } M€ → 도시 하나, M€ 생산력 +1
tmars-note-project_warned = { $cost } M€. { $warning }
tmars-note-convert-plants = 식물 { $price } → 녹지 하나, 산소 +1%
tmars-note-convert-heat = 열 { $price } → 기온 +2 °C
tmars-note-convert-final = 식물 { $price } → 녹지 하나, 산소는 더 오르지 않아요
tmars-note-convert_warned = { $price }개를 써요. { $warning }
tmars-note-claim = { $cost } M€. 세는 것: { $what }. 나 { $have }/{ $need }.
tmars-note-fund = { $cost } M€. 세는 것: { $what }. 나 { $mine }, { $owner } { $best }.
tmars-note-fund_against_bot = { $cost } M€. 세는 것: { $what }. 나 { $mine }, 마스봇 { $best }({ $how }).
tmars-warn-at_maximum = 이미 최대라서 오르지 않아요: { $parameter }.
tmars-warn-oceans_out = 해양 아홉 개가 모두 놓여서 더 놓지 않아요.
tmars-warn-no_holder = 올릴 수 있는 내 카드가 없어요: { $resource }.
tmars-warn-only_you = 나만 { JOSA($resource, "을/를") } 잃을 수 있어요.

## 칸

tmars-space = { $space }
tmars-space_named = { $space } ({ $name })
tmars-spot-nothing = 보너스 없음
tmars-area-oceans = 해양 옆 ({ $n })
tmars-area-own = 내 타일 옆 ({ $n })
tmars-area-bonuses = 보너스 ({ $n })
tmars-area-others = 그 밖 ({ $n })
tmars-spot-gains = { $gains }
tmars-spot-oceans = 해양으로 { $n } M€
tmars-spot-beside = { $gains }; 옆에 { $what }
tmars-spot-greeneries = 녹지 { $n }
tmars-spot-cities = 도시 { $n }
tmars-spot-cards = 카드 { $n }장
tmars-spot-south_pole = { $cost } M€를 내고 해양 놓기
tmars-project_cards = 프로젝트 카드 { $n }장
tmars-cities_of_all = 놓인 도시

## 거절

error-tmars-decision_pending = 먼저 답해 주세요: { $question }
error-tmars-wrong_phase = { $phase }
error-tmars-no_actions_left = 행동 2번을 했어요. 차례를 넘겨 주세요.
error-tmars-first_action_due = { $card }의 첫 행동을 먼저 해야 해요.
error-tmars-no_first_action = 첫 행동은 이미 했거나 없어요. 다른 행동을 해 주세요.
error-tmars-no_action_taken = 이번 차례에 아직 행동하지 않았어요. 행동하거나 행동을 종료해 주세요.
error-tmars-only_pass_ends = 나머지는 모두 종료했어요. 차례를 넘기는 대신 행동을 종료해 주세요.
error-tmars-end_instead = 이번 차례에 행동했어요. 종료 대신 차례를 넘겨 주세요.
error-tmars-not_in_hand = 내 손패에 { $card } 카드가 없어요. 손패에서 골라 주세요.
error-tmars-not_in_play = 내 앞에 { $card } 카드가 없어요. 내놓은 카드에서 골라 주세요.
error-tmars-not_offered = { $card } 카드는 고를 수 없어요. 고를 수 있는 것: { $options }.
error-tmars-card_order = 카드를 제시된 순서대로 한 번씩만 골라 주세요.
error-tmars-prelude_count = { $count ->
    [0] 이 게임에는 서곡이 없어요.
   *[other] 서로 다른 서곡 { $count }장을 사용하는 순서대로 골라 주세요.
 }
error-tmars-keeps_all = { $card } 기업은 카드 { $count }장을 모두 가져요. 모두 골라 주세요.
error-tmars-bad_start = 프로젝트 { $count }장은 { $cost } M€인데 { $card } 기업은 { $start } M€로 시작해요. 더 적게 골라 주세요.
error-tmars-req_global = { $card }의 조건: { $parameter } { $need } { $bound ->
    [least] 이상
   *[most] 이하
 }. 지금: { $now }{ $flex ->
    [0] . 조건이 맞을 때 사용해 주세요.
   *[other] , 허용 오차 { $flex }. 조건이 맞을 때 사용해 주세요.
 }
error-tmars-req_tags = { $card }의 조건: { $tag } 태그 { $need }개. 지금: { $have }개. 다른 카드를 골라 주세요.
error-tmars-req_other = { $card }의 조건: { $what } { $need }. 지금: { $have }. 다른 카드를 골라 주세요.
error-tmars-cannot_afford = { $what }: { $cost } M€가 필요한데 { $most } M€까지 낼 수 있어요. 더 싼 것을 골라 주세요.
error-tmars-resource_short = { JOSA($resource, "이/가") } { $n }개 필요한데 { $have }개뿐이에요. 다른 것을 골라 주세요.
error-tmars-here_short = { $card } 위에 { JOSA($resource, "이/가") } { $n }개 필요한데 { $have }개뿐이에요.
error-tmars-pay_form = 지불은 `s5 m1`처럼 글자와 수로 적어 주세요. m은 M€, s는 강철, t는 티타늄, h는 열, b는 미생물이에요.
error-tmars-pay_unit = { $what }: { JOSA($unit, "을/를") } 쓸 수 없어요. 다른 것으로 내 주세요.
error-tmars-pay_more_than_owned = { $unit }: 여기에는 최대 { $most }까지 쓸 수 있어요.
error-tmars-pay_short = { $cost } M€ 중 { $paid } M€예요. 더 내 주세요.
error-tmars-pay_waste = { $unit }: 하나 덜 내도 { $cost } M€가 돼요. 하나 빼 주세요.
error-tmars-unknown_project = ‘{ $text }’ 일반 프로젝트는 없어요. 있는 것: 매각, 발전소, 소행성, 지하수 추출, 녹지 형성, 도시 건설
error-tmars-unknown_conversion = ‘{ $text }’ 변환은 없어요. 식물과 열만 바꿀 수 있어요.
error-tmars-no_cards = 팔 카드가 없어요. 다른 행동을 해 주세요.
error-tmars-too_few_sold = 팔 카드를 한 장 이상 골라 주세요.
error-tmars-sells_nothing = { $project } 프로젝트에는 카드가 필요 없어요. 카드를 빼 주세요.
error-tmars-no_tile_due = 여기서는 타일을 놓지 않아요. { $space } 칸을 빼 주세요.
error-tmars-only_plants = 마지막에는 식물만 바꿀 수 있어요. 식물을 쓰거나 종료해 주세요.
error-tmars-no_action = { $card } 카드에는 행동이 없어요. 다른 카드를 골라 주세요.
error-tmars-action_used = { $card }: 이번 세대에 이미 행동했어요. 다음 세대에 할 수 있어요.
error-tmars-no_such_option = { $card } 카드의 행동은 { $most }가지예요. 그중에서 골라 주세요.
error-tmars-bad_amount = { $low }부터 { $high } 사이의 수를 골라 주세요.
error-tmars-condition_not_met = 이번 세대에 테라포밍 등급이 오르지 않았어요. 먼저 올려 주세요.
error-tmars-no_card_to_play = { $card }: 함께 사용할 수 있는 카드가 손패에 없어요. 다른 행동을 해 주세요.
error-tmars-not_in_solo = 나 홀로 화성에 규칙에는 업적과 기업상이 없어요. 다른 행동을 해 주세요.
error-tmars-too_many_bans = 카드는 { $most }장까지 뺄 수 있어요. 지금은 { $count }장이에요. 몇 장을 목록에서 지워 주세요.
error-tmars-few_corporations = 기업을 너무 많이 뺐어요. { $need }장을 나누어야 하는데 { $left }장만 남아요. 몇 장을 목록에서 지워 주세요.
error-tmars-few_preludes = 서곡 카드를 너무 많이 뺐어요. { $need }장을 나누어야 하는데 { $left }장만 남아요. 몇 장을 목록에서 지워 주세요.
error-tmars-unknown_milestone = 그런 업적은 없어요. 업적: { $options }.
error-tmars-milestone_taken = { $milestone } 업적은 이미 { JOSA($owner, "이/가") } 달성했어요. 다른 업적을 골라 주세요.
error-tmars-milestones_full = 업적 3개가 모두 달성됐어요. 다른 행동을 해 주세요.
error-tmars-milestone_not_met = { $milestone }: { $need } 중 { $have }. 더 모은 뒤 선언해 주세요.
error-tmars-unknown_award = 그런 기업상은 없어요. 기업상: { $options }.
error-tmars-award_funded = { $award }: 이미 { JOSA($owner, "이/가") } 제정했어요. 다른 기업상을 골라 주세요.
error-tmars-awards_full = 기업상 3개가 모두 제정됐어요. 다른 행동을 해 주세요.

## 예전 버전의 기록에만 있는 말

tmars-event-left-before = { NIM($seat, "이/가") } 자리를 떠났어요.
