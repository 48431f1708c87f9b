# 얼마나 끝까지, 제때, 빨리 두는지, 그리고 누가 앉을 수 있는지.

conduct-reliability = 신뢰도 { $share }%
conduct-in_time = 제시간 { $share }%
conduct-usual = 보통 { $time } 안에 답해요
conduct-new = 새로 왔어요
conduct-head = **신뢰도 { $share }%**: { $held }자리 중 { $finished }자리를 끝까지 했어요. 끝까지 하거나 자리를 넘기면 올라가요.
conduct-head_new = **신뢰도 { $share }%**: 누구나 여기서 시작해요. 테이블을 끝까지 하면 올라가요.
conduct-turns = 제시간 { $share }% · 보통 { $time } 안에 답해요
conduct-still_new = { $count }자리를 마칠 때까지 다른 사람에게 ‘새로 왔어요’로 보여요.
conduct-lowers = **낮아진 이유**
conduct-seat = -# { $table }, { $when }: { $what }
conduct-table = { $number }번 테이블
conduct-what-left = 자리를 떠남
conduct-what-expired = 오래 자리를 비움
conduct-what-late_return = 오래 비웠다가 돌아옴
conduct-what-kicked = 투표로 로봇에게 넘어감
conduct-what-conceded_alone = 기권
conduct-anyone = 참가: 누구나
conduct-from = 참가: 신뢰도 { $least }% 이상
conduct-newcomers_on = 새로 온 사람: 환영
conduct-newcomers_off = 새로 온 사람: 받지 않음
