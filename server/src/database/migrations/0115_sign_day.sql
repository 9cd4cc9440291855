ALTER TABLE member ADD COLUMN IF NOT EXISTS sign_day int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN member.sign_day IS 'the last day the member signed in, counted in Shanghai days since 1970'
