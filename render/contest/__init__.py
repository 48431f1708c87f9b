"""The pictures of tournaments and ratings: painters see views only, and titles lend them their crests."""
