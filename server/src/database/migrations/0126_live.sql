-- Live rooms of shops (wire/home-and-diy section 3)
CREATE TABLE IF NOT EXISTS live_room (
  site_id int8 NOT NULL,
  live_id int8 NOT NULL,
  roomid int8 NOT NULL DEFAULT 0,
  name text NOT NULL,
  banner text NOT NULL DEFAULT '',
  anchor_name text NOT NULL DEFAULT '',
  anchor_img text NOT NULL DEFAULT '',
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  goods jsonb NOT NULL DEFAULT '[]',
  replay_url text NOT NULL DEFAULT '',
  weapp_url text NOT NULL DEFAULT '',
  audit_status int2 NOT NULL,
  told_status int4 NOT NULL DEFAULT 0,
  told_until int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, live_id),
  CHECK (audit_status IN (-1, 0, 1)),
  CHECK (end_time > start_time)
)
--;
COMMENT ON COLUMN live_room.roomid IS 'WeChat''s, 0 = none'
--;
COMMENT ON COLUMN live_room.told_status IS 'what WeChat told of the room, 0 = nothing; it counts until told_until, from then on the clock does'
--;
CREATE INDEX IF NOT EXISTS live_room_by_id ON live_room (live_id)
--;
CREATE INDEX IF NOT EXISTS live_room_of_wechat ON live_room (roomid) WHERE roomid > 0
--;
CREATE INDEX IF NOT EXISTS live_room_waiting ON live_room (create_time) WHERE audit_status = 0
--;
CREATE TABLE IF NOT EXISTS live_remind (
  member_id int8 NOT NULL,
  live_id int8 NOT NULL,
  site_id int8 NOT NULL,
  is_told int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, live_id)
)
--;
COMMENT ON TABLE live_remind IS 'who wants to be told before a room starts'
--;
CREATE INDEX IF NOT EXISTS live_remind_untold ON live_remind (live_id, member_id) WHERE is_told = 0
