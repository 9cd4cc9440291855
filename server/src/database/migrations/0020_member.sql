CREATE TABLE IF NOT EXISTS member (
  member_id int8 PRIMARY KEY,
  username text NOT NULL DEFAULT '',
  nickname text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  password text NOT NULL DEFAULT '',
  pay_password text NOT NULL DEFAULT '',
  status int2 NOT NULL DEFAULT 1,
  is_delete int2 NOT NULL DEFAULT 0,
  headimg text NOT NULL DEFAULT '',
  member_level int8 NOT NULL,
  realname text NOT NULL DEFAULT '',
  sex int2 NOT NULL DEFAULT 0,
  birthday int8 NOT NULL DEFAULT 0,
  location text NOT NULL DEFAULT '',
  qq text NOT NULL DEFAULT '',
  source_member int8 NOT NULL DEFAULT 0,
  sign_days_series int4 NOT NULL DEFAULT 0,
  register_type text NOT NULL DEFAULT '',
  create_time int8 NOT NULL
)
--;
COMMENT ON COLUMN member.password IS 'scrypt with its parameters and salt; empty = none set'
--;
CREATE TABLE IF NOT EXISTS member_mobile (
  mobile text PRIMARY KEY,
  member_id int8 NOT NULL
)
--;
CREATE TABLE IF NOT EXISTS member_username (
  username text PRIMARY KEY,
  member_id int8 NOT NULL
)
--;
CREATE TABLE IF NOT EXISTS member_openid (
  app_type text NOT NULL,
  openid text NOT NULL,
  unionid text NOT NULL DEFAULT '',
  member_id int8 NOT NULL,
  PRIMARY KEY (app_type, openid)
)
--;
CREATE TABLE IF NOT EXISTS member_level (
  level_id int8 PRIMARY KEY,
  level_name text NOT NULL,
  growth int8 NOT NULL,
  remark text NOT NULL DEFAULT '',
  point_feedback int4 NOT NULL DEFAULT 100,
  consume_discount int4 NOT NULL DEFAULT 100,
  is_free_shipping int2 NOT NULL DEFAULT 0,
  send_point int8 NOT NULL DEFAULT 0,
  send_balance int8 NOT NULL DEFAULT 0,
  send_coupon text NOT NULL DEFAULT ''
)
--;
COMMENT ON COLUMN member_level.consume_discount IS 'percent of the price that is paid, 98 = 9.8 tenths'
--;
CREATE TABLE IF NOT EXISTS member_address (
  member_id int8 NOT NULL,
  id int8 NOT NULL,
  name text NOT NULL,
  mobile text NOT NULL,
  telephone text NOT NULL DEFAULT '',
  province_id int8 NOT NULL,
  city_id int8 NOT NULL,
  district_id int8 NOT NULL DEFAULT 0,
  community_id int8 NOT NULL DEFAULT 0,
  address text NOT NULL,
  full_address text NOT NULL,
  longitude text NOT NULL DEFAULT '',
  latitude text NOT NULL DEFAULT '',
  is_default int2 NOT NULL DEFAULT 0,
  type int2 NOT NULL DEFAULT 1,
  PRIMARY KEY (member_id, id)
)
