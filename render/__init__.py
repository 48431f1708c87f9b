"""Pictures of views: a painter takes a view and `say`, returns images, and changes nothing."""
