ALTER TABLE orders
  ADD COLUMN IF NOT EXISTS complete_time int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS deliverer text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS deliverer_mobile text NOT NULL DEFAULT ''
--;
COMMENT ON COLUMN orders.complete_time IS 'when the timer completes the order, 0 = not waiting'
--;
ALTER TABLE order_line
  ADD COLUMN IF NOT EXISTS verify_code text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS is_verify int2 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS verify_time int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS expire_time int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN order_line.verify_code IS 'of virtual goods; empty until paid. expire_time 0 = never'
--;
CREATE INDEX IF NOT EXISTS order_line_codes ON order_line (member_id, order_goods_id DESC) WHERE verify_code <> ''
--;
CREATE TABLE IF NOT EXISTS verify_code (
  verify_code text NOT NULL PRIMARY KEY,
  verify_type text NOT NULL,
  site_id int8 NOT NULL,
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_goods_id int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL
)
--;
COMMENT ON COLUMN verify_code.member_id IS 'the buyer'
--;
COMMENT ON COLUMN verify_code.order_goods_id IS 'the line of virtual goods; 0 = a pickup, for the whole order'
--;
CREATE TABLE IF NOT EXISTS verify_record (
  site_id int8 NOT NULL,
  verify_code text NOT NULL,
  verify_type text NOT NULL,
  verifier_id int8 NOT NULL,
  verifier_name text NOT NULL,
  order_id int8 NOT NULL,
  verify_time int8 NOT NULL,
  item_array jsonb NOT NULL,
  remark_array jsonb NOT NULL,
  PRIMARY KEY (site_id, verify_code)
)
--;
CREATE INDEX IF NOT EXISTS verify_record_listed ON verify_record (site_id, verify_time DESC, verify_code)
--;
CREATE TABLE IF NOT EXISTS verifier (
  member_id int8 NOT NULL,
  site_id int8 NOT NULL,
  verifier_id int8 NOT NULL,
  verifier_name text NOT NULL,
  state int2 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, site_id)
)
--;
COMMENT ON COLUMN verifier.state IS '1 at work, 0 ended'
