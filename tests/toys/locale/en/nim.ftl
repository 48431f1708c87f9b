nim-title = Nim
nim-tagline = Take stones from one heap a turn.
nim-rules-1 = Take stones from one heap, as often as you like, then end your turn.
nim-heap = Heap { $heap }
nim-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
nim-verb-take = Take
nim-verb-end_turn = End turn
nim-standing-end_turn = End my turn after one take
nim-standing-end_turn-ends = with the game
nim-standing-hold = End my turn after a while
nim-standing-hold-ends = with the game
nim-field-take-heap = Which heap?
nim-field-take-count = How many stones?
nim-asked-take = Take stones from a heap.
nim-asked-go_on = Take more from heap { $heap }, or end your turn.
nim-option-ending = Last stone
nim-option-ending-last_wins = wins
nim-option-ending-last_loses = loses
nim-option-heaps = Heaps
nim-option-heaps-few = three
nim-option-heaps-many = four
nim-option-heaps-own = as { $text }
nim-event-took = { $seat } takes { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} from heap { $heap }.
nim-event-ended_turn = { $seat } ends the turn.
nim-event-no_stone_left = No heap of { $heaps } has a stone left.
nim-event-left = { $seat } leaves.
nim-text-heap = Heap { $heap }: { $n }
nim-text-acting = { $seat } is to take.
nim-text-from_heap = This turn’s stones come from heap { $heap }.
nim-text-last_wins = Whoever takes the last stone wins.
nim-text-last_loses = Whoever takes the last stone loses.
nim-ended = { $seat } took the last stone.
error-nim-no_such_heap = There is no heap { $heap }; heaps are 1 to { $heaps }.
error-nim-one_heap_per_turn = This turn you take from heap { $heap } only.
error-nim-not_so_many = { $count } cannot be taken: the heap has { $left }.
error-nim-bad_heaps = “{ $text }” is not a row of heaps such as 3-5-7.
nim-figure-1 = A heap of five stones.
nim-look-result = The result:
