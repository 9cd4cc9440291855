-- What nobody could judge so far: nicknames, faces, notes to shops. One line for each place where words or a picture stand
CREATE TABLE IF NOT EXISTS content_unchecked (
  member_id int8 NOT NULL,
  kind text NOT NULL,
  ref_id int8 NOT NULL,
  content_id int8 NOT NULL,
  value text NOT NULL,
  trace_id text NOT NULL DEFAULT '',
  tries int4 NOT NULL DEFAULT 0,
  next_time int8 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, kind, ref_id)
)
--;
CREATE INDEX IF NOT EXISTS content_unchecked_next ON content_unchecked (next_time)
--;
CREATE INDEX IF NOT EXISTS content_unchecked_id ON content_unchecked (content_id)
--;
CREATE INDEX IF NOT EXISTS content_unchecked_trace ON content_unchecked (trace_id)
--;
INSERT INTO content_unchecked (member_id, kind, ref_id, content_id, value, tries, next_time, create_time)
SELECT member_id, field, member_id, create_time * 2097152 + row_number() OVER (ORDER BY create_time), value, tries, 0, create_time
FROM member_unchecked
ON CONFLICT DO NOTHING
--;
DROP TABLE IF EXISTS member_unchecked
