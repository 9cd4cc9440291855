-- Config keys of the operator (operator.md 2.9); site 0 is the platform
CREATE TABLE IF NOT EXISTS setting (
  site_id int8 NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  changed_at int8 NOT NULL,
  PRIMARY KEY (site_id, key)
)
--;
-- One row: how far the mall's clock was moved in development
CREATE TABLE IF NOT EXISTS mall_clock (
  site_id int8 NOT NULL PRIMARY KEY CHECK (site_id = 0),
  offset_seconds int8 NOT NULL CHECK (offset_seconds >= 0)
)
--;
-- Leases of the 64 node numbers inside row ids; times are machine seconds
CREATE TABLE IF NOT EXISTS id_node (
  node int4 NOT NULL PRIMARY KEY CHECK (node BETWEEN 0 AND 63),
  holder text NOT NULL,
  lease_until int8 NOT NULL,
  free_from int8 NOT NULL
)
--;
CREATE TABLE IF NOT EXISTS token (
  token_hash text NOT NULL PRIMARY KEY,
  member_id int8 NOT NULL,
  app_type text NOT NULL,
  created_at int8 NOT NULL,
  rotated_at int8 NOT NULL DEFAULT 0,
  rotation_salt text NOT NULL DEFAULT '',
  previous_hash text NOT NULL DEFAULT '',
  next_hash text NOT NULL DEFAULT ''
)
--;
CREATE INDEX IF NOT EXISTS token_member ON token (member_id)
--;
CREATE INDEX IF NOT EXISTS token_age ON token (created_at)
--;
-- dist_key is the member_id of a shopper or the site_id of an operator key
CREATE TABLE IF NOT EXISTS idempotency (
  dist_key int8 NOT NULL,
  caller text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer text,
  expires_at int8 NOT NULL,
  PRIMARY KEY (dist_key, caller, path, key)
)
--;
CREATE INDEX IF NOT EXISTS idempotency_age ON idempotency (expires_at)
--;
-- Timed work; run_at is mall time, lease_until machine time. state 0 waiting, 2 given up
CREATE TABLE IF NOT EXISTS job (
  dist_key int8 NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  run_at int8 NOT NULL,
  lease_until int8 NOT NULL DEFAULT 0,
  attempts int4 NOT NULL DEFAULT 0,
  state int4 NOT NULL DEFAULT 0,
  payload text NOT NULL DEFAULT 'null',
  last_error text NOT NULL DEFAULT '',
  PRIMARY KEY (dist_key, kind, key)
)
--;
CREATE INDEX IF NOT EXISTS job_due ON job (run_at) WHERE state = 0
--;
-- Cents of the purses, whole points of point and growth
CREATE TABLE IF NOT EXISTS account (
  member_id int8 NOT NULL,
  kind text NOT NULL,
  balance int8 NOT NULL CHECK (balance >= 0),
  seq int8 NOT NULL,
  PRIMARY KEY (member_id, kind)
)
--;
CREATE TABLE IF NOT EXISTS account_log (
  member_id int8 NOT NULL,
  kind text NOT NULL,
  seq int8 NOT NULL,
  delta int8 NOT NULL CHECK (delta <> 0),
  balance_after int8 NOT NULL CHECK (balance_after >= 0),
  ref text NOT NULL,
  from_type text NOT NULL,
  type_name text NOT NULL,
  type_tag text NOT NULL,
  remark text NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, kind, seq),
  CONSTRAINT account_log_ref UNIQUE (member_id, kind, ref)
)
--;
CREATE INDEX IF NOT EXISTS account_log_time ON account_log (member_id, create_time DESC)
--;
-- Counters of sendings, tries and calls; subject is what is counted: an address, a mobile, a name
CREATE TABLE IF NOT EXISTS limit_window (
  subject text NOT NULL,
  name text NOT NULL,
  used int4 NOT NULL,
  ends_at int8 NOT NULL,
  PRIMARY KEY (subject, name)
)
--;
CREATE INDEX IF NOT EXISTS limit_window_age ON limit_window (ends_at)
--;
-- Every call of the operator API, without secrets; site 0 is the platform key
CREATE TABLE IF NOT EXISTS operator_log (
  site_id int8 NOT NULL,
  log_id int8 NOT NULL,
  key_name text NOT NULL,
  path text NOT NULL,
  row_ids text NOT NULL,
  code int4 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, log_id)
)
