ALTER TABLE order_line
  ADD COLUMN IF NOT EXISTS refund_type int2 NOT NULL DEFAULT 0
--;
CREATE TABLE IF NOT EXISTS order_refund (
  member_id int8 NOT NULL,
  order_goods_id int8 NOT NULL,
  order_id int8 NOT NULL,
  site_id int8 NOT NULL,
  refund_no text NOT NULL,
  refund_type int2 NOT NULL,
  refund_reason text NOT NULL DEFAULT '',
  refund_remark text NOT NULL DEFAULT '',
  refund_images text NOT NULL DEFAULT '',
  apply_money int8 NOT NULL,
  action_time int8 NOT NULL,
  due_time int8 NOT NULL DEFAULT 0,
  refuse_reason text NOT NULL DEFAULT '',
  refund_address text NOT NULL DEFAULT '',
  delivery_name text NOT NULL DEFAULT '',
  delivery_no text NOT NULL DEFAULT '',
  delivery_remark text NOT NULL DEFAULT '',
  refund_time int8 NOT NULL DEFAULT 0,
  real_money int8 NOT NULL DEFAULT 0,
  rest_money int8 NOT NULL DEFAULT 0,
  balance_part int8 NOT NULL DEFAULT 0 CHECK (balance_part >= 0),
  pay_part int8 NOT NULL DEFAULT 0 CHECK (pay_part >= 0),
  balance_to_balance int8 NOT NULL DEFAULT 0 CHECK (balance_to_balance >= 0),
  balance_to_balance_money int8 NOT NULL DEFAULT 0 CHECK (balance_to_balance_money >= 0),
  bill_to_balance int8 NOT NULL DEFAULT 0 CHECK (bill_to_balance >= 0),
  bill_to_balance_money int8 NOT NULL DEFAULT 0 CHECK (bill_to_balance_money >= 0),
  point int8 NOT NULL DEFAULT 0 CHECK (point >= 0),
  refund_pay_type text NOT NULL DEFAULT '',
  channel text NOT NULL DEFAULT '',
  out_trade_no text NOT NULL DEFAULT '',
  paid_back_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, order_goods_id),
  CHECK (real_money = balance_part + pay_part)
)
--;
COMMENT ON COLUMN order_refund.due_time IS 'when the timer of the present state acts, 0 = it has none'
--;
COMMENT ON COLUMN order_refund.rest_money IS 'freight and invoice money inside real_money: of the line after which all are refunded'
--;
COMMENT ON COLUMN order_refund.balance_to_balance IS 'part of balance_part that went to the purse balance; the rest of it is balance_to_balance_money'
--;
COMMENT ON COLUMN order_refund.bill_to_balance IS 'part of pay_part of a bill paid by BALANCE that went to the purse balance'
--;
COMMENT ON COLUMN order_refund.channel IS 'payment channel that owes pay_part to the buyer, empty = none'
--;
CREATE INDEX IF NOT EXISTS order_refund_of_order ON order_refund (member_id, order_id)
--;
CREATE INDEX IF NOT EXISTS order_refund_owed ON order_refund (refund_time) WHERE channel <> '' AND paid_back_time = 0
--;
CREATE TABLE IF NOT EXISTS order_complain (
  member_id int8 NOT NULL,
  order_goods_id int8 NOT NULL,
  order_id int8 NOT NULL,
  site_id int8 NOT NULL,
  complain_no text NOT NULL,
  complain_status int2 NOT NULL,
  complain_reason text NOT NULL,
  complain_remark text NOT NULL DEFAULT '',
  apply_money int8 NOT NULL,
  apply_time int8 NOT NULL,
  complain_time int8 NOT NULL DEFAULT 0,
  refuse_reason text NOT NULL DEFAULT '',
  PRIMARY KEY (member_id, order_goods_id)
)
--;
COMMENT ON COLUMN order_complain.complain_time IS 'when the platform decided, 0 = not yet'
--;
CREATE TABLE IF NOT EXISTS refund_log (
  member_id int8 NOT NULL,
  log_id int8 NOT NULL,
  order_goods_id int8 NOT NULL,
  action text NOT NULL,
  action_way int2 NOT NULL,
  username text NOT NULL DEFAULT '',
  from_status int2 NOT NULL,
  refund_status int2 NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (member_id, log_id)
)
--;
CREATE INDEX IF NOT EXISTS refund_log_of_line ON refund_log (member_id, order_goods_id, log_id)
--;
CREATE TABLE IF NOT EXISTS order_line_owner (
  order_goods_id int8 PRIMARY KEY,
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  site_id int8 NOT NULL
)
--;
COMMENT ON TABLE order_line_owner IS 'lines with a refund or a complaint, found by operators who know only the id'
--;
CREATE TABLE IF NOT EXISTS shop_refund (
  site_id int8 NOT NULL,
  order_goods_id int8 NOT NULL,
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  title text NOT NULL,
  money int8 NOT NULL,
  refund_status int2 NOT NULL DEFAULT 0,
  refund_action_time int8 NOT NULL DEFAULT 0,
  complain_status int2 NOT NULL DEFAULT 0,
  complain_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, order_goods_id)
)
--;
CREATE INDEX IF NOT EXISTS shop_refund_waiting ON shop_refund (site_id, refund_status, refund_action_time)
