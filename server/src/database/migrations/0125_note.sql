-- Things to read that shops write (wire/shops-stores-notes section 4)
CREATE TABLE IF NOT EXISTS note_group (
  site_id int8 NOT NULL,
  group_id int8 NOT NULL,
  group_name text NOT NULL,
  PRIMARY KEY (site_id, group_id),
  CONSTRAINT note_group_name UNIQUE (site_id, group_name)
)
--;
CREATE TABLE IF NOT EXISTS note (
  site_id int8 NOT NULL,
  note_id int8 NOT NULL,
  group_id int8 NOT NULL,
  note_type text NOT NULL,
  note_title text NOT NULL,
  note_abstract text NOT NULL DEFAULT '',
  cover_type int2 NOT NULL DEFAULT 0,
  cover_img text NOT NULL DEFAULT '',
  goods jsonb NOT NULL DEFAULT '[]',
  goods_highlights text NOT NULL DEFAULT '',
  note_content text NOT NULL,
  label text NOT NULL DEFAULT '',
  read_num int8 NOT NULL DEFAULT 0,
  initial_read_num int8 NOT NULL DEFAULT 0,
  is_show_read_num int2 NOT NULL DEFAULT 1,
  dianzan_num int8 NOT NULL DEFAULT 0,
  initial_dianzan_num int8 NOT NULL DEFAULT 0,
  is_show_dianzan_num int2 NOT NULL DEFAULT 1,
  is_show_release_time int2 NOT NULL DEFAULT 1,
  status int2 NOT NULL DEFAULT 1,
  update_time int8 NOT NULL,
  PRIMARY KEY (site_id, note_id),
  CHECK (note_type IN ('shop_said', 'goods_item')),
  CHECK (status IN (0, 1)),
  CHECK (read_num >= 0 AND dianzan_num >= 0)
)
--;
COMMENT ON COLUMN note.read_num IS 'counted; shown is the initial number plus this'
--;
COMMENT ON COLUMN note.goods IS 'ids of skus of the shop, in the order they are shown'
--;
COMMENT ON COLUMN note.status IS '1 published, 0 draft'
--;
CREATE INDEX IF NOT EXISTS note_by_id ON note (note_id)
--;
CREATE INDEX IF NOT EXISTS note_newest ON note (update_time DESC, note_id DESC) WHERE status = 1
--;
CREATE INDEX IF NOT EXISTS note_newest_of_site ON note (site_id, update_time DESC, note_id DESC) WHERE status = 1
--;
CREATE TABLE IF NOT EXISTS note_like (
  member_id int8 NOT NULL,
  note_id int8 NOT NULL,
  site_id int8 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, note_id)
)
--;
CREATE INDEX IF NOT EXISTS note_like_of_note ON note_like (note_id)
