# The drawn examples beside the rules. The first text describes the whole picture in words.

metromania-figure-1 = Four drawn examples. 1: The tunnel C7 fills its cell and carries rail along one edge, from v17 to v26. Typed, it is 1:C7>v26. Beside it two lines run alongside between v36 and v47, one in the cell E11, the other in E12. 2: A line that arrives at v17 may go on to v26 (straight) or to v25 or v18 (gentle bends). V10 and v16 are crossed out, because those bends of 60° are sharp. At v26, where there is a station already, a sharp bend is allowed. 3: Two lines meet at v33: a station. At v34 they run alongside and at v35 they change sides: no station. At v36 they split: a station. At v37 a third line crosses: a station. 4: A test trip from marker A in E3 to marker A in F16. The fastest route, outlined in gold, takes 6 minutes: two rides, a change of 3 minutes at v46 and one more ride. The other route takes 7.
metromania-figure-13 = A drawn example in two parts. Line 1 of the company is complete, so line 2 is its last. Left: line 2 ends at v89 beside the exit X42, which is crossed out, because three tunnels can be dug elsewhere: 1 to v88, 2 to v81, 3 to v73. Right: line 2 ends at v76 and is dug to v83, to v89 and, as the third tunnel of the turn, through the exit X42.

metromania-figure-tunnels = Tunnels and rail
metromania-figure-tunnel = A tunnel fills a cell, here C7, and lays rail on one of its edges, up to v26.
metromania-figure-side_by_side = Every edge has two cells: two lines can run alongside, here in E11 and E12.

metromania-figure-bends = Bends
metromania-figure-bend = Straight on and gentle bends are always allowed. A sharp bend of 60° is not.
metromania-figure-sharp = Where there is a station already, a sharp bend is allowed too.

metromania-figure-stations = Stations that come by themselves
metromania-figure-automatic = Where a line reaches or crosses another one, and where two lines part and both go on, a station appears. Running alongside and changing sides make none.
metromania-figure-meet = meet
metromania-figure-alongside = alongside
metromania-figure-change = change sides
metromania-figure-split = split
metromania-figure-cross = cross
metromania-figure-station = station
metromania-figure-no_station = no station

metromania-figure-trip = A test trip from A to A
metromania-figure-fastest = 1 minute from station to station, 3 for a change: 1+1+3+1=6 is fastest. Whoever has a line on it scores 3 points, and 3 more if one of the two markers is theirs.

metromania-figure-last_line = The last line and its exit
metromania-figure-waiting = Line 1 is complete. Three tunnels can be dug elsewhere, so the exit has to wait.
metromania-figure-third = As the third tunnel the exit is fine. With last_line=free it always is.
