### First games with lessons.

ui-button-learn = Learn
ui-button-learn_skip = Skip lessons
ui-button-learn_stop = Stop this game
ui-learn-lesson = > **Lesson { $step } of { $all }.** { $text }
ui-learn-after = > ✅ { $text }
ui-learn-known = -# There are no more lessons. Play on as long as you like, or press *Stop this game*.
ui-learn-over = That was your first game of **{ $title }**. Now a real one, with people or robots?
error-learn-none = This game has no lessons. Its rules: `/{ cmd-rules }`
error-learn-private = This is somebody’s first game, and it is theirs alone. To start your own: `/{ cmd-help }`
error-learn-no_record = First games keep no record. Games from *Open a table* do.
