ALTER TABLE content_unchecked ADD COLUMN IF NOT EXISTS part_of int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN content_unchecked.part_of IS 'evaluate_id: words and pictures of an evaluation wait each by itself, under a ref_id of its own'
