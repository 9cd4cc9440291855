-- What a member chose to be called or to look like and nobody could judge so far: strangers do not see it
CREATE TABLE IF NOT EXISTS member_unchecked (
  member_id int8 NOT NULL,
  field text NOT NULL,
  value text NOT NULL,
  tries int4 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, field)
)
--;
CREATE INDEX IF NOT EXISTS member_unchecked_oldest ON member_unchecked (create_time)
--;
-- The number itself is judged when it comes and kept masked only
CREATE TABLE IF NOT EXISTS member_realname (
  member_id int8 PRIMARY KEY,
  status int2 NOT NULL,
  auth_card_name text NOT NULL,
  auth_card_no text NOT NULL,
  auth_card_front text NOT NULL,
  auth_card_back text NOT NULL,
  auth_card_hand text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',
  create_time int8 NOT NULL
)
