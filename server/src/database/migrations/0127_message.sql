ALTER TABLE site_message ADD COLUMN IF NOT EXISTS message_id int8 NOT NULL DEFAULT 0
--;
ALTER TABLE site_message ADD COLUMN IF NOT EXISTS state int2 NOT NULL DEFAULT 0
--;
ALTER TABLE site_message ADD COLUMN IF NOT EXISTS record_id int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN site_message.message_id IS 'what the wire calls id; a renewed message has a new one, 0 = written by the release before'
--;
COMMENT ON COLUMN site_message.state IS '0 unread, 1 read, 2 deleted: the row stays, so that its event is known'
--;
COMMENT ON COLUMN site_message.record_id IS 'what the operator sent to many (site_message_record), 0 = a message of the server''s own'
--;
-- batches
UPDATE site_message SET message_id = create_time * 2097152 + abs(hashtext(message_key) % 2097152)
WHERE ctid = ANY (ARRAY(SELECT ctid FROM site_message WHERE message_id = 0 LIMIT 1000)) AND message_id = 0
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS site_message_kind ON site_message (member_id, sub_type, create_time, message_id) WHERE state < 2
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS site_message_unread ON site_message (member_id, sub_type) WHERE state = 0
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS site_message_id ON site_message (member_id, message_id)
--;
CREATE TABLE IF NOT EXISTS site_message_record (
  site_id int8 NOT NULL,
  record_id int8 NOT NULL,
  sub_type text NOT NULL,
  to_all int2 NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  text text NOT NULL,
  image text NOT NULL,
  facts jsonb NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, record_id),
  CHECK (sub_type IN ('group', 'promotion')),
  CHECK (to_all IN (0, 1))
)
--;
COMMENT ON TABLE site_message_record IS 'what an operator sent (wire/operator section 2.6); to_all: becomes a member''s row when the member looks'
--;
CREATE INDEX IF NOT EXISTS site_message_record_to_all ON site_message_record (create_time, record_id) WHERE to_all = 1
--;
CREATE TABLE IF NOT EXISTS message_reader (
  member_id int8 NOT NULL PRIMARY KEY,
  brought_until int8 NOT NULL
)
--;
COMMENT ON TABLE message_reader IS 'up to when what was sent to all has become rows of the member'
--;
ALTER TABLE orders ADD COLUMN IF NOT EXISTS is_told int2 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN orders.is_told IS '1 = its member is told of it by a site message; those made before there were any are not'
--;
ALTER TABLE token ADD COLUMN IF NOT EXISTS seen_at int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN token.seen_at IS 'when it was used last, some minutes late'
