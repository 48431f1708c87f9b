# “더 바꾸기”에서 고르는 것들.

tournament-more_group_rounds = 라운드
tournament-more_about_rounds = 라운드가 몇 개이고 얼마나 걸리며, 다음 회차가 열리는지.
tournament-more_group_knockout = 토너먼트와 조
tournament-more_about_knockout = 누가 올라가고, 승부를 어떻게 정하는지.
tournament-more_group_tables = 테이블
tournament-more_about_tables = 진행 속도와 인원, 게임 옵션을 정해요.
tournament-more_group_points = 점수
tournament-more_about_points = 등수별 점수와 동점일 때의 순서를 정해요.
tournament-more_group_pairing = 배정
tournament-more_about_pairing = 누가 누구를 만나는지 정해요.
tournament-more_group_entry = 참가
tournament-more_about_entry = 누가 언제까지 참가하고 몇 번 쉴 수 있는지 정해요.
tournament-more_group_presence = 체크인과 심판
tournament-more_about_presence = 오지 않은 사람을 어떻게 할지, 누가 판정할지 정해요.
tournament-more_scoring = 점수: { $choice } ({ $points })
tournament-more_scoring_share = 점수: { $choice }
tournament-more_scoring_draws = 승점: 승리 3, 무승부 1
tournament-scoring-placement = 등수대로
tournament-scoring-league = 리그 방식
tournament-scoring-tm = 등수 차이를 작게
tournament-scoring-most_wins = 승수 먼저, 다음 등수
tournament-scoring-win = 승리만
tournament-scoring-share = 테이블 점수에서 차지한 비율
tournament-more_tie = 동점이면 { $place }순위: { $choice }
tournament-more_bye = 부전승의 가치: { $choice }
tournament-more_bye_win = 1등
tournament-more_bye_second = 2등
tournament-more_bye_mean = 평균 점수
tournament-more_best_of = 가장 좋은 { $choice }번만 세요
tournament-more_best_of_all = 모든 테이블을 세요
tournament-more_advance = 올라가는 인원: { $choice }명
tournament-more_lives = 목숨: { $choice }개
tournament-more_group = 조마다 { $choice }명
tournament-more_pyramid_yes = 디비전: 1개 조, 2개 조, 4개 조 …
tournament-more_pyramid_no = 디비전: 한 조씩
tournament-more_up = 조마다 승격: { $choice }명
tournament-more_down = 조마다 강등: { $choice }명
tournament-more_reset_yes = 결승: 무패 선수는 두 번 져야 끝나요
tournament-more_reset_no = 결승: 단판
tournament-more_bracket_yes = 대진표: 처음부터 고정
tournament-more_bracket_no = 대진표: 라운드마다 새로
tournament-more_match = { $choice ->
    [1] 한 판으로 승부
    [2] 3판 2선승
   *[other] 5판 3선승
}
tournament-more_third_yes = 3위 결정전 있음
tournament-more_third_no = 3위 결정전 없음
tournament-more_small_yes = 결승 아래 순위를 정하는 순위 결정전
tournament-more_small_no = 순위 결정전 없음
tournament-more_twice_yes = 모두 두 번씩 만나요
tournament-more_twice_no = 모두 한 번씩 만나요
tournament-more_odd = 인원이 다른 테이블: { $choice }
tournament-more_odd_smaller = 적은 인원
tournament-more_odd_larger = 많은 인원
tournament-more_odd_both = 적거나 많은 인원
tournament-more_through = 결선 테이블에서 올라가는 인원: { $choice }명
tournament-more_season_no = 다음 회차 없음
tournament-more_season = { $choice ->
    [1] 매주 다음 회차가 열림
   *[other] { $choice }주마다 다음 회차가 열림
}
tournament-more_apart = 두 사람 떼어 놓기 …
tournament-more_blocks_no = 추첨에서 차단은 따지지 않아요
tournament-more_blocks_yes = 차단한 사람끼리는 추첨에서 떼어 놓아요
tournament-more_repeats = 다시 만나기: { $choice }
tournament-more_repeats_avoid = 피해요
tournament-more_repeats_allow = 괜찮아요
tournament-more_byes = 신청해서 쉬기: { $choice }번
tournament-more_remainder = 남는 인원: { $choice }
tournament-more_remainder_short_low = 아래쪽에 인원이 다른 테이블
tournament-more_remainder_short_high = 위쪽에 인원이 다른 테이블
tournament-more_remainder_byes = 부전승
tournament-more_within = 동점자끼리: { $choice }
tournament-more_within_draw = 추첨
tournament-more_within_slide = 위쪽 절반과 아래쪽 절반
tournament-more_within_adjacent = 바로 옆 순위끼리
tournament-more_gap = 라운드 사이 최소 { $choice }
tournament-more_gap_none = 다음 라운드를 바로 시작
tournament-more_disputes = 이의 제기: 마지막 라운드 뒤 { $choice }
tournament-more_disputes_none = 마지막 라운드 뒤 이의 제기 없음
tournament-more_strict_yes = 안 오면 대회에서 빠져요
tournament-more_strict_no = 안 와도 다음 라운드에 참가해요
tournament-more_guests_yes = 대타도 순위에 올라요
tournament-more_guests_no = 대타는 그 테이블만 해요
tournament-more_deal_scoring = 판 점수: { $choice }
tournament-more_deal_scoring_matchpoints = 다른 사람과 비교
tournament-more_deal_scoring_total = 점수 합계
tournament-more_deal_scoring_wins = 승수
tournament-more_deal_scoring_places = 테이블 등수
tournament-rules_also = **그 밖에:** { $list }
tournament-button-points = 점수 직접 정하기
tournament-field_points = 1등부터 점수
tournament-field_points_hint = 자리 { $seats }개만큼 숫자를 쓰세요. 예: 6-3-1-0
tournament-scoring-own = 직접 정한 점수
error-tournament-points_unfit = 1등부터 차례로 { $most } 이하의 숫자 { $seats }개를 써 주세요. 예: 6-3-1-0
