# The drawn examples beside the rules. A text with a number describes a picture in words.

metromania-figure-2 = A drawn example. A blue line comes down from the upper left, tunnel by tunnel. Its last tunnel fills the cell C7 and carries rail along the edge between C7 and C8.
metromania-figure-tunnel = A tunnel fills a cell, here C7, and lays rail on one of its edges, here towards C8.

metromania-figure-3 = A drawn example. A line has come down along the edge between B5 and B6. Its next tunnel may go straight on (C8) or bend gently (C7 or B7): these have a check. Two tunnels are crossed out, because they would turn back by a sharp bend of 60°: B6 and C6.
metromania-figure-bend = Straight on and gentle bends are always allowed. A sharp bend of 60° needs a station that is already there.

metromania-figure-6 = A drawn example, from left to right. The orange line meets the blue one: a station. The two run alongside: no station. They change sides: no station. The orange line splits off, and both go on: a station. The green line crosses the blue one: a station.
metromania-figure-automatic = Where a line reaches or crosses another one, and where two lines part and both go on, a station appears. Running alongside and changing sides make none.
metromania-figure-meet = meet
metromania-figure-alongside = alongside
metromania-figure-change = change sides
metromania-figure-split = split
metromania-figure-cross = cross
metromania-figure-station = station
metromania-figure-no_station = no station

metromania-figure-11 = A drawn example: a test trip from marker A in E3 to marker A in F16. The fastest route is outlined in gold and takes 6 minutes: two rides of 1 minute on the blue line, a change of 3 minutes, and 1 minute on the orange line. The other route, on the blue and the green line, takes 7 minutes.
metromania-figure-fastest = 1 minute from station to station, 3 for a change: 1+1+3+1=6 is fastest. Everybody with a line on it scores.

metromania-figure-13 = A drawn example in two parts. Line 1 of the company is complete, so line 2 is its last. Left: line 2 ends beside the exit X42, which is crossed out, because three tunnels can be dug elsewhere: 1 in J6, 2 in J4, 3 in I4. Right: line 2 is two tunnels away from the exit. It is dug in I9, in J7 and, as the third tunnel of the turn, through the exit X42.
metromania-figure-waiting = Three tunnels fit elsewhere: no exit yet.
metromania-figure-third = As the third tunnel of a turn the exit is fine.
