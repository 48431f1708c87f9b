"""What a viewer may see, as pictures: a painter takes a view and `say`, returns images, and changes nothing."""
