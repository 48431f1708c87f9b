"""What the rules of all titles share; it knows no title.

The modules are in one folder because each is a word of the contract between titles and everything else.
"""
