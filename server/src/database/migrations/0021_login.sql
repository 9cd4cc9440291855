CREATE TABLE IF NOT EXISTS captcha (
  captcha_id text NOT NULL PRIMARY KEY,
  code text NOT NULL,
  ends_at int8 NOT NULL
)
--;
CREATE INDEX IF NOT EXISTS captcha_age ON captcha (ends_at)
--;
-- Codes are plain: four digits are found from any hash at once, and what guards them is tries and time
CREATE TABLE IF NOT EXISTS sms_code (
  mobile text NOT NULL,
  key text NOT NULL,
  purpose text NOT NULL,
  code text NOT NULL,
  tries int4 NOT NULL DEFAULT 0,
  is_used int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  ends_at int8 NOT NULL,
  PRIMARY KEY (mobile, key)
)
--;
CREATE INDEX IF NOT EXISTS sms_code_age ON sms_code (ends_at)
--;
-- What WeChat told about an openid; the ticket itself is with the client only
CREATE TABLE IF NOT EXISTS auth_ticket (
  ticket_hash text NOT NULL PRIMARY KEY,
  app_type text NOT NULL,
  openid text NOT NULL,
  unionid text NOT NULL,
  session_key text NOT NULL,
  ends_at int8 NOT NULL
)
--;
CREATE INDEX IF NOT EXISTS auth_ticket_age ON auth_ticket (ends_at)
--;
-- Mobiles WeChat told for codes of the phone-number button, which it takes once only
CREATE TABLE IF NOT EXISTS wechat_phone (
  code_hash text NOT NULL PRIMARY KEY,
  openid text NOT NULL,
  mobile text NOT NULL,
  ends_at int8 NOT NULL
)
--;
CREATE INDEX IF NOT EXISTS wechat_phone_age ON wechat_phone (ends_at)
--;
-- One person in the mini-program and in the browser of the messaging app
CREATE TABLE IF NOT EXISTS member_unionid (
  unionid text NOT NULL PRIMARY KEY,
  member_id int8 NOT NULL
)
--;
CREATE INDEX IF NOT EXISTS member_unionid_member ON member_unionid (member_id)
--;
CREATE INDEX IF NOT EXISTS member_openid_member ON member_openid (member_id)
--;
CREATE INDEX IF NOT EXISTS member_by_level ON member (member_level)
--;
CREATE INDEX IF NOT EXISTS member_by_email ON member (email) WHERE email <> ''
