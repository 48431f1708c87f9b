cmd-metromania = metromania
cmd-metromania-description = Moves of Metromania
cmd-metromania-dig = dig
cmd-metromania-dig-description = Dig up to three tunnels in one line
cmd-metromania-dig-steps = steps
cmd-metromania-dig-steps-description = Such as: 1:C7>v26 1:D9>v36=A 2:S41>v90
cmd-metromania-station = station
cmd-metromania-station-description = Build an intermediate station instead of digging
cmd-metromania-station-place = place
cmd-metromania-station-place-description = Line and vertex, such as: 1 v9
cmd-metromania-bonus = bonus
cmd-metromania-bonus-description = Place the bonus station of a line that you have completed
cmd-metromania-bonus-vertex = vertex
cmd-metromania-bonus-vertex-description = A vertex of that line, or “none”
cmd-metromania-pass = pass
cmd-metromania-pass-description = Pass, when you can neither dig nor build a station
cmd-metromania-map = map
cmd-metromania-map-description = Show the map with the names of all vertices
