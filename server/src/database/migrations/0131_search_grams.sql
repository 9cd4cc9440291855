ALTER TABLE goods ADD COLUMN IF NOT EXISTS grams_version int2 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN goods.grams IS 'pieces of name and introduction, sounds and first letters of the name, for search'
--;
COMMENT ON COLUMN goods.grams_version IS 'of the rules that grams were cut by; 0 = before sounds'
