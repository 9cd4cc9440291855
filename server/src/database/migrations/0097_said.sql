ALTER TABLE account_log ADD COLUMN IF NOT EXISTS said jsonb
--;
COMMENT ON COLUMN account_log.said IS 'column -> phrase (words/phrases.ts) of the server''s own words in it; null or absent = the column holds what somebody wrote'
--;
ALTER TABLE refund_log ADD COLUMN IF NOT EXISTS said jsonb
--;
COMMENT ON COLUMN refund_log.said IS 'as in account_log'
--;
ALTER TABLE member_realname ADD COLUMN IF NOT EXISTS said jsonb
--;
COMMENT ON COLUMN member_realname.said IS 'as in account_log'
