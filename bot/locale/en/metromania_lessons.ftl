### What the first game explains.

metromania-lesson-start = The highest score wins: stations score now, fast routes at the end. Your first line starts at a white arrow and must end at a black arrow on one of the three sides across. Choose the number of a route past houses, bags and stars: three tunnels at once.
metromania-lesson-start-mark = Start here, for example
metromania-lesson-start-after = The line has begun. It goes on from its head, the round end.
metromania-lesson-dig = Each turn you dig three tunnels. The numbers on the picture are whole routes, and the words say what each reaches. Aim for houses, bags and stars, and for the lines of others, because stations appear where lines meet.
metromania-lesson-dig-mark = One way to go on
metromania-lesson-dig-after = A line has 18 tunnels. Sharp bends are allowed only at stations.
metromania-lesson-marker = Whoever digs through a house, bag or star puts a lettered marker on it. At the end a trip runs between the two markers of each letter: lines on the fastest way score 3, and 3 more if a marker is their own. Try to join your letters.
metromania-lesson-marker-mark = A marker
metromania-lesson-marker-after = At the end a marker costs 6 points if you have not placed it, or if no station touches it.
metromania-lesson-build = Instead of digging you can build a station between two stations of your line. It scores 1 point for each house, bag or star that it touches, so take the place that touches most.
metromania-lesson-build-mark = This place scores most
metromania-lesson-build-after = Stations also serve your markers: without one nearby a trip is impossible.
metromania-lesson-station = Where a tunnel reaches another line, a station appears by itself. Whoever digs it scores 1 point for each house, bag or star that the station touches.
metromania-lesson-station-mark = A station
metromania-lesson-station-after = At stations passengers change lines, which takes them 3 minutes.
metromania-lesson-lines = Here are your two lines and the tunnels they have left. Only with both complete you keep all station points, with one only half, so keep enough tunnels for the way to a black arrow.
metromania-lesson-lines-mark = Your lines and tunnels
metromania-lesson-lines-after = When you complete a line, you may put one more station on it at once.
metromania-lesson-end = The end comes near: construction stops when three lines are complete or blocked, when somebody has both lines complete, or when no station is left. Finish yours in time.
metromania-lesson-end-mark = This counts to the end
metromania-lesson-end-after = Once it stops, everybody else takes one last turn, then come the test trips.
metromania-lesson-last = This is your last turn. Complete a line if you can, else build a station that touches houses, bags and stars, or one of your markers.
metromania-lesson-last-mark = Your last turn
metromania-lesson-last-after = Now seven test trips cross the city and bring the last points.
