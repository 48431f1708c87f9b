### What the first game explains.

expancity-lesson-tile = The highest score after 60 tiles wins: roofs, contracts and goals. Your whole turn is this form, filled in with a good start. A tile goes beside the city: put lots for building beside parks and schools, change what you like, then press *Confirm*.
expancity-lesson-tile-mark = Your tile goes here
expancity-lesson-tile-after = Your tile belongs to the city now. Anybody may build on a lot, whoever laid it.
expancity-lesson-contract = Each roof brings a secret contract. Keep the one that your buildings fulfil soon: the number tells how far you are.
expancity-lesson-contract-mark = Can you fulfil it soon?
expancity-lesson-contract-after = Nobody sees this contract until you show it. If you never fulfil it, it costs nothing.
expancity-lesson-fulfil = This contract holds now. Show it and take its points: it might not hold later, and waiting brings nothing.
expancity-lesson-fulfil-mark = Fulfilled: show it
expancity-lesson-fulfil-after = Points for contracts stay yours, whatever is built later.
expancity-lesson-draw = At the end of a turn you draw two tiles and keep one. Keep what your next building needs: a lot, or a special tile to lay beside it.
expancity-lesson-draw-mark = Keep one of these
expancity-lesson-draw-after = The other tile is back in the bag. So you always have two tiles to choose from.
expancity-lesson-blocks = You have three actions: *build* puts a block on a lot or on your own building, and actions that you do not use collect blocks. Build where the special tiles are good, and keep some blocks for the next turn.
expancity-lesson-blocks-mark = Your blocks
expancity-lesson-blocks-after = The first block makes a building yours. It grows by one floor a turn at most.
expancity-lesson-roof = A building scores once, when you put a roof on it: (1 + special tiles beside it − empty lots beside it) × floors. A house may be one floor higher than your tallest completed one, so roof your first house at one floor. A commercial building needs four.
expancity-lesson-roof-mark = Scores with its roof
expancity-lesson-roof-after = A completed building never scores again, so wait with a roof if a park will still come beside it.
expancity-lesson-special = Special tiles make buildings beside them worth more or less. The green house shows what a home there gets per floor, the blue plate what a tower gets.
expancity-lesson-special-mark = Look at its numbers
expancity-lesson-special-after = Only tiles that share an edge count, corners do not.
expancity-lesson-goals = Three goals bring 12 points each at the end, to whoever is best. The signs on the board show who leads now.
expancity-lesson-goals-mark = 12 points at the end
expancity-lesson-goals-after = Whoever ties for a goal shares its points. The game ends once all 60 tiles are laid.
