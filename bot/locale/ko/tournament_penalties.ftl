# 심판이 주는 벌칙: 공지와 쪽지.

tournament-ruling_private = ⚖ **판정** ({ $name }): { $what }
    { $referee } 님은 이유를 공개하지 않아요.
tournament-call-private_reason = ⚖ **{ $name }:** { $what }
    이유는 공개하지 않아요: { $reason }
tournament-rule-warn = { $player } 님에게 경고
tournament-rule-deduct = { $player } 님 승점 { $points }점 감점
tournament-rule-disqualify = { $player } 님 실격
tournament-fault-loss = 패배 처리
tournament-means-loss = 이 테이블에서 { $player } 님은 꼴찌예요.
tournament-penalty_line = ⚖ { $what }
tournament-change-penalty = ⚖ { $what } ({ $reason })
tournament-change-penalty_private = ⚖ { $what }
tournament-me_disqualified = 실격됐어요. 심판이 취소할 수 있어요: `/{ cmd-referee } { cmd-referee-referees }`
tournament-file_csv_penalties = 유효한 벌칙 CSV

contest-deducted = 감점

error-tournament-own_penalty = 본인에 대한 판정이라 다른 심판이 정해야 해요: `/{ cmd-referee } { cmd-referee-referees }`
error-tournament-disqualified = { $name } 님은 실격됐어요. 심판만 취소할 수 있어요: `/{ cmd-referee } { cmd-referee-undo }`
error-tournament-no_points = 승점으로 정하는 단계가 아니에요. 테이블에서 꼴찌로 할 수 있어요: `/{ cmd-referee } { cmd-referee-loss }`
error-tournament-not_played = 게임을 하지 않은 테이블이라 패배로 처리할 수 없어요. 경고를 줄 수 있어요: `/{ cmd-referee } { cmd-referee-warn }`
error-tournament-still_played = 이 테이블은 아직 게임 중이에요. 끝난 뒤에 패배로 처리하거나 책임을 물어 주세요: `/{ cmd-referee } { cmd-referee-fault }`
