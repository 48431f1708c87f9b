"""Operations on tournaments; the package knows no Discord."""
