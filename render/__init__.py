"""What a viewer may see, as pictures. A painter takes a view and `say`, returns images, and changes nothing."""
