CREATE TABLE IF NOT EXISTS member_bank_account (
  member_id int8 NOT NULL,
  id int8 NOT NULL,
  realname text NOT NULL,
  mobile text NOT NULL,
  withdraw_type text NOT NULL,
  branch_bank_name text NOT NULL DEFAULT '',
  bank_account text NOT NULL DEFAULT '',
  is_default int2 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, id),
  CHECK (withdraw_type IN ('bank', 'alipay', 'wechatpay'))
)
--;
COMMENT ON TABLE member_bank_account IS 'where a member has money sent to that is taken out of the wallet'
