ALTER TABLE member ADD COLUMN IF NOT EXISTS is_reward_due int2 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN member.is_reward_due IS '1: registered by username, the register reward comes with the first mobile or openid'
--;
ALTER TABLE member ADD COLUMN IF NOT EXISTS locked_reason text NOT NULL DEFAULT ''
--;
COMMENT ON COLUMN member.locked_reason IS 'what the platform said when it froze the member'
--;
-- the words of the search page and the entries of the member centre are settings now (operator.md section 2.9)
INSERT INTO setting (site_id, key, value, changed_at)
  SELECT 0, 'member_menu', json_build_object('list', entries)::text, 0 FROM member_menu WHERE site_id = 0
  ON CONFLICT (site_id, key) DO NOTHING
--;
INSERT INTO setting (site_id, key, value, changed_at)
  SELECT 0, 'search',
    json_build_object('default_words', array_remove(ARRAY[placeholder], ''), 'hot_words', hot, 'synonyms', '[]'::json)::text, 0
  FROM search_words WHERE site_id = 0
  ON CONFLICT (site_id, key) DO NOTHING
