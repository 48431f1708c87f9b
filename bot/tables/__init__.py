"""Operations on tables and their storage, without any knowledge of Discord."""
