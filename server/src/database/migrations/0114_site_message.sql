CREATE TABLE IF NOT EXISTS site_message (
  member_id int8 NOT NULL,
  message_key text NOT NULL,
  site_id int8 NOT NULL,
  sub_type text NOT NULL,
  occasion text NOT NULL,
  facts jsonb NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, message_key)
)
--;
COMMENT ON TABLE site_message IS 'what a member is to be told of that happened while they were away, in no language yet'
--;
COMMENT ON COLUMN site_message.message_key IS 'the event by its name: one event, one message'
--;
COMMENT ON COLUMN site_message.facts IS 'message_json of wire/messages-chat-verification section 1'
