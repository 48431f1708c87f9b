# 카드와 목표, 그리고 여럿이 함께 쓰는 말에 대한 세부 규칙.

## 카드 하나하나

mine-ruling-only_card = 손패에 이 카드만 있어도 내려놓을 수 있어요. 그때는 아무것도 버리지 않아요.
mine-ruling-discard_is_no_put_down = 버린 카드는 내려놓은 카드로 세지 않아요.
mine-ruling-collect = 없애는 자원과 더하는 자원은 같은 것이어도 돼요.
mine-ruling-research = 덱이 비어 있으면 보지도 뽑지도 않아요.
mine-ruling-the_more = 이 카드도 세요. 두세 번째로 내려놓으면 루비 +1, 네다섯 번째면 +2예요.
mine-ruling-recycled_fuel = 이번 시기에 버렸거나 구입한 카드는 버린 더미에 있어요. 이번 차례에 내려놓은 카드는 아직 없어요.
mine-ruling-recycled_fuel_itself = { mine-card-venture } 카드로 버린 더미에서 쓰면 이 카드 자신을 덱 위에 놓을 수도 있어요.
mine-ruling-business_report = 덱이 비어 있어도 내려놓을 수 있어요. 손패가 비어 있으면 버리지 않아요.
mine-ruling-venture_empty = 덱이 비어 있으면 버리지 않아요. 버린 더미의 카드는 그래도 쓸 수 있어요.
mine-ruling-venture_second = 두 번째 카드는 첫 번째 카드의 효과가 끝난 뒤, 처음 고를 때 버린 더미에 있던 카드 중에서 골라요. 카드 한 장은 한 번만 써요.
mine-ruling-bursting = 고르는 자원은 사파이어여도 돼요.
mine-ruling-subcontract = 계획 카드, 투자금, 특성 카드는 버릴 수 없어요. 알맞은 카드가 없어도 내려놓을 수 있어요.
mine-ruling-printed_limit = 한도는 인쇄된 값이에요. 시장에서 싸져도 인쇄된 값이 4인 카드는 얻을 수 없어요.
mine-ruling-unseen = 뒷면으로 버리거나 되돌려 놓는 카드는 다른 사람이 보지 못해요.
mine-ruling-bargain_sale = 공용 목표와 이번 차례에 나중에 펼친 카드도 싸져요. 기본 더미는 그대로예요.
mine-ruling-off_turn = 다른 사람 차례에 받은 에너지와 크레딧은 내 차례가 시작될 때 사라져요.
mine-ruling-know_how = 에메랄드는 카드를 버리고 그 카드의 효과까지 끝난 뒤에 세요.
mine-ruling-opportunity_cost = 지금의 점수를 세요. { mine-card-turtle_idol } 카드는 0점이에요.
mine-ruling-mad_scientist = 덱이 비어 있으면 제외하지 않아요.
mine-ruling-turtle_idol = 게임 중에는 0점이에요. 끝날 때 에메랄드가 4개면 2점짜리 카드예요.
mine-ruling-labor_dispute = 그보다 적게 가진 상대는 전부 잃어요. 자원이 없는 상대는 아무것도 잃지 않아요.
mine-ruling-ties_of_largest = 가장 많은 자원이 여럿이면 지금 차례인 사람이 그중에서 골라요.
mine-ruling-who_stayed_out = 과도기 시기에 들어가지 않은 사람에게도 미쳐요.
mine-ruling-smelting = 카드는 덱 맨 위에 그대로 남고 모두가 알아요. 계획 카드, 투자금, 특성 카드는 세지 않아요.
mine-ruling-scathing_criticism = 손패가 1장뿐이면 그 1장을 버려요. 버린 카드의 효과는 주인이 바로 얻어요.
mine-ruling-chosen_together = 상대들은 동시에 몰래 골라요. 그다음 지금 차례인 사람의 왼쪽부터 차례로 버려요.
mine-ruling-tech_leak = 상대 한 명당 철을 한 번만 얻어요.
mine-ruling-tech_leak_last = 마지막 라운드에는 아직 차례가 남은 사람에게만 미쳐요.
mine-ruling-chicken_game = 상대가 몇 명이 구입해도 철은 한 번만 얻어요. 공용 목표를 구입해도 카드를 구입한 것으로 쳐요. 얻은 카드는 구입한 것이 아니에요.
mine-ruling-cooked_books = 덱에 철 자원 카드가 없으면 섞기만 해요.
mine-ruling-show_fewer = 가진 것보다 적게 보여 줘도 되고, 보여 주지 않아도 돼요.
mine-ruling-human_capital = 조건으로 뒤집는 목표와 이미 뒤집은 목표에는 토큰을 놓을 수 없어요.
mine-ruling-owner_benefits = 상대의 목표에 쓰면 이득은 그 상대가 얻어요.
mine-ruling-gold_standard = 누군가의 앞에 뒤집지 않은 공용 목표가 있으면 상대의 것이라도 꼭 하나를 뒤집어야 해요.
mine-ruling-imitation_empty = 덱이 비어 있으면 버리지도 쓰지도 않아요.
mine-ruling-imitation_trigger = 버릴 때의 효과가 먼저예요. 그 카드를 쓸 수 없어도 얻어요.
mine-ruling-no_resource_card = 계획 카드라서 자원 카드로 세지 않아요.
mine-ruling-expo = 손패에 다른 카드가 1장뿐이면 그것만 버리고 더 얻지 않아요. 없으면 아무 일도 없어요.
mine-ruling-loan = 크레딧을 먼저 얻고 벌점을 받아요. 벌점은 게임이 끝날 때 빼요.

## 목표 하나하나

mine-ruling-discard_works = 버릴 때의 효과가 있는 카드면 그 효과를 얻어요.
mine-ruling-exile_works = 제외할 때의 효과가 있는 카드면 그 효과를 얻어요.
mine-ruling-mine_survey = 더 펼친 카드는 그대로 남아요. 시장 카드가 6장보다 적어질 때까지 채우지 않아요.
mine-ruling-spoil_the_pot = 그 구입 단계가 시작된 뒤에 쓴 동전은 줄지 않아요.
mine-ruling-side_income = 토큰이 먼저예요. 크레딧은 어떤 효과로든 자원을 처음 더할 때 한 번만 얻어요.
mine-ruling-hire_interns = 계획 카드가 여러 장 나와도 토큰은 1개예요.
mine-ruling-hire_interns_decks = 덱이 비어 있어도 쓸 수 있고, 덱이 떨어지게 할 수도 있어요. 버린 카드의 효과는 주인이 얻어요.
mine-ruling-secondhand_mania = 인쇄된 값을 봐요. 소형 광산, 투자금, 특성 카드는 값이 0이에요.
mine-ruling-scrap_resources = 가지고 있는 자원만 없앨 수 있어요.
mine-ruling-isolated_factory = 없앤 자원을 다시 더해도 바뀐 것이에요.
mine-ruling-goal_achieved = 이 목표 자신은 세지 않아요.
mine-ruling-octopus = 한 차례에 토큰은 많아야 1개예요.
mine-ruling-boost = 뽑는 효과 하나마다 장수와 상관없이 토큰 1개예요. 다른 카드를 통해 쓴 효과도 따로 세요. 차례 끝에 뽑는 것은 카드 효과가 아니에요.
mine-ruling-slush_fund = 차례를 끝내기 전에 동전을 쓰면 그 크레딧도 세요.
mine-ruling-overflow = 카드 5장을 내려놓은 차례에 구입하면 바로 뒤집어요.
mine-ruling-dodge = 이 카드 자신과, 뒤집었든 아니든 모든 공용 목표를 세요. { mine-card-turtle_idol } 카드는 에메랄드가 4개 이상이면 세요.
mine-ruling-the_traders = 인쇄된 값을 보고, 뒤집었든 아니든 모든 공용 목표를 세요.
mine-ruling-the_ambition = 과도기 시기에 뒤집은 목표는 세지 않아요.
mine-ruling-largest_tie = 가장 많은 자원이 둘이면 하나가 첫째, 다른 하나가 둘째예요.
mine-ruling-greed_salads = 같으면 앞선 것이 아니에요.
mine-ruling-mr_borobo = 자원이 가장 많은 상대와 견줘요.
mine-ruling-infinite_analysis = 몇 개를 없애든 사람마다, 효과마다 한 번 세요. 내가 잃는 것도 세요.
mine-ruling-matrix_group = 얻은 계획 카드는 구입한 것이 아니에요.
mine-ruling-revival = 한 차례는 끝날 때 한 번만 세요.
mine-ruling-easter_melon = 소형 광산, 투자금, 특성 카드와 뒤집은 목표도 세요. 제외한 카드는 누구의 것도 아니에요.
mine-ruling-starting_point = 소형 광산도 세요. 계획 카드, 투자금, 특성 카드는 종류가 없어요.
mine-ruling-arsene = 다른 사람 때문에 떨어졌어도, 덱이 가장 먼저 떨어진 사람이 끝을 선언한 거예요.

## 함께 쓰는 말

mine-ruling-no_put_down = 버린 카드와 다른 카드를 통해 쓴 카드는 내려놓은 것이 아니에요.
mine-ruling-energy_x = 에너지 X: 다른 카드의 효과로도 쓸 수 없어요.
mine-ruling-draw = 덱에 있는 만큼만 뽑아요. 덱이 비어 있으면 뽑지 않지만 내려놓을 수는 있어요.
mine-ruling-lose = 없앨 자원이 모자라면 내려놓을 수도, 쓸 수도 없어요.
mine-ruling-if_done = ‘그렇게 하면’ 뒤의 효과는 앞의 것을 전부 했을 때만 얻어요.
mine-ruling-use = 쓴 카드는 그 자리에 남고 내려놓은 것이 아니에요. 다른 카드를 쓰는 카드와 에너지 X 카드는 쓸 수 없어요.
mine-ruling-gain = 얻는 것은 구입이 아니에요. 카드는 내 버린 더미로, 목표는 내 앞에 놓여요.
mine-ruling-look = 덱이 모자라면 버린 더미를 섞어 아래에 놓아요. 되돌려 놓는 카드는 순서를 지켜요.
mine-ruling-next_turn = 시기가 끝나면 사라져요. 그 시기에 차례가 더 없는 사람에게는 미치지 않아요.
mine-ruling-on_discard = 손패나 덱에서 버릴 때만이에요. 누구의 차례든 주인이 바로 얻고, 그다음에 원래 카드가 이어져요.
mine-ruling-on_exile = 손패나 덱에서 버리거나 제외할 때만이에요. 누구의 차례든 주인이 바로 얻고, 그다음에 원래 카드가 이어져요.
mine-ruling-basic_pile = 기본 더미에서 언제나 살 수 있어요. 시장이 아니어서 시장의 값이 바뀌어도 그대로예요.
mine-ruling-plain = 자원 카드도 계획 카드도 아니고, 값은 0으로 쳐요.
mine-ruling-small_mine = 자원 카드이고, 값은 0으로 쳐요.
mine-ruling-active = 구입한 다음 차례부터, 카드를 내려놓기 전에, 조건이 되면 차례마다 한 번 써요. 뒤집은 뒤에는 쓸 수 없어요.
mine-ruling-at_once = 조건이 되는 바로 그때, 누구의 차례든, 구입하는 순간에도 뒤집어요.
mine-ruling-turn_end = 차례의 끝은 손패를 5장으로 맞춘 다음이에요. 구입한 차례에도 세요.
mine-ruling-passive = 저절로 진행되고 거절할 수 없어요. 뒤집은 목표는 되돌아오지 않아요.
mine-ruling-research_goal = 셀 일이 생겼을 때 원하면 공개해요. 그 일부터 세고 앞의 일은 세지 않아요. 그 뒤로는 모두가 수를 보고, 빠짐없이 세요.
mine-ruling-until_the_end = 과도기 시기에 일어난 일도, 들어가지 않은 사람에게까지 세요.
mine-ruling-not_met = 이루지 못하면 0점이에요.
