CREATE TABLE IF NOT EXISTS member_cancel (
  member_id int8 NOT NULL PRIMARY KEY,
  status int2 NOT NULL DEFAULT 0,
  reason text NOT NULL DEFAULT '',
  apply_time int8 NOT NULL,
  audit_time int8 NOT NULL DEFAULT 0,
  CHECK (status IN (0, 1, -1)),
  CHECK ((status = 0) = (audit_time = 0))
)
--;
COMMENT ON TABLE member_cancel IS 'who asked for the account to be closed (wire/member section 8): 0 waiting, 1 closed, -1 refused'
--;
CREATE INDEX IF NOT EXISTS member_cancel_waiting ON member_cancel (apply_time, member_id) WHERE status = 0
--;
CREATE TABLE IF NOT EXISTS identity_key (
  id int2 NOT NULL PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  key text NOT NULL
)
--;
COMMENT ON TABLE identity_key IS 'the secret that hashes of member_identity are made with, drawn once'
--;
INSERT INTO identity_key (key) VALUES (gen_random_uuid()::text || gen_random_uuid()::text) ON CONFLICT (id) DO NOTHING
--;
CREATE TABLE IF NOT EXISTS member_identity (
  hash text NOT NULL,
  member_id int8 NOT NULL,
  PRIMARY KEY (hash, member_id)
)
--;
COMMENT ON TABLE member_identity IS 'keyed hashes of each mobile, openid and unionid a member ever had: who closed an account gets no register reward again'
--;
CREATE INDEX IF NOT EXISTS member_identity_member ON member_identity (member_id)
