cmd-expancity = expancity
cmd-expancity-description = Moves of Expancity
cmd-expancity-turn = turn
cmd-expancity-turn-description = Lay a tile, take your actions and roof buildings in one line
cmd-expancity-turn-line = line
cmd-expancity-turn-line-description = Such as: park@N1E1; b N1 N2E1; r N1 N2E1=o
cmd-expancity-keep = keep
cmd-expancity-keep-description = Keep one of the two contracts
cmd-expancity-keep-contract = contract
cmd-expancity-keep-contract-description = The contract to keep
cmd-expancity-fulfil = fulfil
cmd-expancity-fulfil-description = Show contracts that are fulfilled
cmd-expancity-fulfil-contracts = contracts
cmd-expancity-fulfil-contracts-description = The contracts to show, or “-” for none
cmd-expancity-tile = tile
cmd-expancity-tile-description = Keep one of the two tiles
cmd-expancity-tile-tile = tile
cmd-expancity-tile-tile-description = The tile to keep
