CREATE TABLE IF NOT EXISTS member_withdraw (
  member_id int8 NOT NULL,
  id int8 NOT NULL,
  withdraw_no text NOT NULL,
  apply_money int8 NOT NULL,
  service_money int8 NOT NULL,
  rate int8 NOT NULL,
  money int8 NOT NULL,
  status int2 NOT NULL,
  transfer_type text NOT NULL,
  bank_name text NOT NULL DEFAULT '',
  account_number text NOT NULL DEFAULT '',
  realname text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  app text NOT NULL DEFAULT '',
  apply_time int8 NOT NULL,
  audit_time int8 NOT NULL DEFAULT 0,
  payment_time int8 NOT NULL DEFAULT 0,
  refuse_reason text NOT NULL DEFAULT '',
  transfer_state text NOT NULL DEFAULT '',
  confirm jsonb,
  PRIMARY KEY (member_id, id),
  CHECK (apply_money > 0 AND service_money >= 0 AND money > 0 AND money = apply_money - service_money),
  CHECK (status IN (-1, 0, 1, 2)),
  CHECK (transfer_state IN ('', 'running') AND (transfer_state = '' OR status = 1))
)
--;
CREATE INDEX IF NOT EXISTS member_withdraw_by_id ON member_withdraw (id)
--;
CREATE INDEX IF NOT EXISTS member_withdraw_by_no ON member_withdraw (withdraw_no)
--;
CREATE INDEX IF NOT EXISTS member_withdraw_open ON member_withdraw (apply_time) WHERE status IN (0, 1)
--;
COMMENT ON TABLE member_withdraw IS 'what members take out of balance_money (wire/member section 4); amounts in cents, copied from the application'
--;
COMMENT ON COLUMN member_withdraw.rate IS 'hundredths of a percent'
--;
COMMENT ON COLUMN member_withdraw.app IS 'whose openid a WeChat transfer goes to: wechat or weapp; empty for other ways'
--;
COMMENT ON COLUMN member_withdraw.transfer_state IS 'running: WeChat has been or is being asked to transfer, and its word decides'
--;
COMMENT ON COLUMN member_withdraw.confirm IS 'what the member opens to accept a WeChat transfer, while it waits for that'
