# How reliable, punctual and quick members are, and who may sit down.

conduct-reliability = reliability { $share }%
conduct-in_time = in time { $share }%
conduct-usual = usually answers within { $time }
conduct-new = new here
conduct-head = **Reliability { $share }%**: you finished { $finished } of { $held } { PLURAL($held, "table/tables") }. Finish tables or hand seats over to raise it.
conduct-head_new = **Reliability { $share }%**: everybody starts there. Finish tables to raise it.
conduct-turns = In time { $share }% · you usually answer within { $time }
conduct-still_new = Others see “new here” until you have finished { $count } { PLURAL($count, "table/tables") }.
conduct-lowers = **What lowers it**
conduct-seat = -# { $table }, { $when }: { $what }
conduct-table = table { $number }
conduct-what-left = left the seat
conduct-what-expired = away too long
conduct-what-late_return = away too long, but soon back
conduct-what-kicked = voted out
conduct-what-conceded_alone = conceded
conduct-anyone = Who may join: anyone
conduct-from = Who may join: reliability { $least }% and up
conduct-newcomers_on = New here: welcome
conduct-newcomers_off = New here: not at this table
