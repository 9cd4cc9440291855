CREATE TABLE IF NOT EXISTS presale (
  site_id int8 NOT NULL,
  presale_id int8 NOT NULL,
  presale_name text NOT NULL,
  goods_id int8 NOT NULL,
  presale_deposit int8 NOT NULL CHECK (presale_deposit >= 0),
  presale_price int8 NOT NULL DEFAULT 0 CHECK (presale_price = 0 OR presale_price >= presale_deposit),
  presale_num int4 NOT NULL DEFAULT 0 CHECK (presale_num >= 0),
  start_time int8 NOT NULL,
  end_time int8 NOT NULL CHECK (end_time > start_time),
  pay_start_time int8 NOT NULL,
  pay_end_time int8 NOT NULL CHECK (pay_end_time > pay_start_time),
  deliver_type int2 NOT NULL,
  deliver_time int8 NOT NULL,
  is_deposit_back int2 NOT NULL DEFAULT 0,
  deposit_agreement text NOT NULL DEFAULT '',
  is_closed int2 NOT NULL DEFAULT 0,
  is_ending int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, presale_id)
)
--;
COMMENT ON TABLE presale IS 'goods sold for a deposit now and the rest later; its stock is a row of promotion_stock'
--;
COMMENT ON COLUMN presale.presale_deposit IS 'cents a piece, of all skus of the goods'
--;
COMMENT ON COLUMN presale.presale_price IS 'cents that the deposit of a piece counts for, 0 = itself'
--;
COMMENT ON COLUMN presale.presale_num IS 'pieces per member, 0 = one order'
--;
COMMENT ON COLUMN presale.deliver_time IS 'unix seconds when deliver_type is 0, else days after the final payment'
--;
COMMENT ON COLUMN presale.is_deposit_back IS '1 = the deposit is not returnable'
--;
COMMENT ON COLUMN presale.is_ending IS '1 = it was closed, and some of its orders are still to be ended'
--;
CREATE INDEX IF NOT EXISTS presale_by_id ON presale (presale_id)
--;
CREATE INDEX IF NOT EXISTS presale_of_goods ON presale (goods_id) WHERE is_closed = 0
--;
CREATE INDEX IF NOT EXISTS presale_by_end ON presale (end_time) WHERE is_closed = 0
--;
CREATE INDEX IF NOT EXISTS presale_ending ON presale (presale_id) WHERE is_ending = 1
--;
CREATE TABLE IF NOT EXISTS presale_order (
  member_id int8 NOT NULL,
  presale_order_id int8 NOT NULL,
  order_no text NOT NULL,
  site_id int8 NOT NULL,
  presale_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  goods_name text NOT NULL,
  sku_id int8 NOT NULL,
  sku_name text NOT NULL,
  sku_image text NOT NULL DEFAULT '',
  num int4 NOT NULL CHECK (num > 0),
  price int8 NOT NULL,
  presale_deposit int8 NOT NULL,
  presale_price int8 NOT NULL,
  deposit_money int8 NOT NULL CHECK (deposit_money >= 0),
  final_money int8 NOT NULL CHECK (final_money >= 0),
  pay_deposit_money int8 NOT NULL CHECK (pay_deposit_money >= 0),
  deposit_from_balance int8 NOT NULL DEFAULT 0 CHECK (deposit_from_balance >= 0),
  deposit_from_balance_money int8 NOT NULL DEFAULT 0 CHECK (deposit_from_balance_money >= 0),
  deposit_bill_balance int8 NOT NULL DEFAULT 0 CHECK (deposit_bill_balance >= 0),
  deposit_bill_balance_money int8 NOT NULL DEFAULT 0 CHECK (deposit_bill_balance_money >= 0),
  deposit_out_trade_no text NOT NULL,
  deposit_pay_type text NOT NULL DEFAULT '',
  deposit_pay_time int8 NOT NULL DEFAULT 0,
  pay_final_money int8 NOT NULL CHECK (pay_final_money >= 0),
  final_from_balance int8 NOT NULL DEFAULT 0 CHECK (final_from_balance >= 0),
  final_from_balance_money int8 NOT NULL DEFAULT 0 CHECK (final_from_balance_money >= 0),
  final_bill_balance int8 NOT NULL DEFAULT 0 CHECK (final_bill_balance >= 0),
  final_bill_balance_money int8 NOT NULL DEFAULT 0 CHECK (final_bill_balance_money >= 0),
  final_out_trade_no text NOT NULL DEFAULT '',
  final_pay_type text NOT NULL DEFAULT '',
  final_pay_time int8 NOT NULL DEFAULT 0,
  pay_start_time int8 NOT NULL,
  pay_end_time int8 NOT NULL,
  deliver_type int2 NOT NULL,
  deliver_time int8 NOT NULL,
  is_deposit_back int2 NOT NULL,
  order_status int2 NOT NULL,
  refund_status int2 NOT NULL DEFAULT 0,
  refuse_reason text NOT NULL DEFAULT '',
  apply_time int8 NOT NULL DEFAULT 0,
  ends_at int8 NOT NULL DEFAULT 0,
  final_ends_at int8 NOT NULL DEFAULT 0,
  refund_due int8 NOT NULL DEFAULT 0,
  due_time int8 NOT NULL DEFAULT 0,
  relate_order_id int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  close_time int8 NOT NULL DEFAULT 0,
  is_deleted int2 NOT NULL DEFAULT 0,
  order_row jsonb NOT NULL,
  line_rows jsonb NOT NULL,
  given jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (member_id, presale_order_id),
  CHECK (pay_deposit_money + deposit_from_balance + deposit_from_balance_money = deposit_money),
  CHECK (pay_final_money + final_from_balance + final_from_balance_money = final_money)
)
--;
COMMENT ON TABLE presale_order IS 'a deposit, and what its order will be: everything is fixed when it is made'
--;
COMMENT ON COLUMN presale_order.presale_deposit IS 'of a piece; deposit_money is less where the goods cost less'
--;
COMMENT ON COLUMN presale_order.deposit_from_balance IS 'wallet part taken when the deposit was made; deposit_bill_balance: its bill was paid by BALANCE'
--;
COMMENT ON COLUMN presale_order.final_out_trade_no IS 'the bill of the rest that is open or paid, empty = none'
--;
COMMENT ON COLUMN presale_order.ends_at IS 'when its state ends by itself in -1, 0 = never'
--;
COMMENT ON COLUMN presale_order.final_ends_at IS 'end of the open bill of the rest, 0 = none is open'
--;
COMMENT ON COLUMN presale_order.refund_due IS 'when an application for the deposit counts as agreed, 0 = none'
--;
COMMENT ON COLUMN presale_order.due_time IS 'the earliest of these, when its job runs'
--;
COMMENT ON COLUMN presale_order.order_row IS 'row of orders, as it is made with the last payment'
--;
COMMENT ON COLUMN presale_order.line_rows IS 'rows of order_line, gifts included'
--;
COMMENT ON COLUMN presale_order.given IS 'rules of spend-and-saves that it reached'
--;
CREATE INDEX IF NOT EXISTS presale_order_by_id ON presale_order (presale_order_id)
--;
CREATE INDEX IF NOT EXISTS presale_order_of_activity ON presale_order (presale_id, order_status)
--;
CREATE INDEX IF NOT EXISTS presale_order_due ON presale_order (due_time) WHERE due_time > 0
--;
CREATE INDEX IF NOT EXISTS presale_order_asking ON presale_order (site_id, apply_time) WHERE refund_status = 1
--;
CREATE TABLE IF NOT EXISTS order_payment (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  place int2 NOT NULL,
  out_trade_no text NOT NULL,
  pay_type text NOT NULL,
  pay_money int8 NOT NULL CHECK (pay_money >= 0),
  PRIMARY KEY (member_id, order_id, place)
)
--;
COMMENT ON TABLE order_payment IS 'the payments of an order that was paid by other bills than one of its own, in the order in which they go back'
--;
CREATE TABLE IF NOT EXISTS pay_back (
  member_id int8 NOT NULL,
  pay_back_id int8 NOT NULL,
  refund_no text NOT NULL,
  out_trade_no text NOT NULL,
  channel text NOT NULL,
  money int8 NOT NULL CHECK (money > 0),
  owed_time int8 NOT NULL,
  paid_back_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, pay_back_id),
  UNIQUE (member_id, refund_no)
)
--;
COMMENT ON TABLE pay_back IS 'parts of paid bills that a channel owes to the buyer'
--;
COMMENT ON COLUMN pay_back.refund_no IS 'names it once for the channel'
--;
CREATE INDEX IF NOT EXISTS pay_back_owed ON pay_back (owed_time) WHERE paid_back_time = 0
