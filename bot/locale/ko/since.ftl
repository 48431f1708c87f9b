# What happened since somebody last looked.

since-strip = { $count ->
    [0] 지난번 이후
   *[other] 지난번 이후 { $count }차례
}
since-strip_start = { $count ->
    [0] 시작한 뒤
   *[other] 시작한 뒤 { $count }차례
}
since-head = **{ $text }**
since-turn = ▸ { $events }
since-seat = **{ $seat }:** { $changes }
since-change = { $what } { $now } ({ SIGNED($by) })
since-same = { $what } { $now }
since-too_old = -# 이 차례는 글로만 남아 있어요.
since-nothing = 새 소식이 없어요. 마지막으로 본 때: { $when }
since-alt = 지금 게임판. 바뀐 곳만 색이 있어요: { $places }.
since-everywhere = **새 소식이 있는 테이블 { $count }개**
since-row = [{ $title } { $number }번]({ $link }) · { $count }차례
since-nothing_anywhere = 내 테이블에 새 소식이 없어요.
ui-button-since = 그동안 있었던 일
ui-button-earlier = ◀ 이전
