# 참가 자격: 코드, 신뢰도, 레이팅.

tournament-button-code = 참가 코드
tournament-field_code = 코드
tournament-field_code_hint = 참가자가 /{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }: 뒤에 입력해요 · 비우면 코드 없음
tournament-more_reliability = 신뢰도 { $count }% 이상만
tournament-more_reliability_any = 신뢰도 상관없음
tournament-more_rating_least = 레이팅 { $count } 이상만
tournament-more_rating_least_any = 레이팅 하한 없음
tournament-more_rating_most = 레이팅 { $count } 이하만
tournament-more_rating_most_any = 레이팅 상한 없음
tournament-more_invited = 고른 사람만 (25명까지)
tournament-eligible-invited_list = 주최자가 초대한 사람
tournament-eligible-invited_both = 주최자가 초대했거나 코드를 아는 사람
tournament-eligible-code = 주최자의 코드를 아는 사람
tournament-eligible-reliability = 신뢰도가 { $least }% 이상인 사람
tournament-eligible-rating_least = 이 게임의 레이팅이 { $rating } 이상인 사람
tournament-eligible-rating_most = 이 게임의 레이팅이 { $rating } 이하인 사람

error-tournament-code_needed = 코드가 필요한 대회예요. 주최자에게 받은 뒤에: `/{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }:`
error-tournament-code_wrong = 코드가 달라요. 주최자에게 물어본 뒤에: `/{ cmd-tournament } { cmd-tournament-join } { cmd-tournament-join-code }:`
error-tournament-code_unfit = 코드는 { $least }자에서 { $most }자까지예요. 다른 코드를 골라 주세요.
