CREATE TABLE IF NOT EXISTS chat_room (
  member_id int8 NOT NULL,
  site_id int8 NOT NULL,
  last_id int8 NOT NULL DEFAULT 0,
  member_last_id int8 NOT NULL DEFAULT 0,
  servicer_last_id int8 NOT NULL DEFAULT 0,
  member_read_id int8 NOT NULL DEFAULT 0,
  servicer_read_id int8 NOT NULL DEFAULT 0,
  content_type int2 NOT NULL DEFAULT 0,
  words text NOT NULL DEFAULT '',
  add_time int8 NOT NULL DEFAULT 0,
  language text NOT NULL DEFAULT 'zh',
  PRIMARY KEY (member_id, site_id),
  CHECK (last_id = greatest(member_last_id, servicer_last_id)),
  CHECK (member_read_id <= last_id AND servicer_read_id <= last_id)
)
--;
COMMENT ON TABLE chat_room IS 'one member and one site (wire/messages-chat-verification section 2), with its newest message; whoever adds one holds the row, so numbers have no holes'
--;
COMMENT ON COLUMN chat_room.language IS 'in which the member wrote last'
--;
CREATE INDEX IF NOT EXISTS chat_room_newest ON chat_room (member_id, add_time)
--;
CREATE INDEX IF NOT EXISTS chat_room_waiting ON chat_room (add_time, member_id, site_id) WHERE member_last_id > servicer_last_id
--;
CREATE TABLE IF NOT EXISTS chat_message (
  member_id int8 NOT NULL,
  site_id int8 NOT NULL,
  id int8 NOT NULL,
  side int2 NOT NULL,
  content_type int2 NOT NULL,
  words text NOT NULL DEFAULT '',
  goods_sku_id int8 NOT NULL DEFAULT 0,
  order_id int8 NOT NULL DEFAULT 0,
  check_id int8 NOT NULL DEFAULT 0,
  add_time int8 NOT NULL,
  PRIMARY KEY (member_id, site_id, id),
  CHECK (side IN (0, 1)),
  CHECK (content_type IN (0, 1, 2, 3))
)
--;
COMMENT ON TABLE chat_message IS 'what was said in a room: side 0 the member, 1 the servicer; words are a text or the address of a picture'
--;
COMMENT ON COLUMN chat_message.check_id IS 'by which the content check finds it, 0 = judged at once'
--;
CREATE INDEX IF NOT EXISTS chat_message_check ON chat_message (member_id, check_id) WHERE check_id > 0
--;
CREATE TABLE IF NOT EXISTS chat_process (
  process text NOT NULL PRIMARY KEY,
  until int8 NOT NULL
)
--;
COMMENT ON TABLE chat_process IS 'server processes that hold sockets; until is a lease by the machine''s clock, and with it end all their sockets and bindings'
--;
CREATE TABLE IF NOT EXISTS chat_socket (
  client_id text NOT NULL PRIMARY KEY,
  process text NOT NULL,
  member_id int8 NOT NULL DEFAULT 0
)
--;
COMMENT ON TABLE chat_socket IS 'open sockets; member_id 0 until one has bound it'
--;
CREATE INDEX IF NOT EXISTS chat_socket_process ON chat_socket (process)
--;
CREATE TABLE IF NOT EXISTS chat_binding (
  member_id int8 NOT NULL,
  site_id int8 NOT NULL,
  client_id text NOT NULL,
  process text NOT NULL,
  binding_id int8 NOT NULL,
  from_id int8 NOT NULL,
  language text NOT NULL,
  PRIMARY KEY (member_id, site_id, client_id)
)
--;
COMMENT ON TABLE chat_binding IS 'sockets that get what is said in a room after message from_id; bound anew it has another binding_id'
--;
CREATE INDEX IF NOT EXISTS chat_binding_process ON chat_binding (process)
--;
CREATE TABLE IF NOT EXISTS chat_presence (
  site_id int8 NOT NULL PRIMARY KEY,
  seen_at int8 NOT NULL
)
--;
COMMENT ON TABLE chat_presence IS 'when the servicer of a site has used the chat last'
