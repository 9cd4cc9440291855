CREATE TABLE IF NOT EXISTS cart_item (
  member_id int8 NOT NULL,
  cart_id int8 NOT NULL,
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  num int4 NOT NULL CHECK (num > 0),
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, cart_id),
  UNIQUE (member_id, sku_id)
)
--;
CREATE TABLE IF NOT EXISTS orders (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_no text NOT NULL,
  checkout_id int8 NOT NULL,
  site_id int8 NOT NULL,
  site_name text NOT NULL,
  website_id int8 NOT NULL DEFAULT 0,
  order_type int2 NOT NULL,
  order_status int2 NOT NULL,
  order_from text NOT NULL,
  order_name text NOT NULL,
  promotion_type text NOT NULL DEFAULT '',
  pay_status int2 NOT NULL DEFAULT 0,
  pay_type text NOT NULL DEFAULT '',
  out_trade_no text NOT NULL,
  delivery_status int2 NOT NULL DEFAULT 0,
  is_lock int2 NOT NULL DEFAULT 0,
  is_enable_refund int2 NOT NULL DEFAULT 0,
  is_evaluate int2 NOT NULL DEFAULT 0,
  evaluate_status int2 NOT NULL DEFAULT 0,
  is_extended int2 NOT NULL DEFAULT 0,
  is_deleted int2 NOT NULL DEFAULT 0,
  delivery_type text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  telephone text NOT NULL DEFAULT '',
  province_id int8 NOT NULL DEFAULT 0,
  city_id int8 NOT NULL DEFAULT 0,
  district_id int8 NOT NULL DEFAULT 0,
  address text NOT NULL DEFAULT '',
  full_address text NOT NULL DEFAULT '',
  longitude text NOT NULL DEFAULT '',
  latitude text NOT NULL DEFAULT '',
  buyer_message text NOT NULL DEFAULT '',
  goods_num int4 NOT NULL,
  goods_money int8 NOT NULL,
  delivery_money int8 NOT NULL,
  promotion_money int8 NOT NULL DEFAULT 0,
  coupon_id int8 NOT NULL DEFAULT 0,
  coupon_money int8 NOT NULL DEFAULT 0,
  adjust_money int8 NOT NULL DEFAULT 0,
  order_money int8 NOT NULL CHECK (order_money >= 0),
  balance_money int8 NOT NULL DEFAULT 0,
  pay_money int8 NOT NULL CHECK (pay_money >= 0),
  refund_money int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  pay_time int8 NOT NULL DEFAULT 0,
  delivery_time int8 NOT NULL DEFAULT 0,
  sign_time int8 NOT NULL DEFAULT 0,
  finish_time int8 NOT NULL DEFAULT 0,
  close_time int8 NOT NULL DEFAULT 0,
  take_delivery_time int8 NOT NULL DEFAULT 0,
  virtual_code text NOT NULL DEFAULT '',
  PRIMARY KEY (member_id, order_id)
)
--;
COMMENT ON COLUMN orders.checkout_id IS 'same for all orders of one create call'
--;
COMMENT ON COLUMN orders.take_delivery_time IS 'when receipt is confirmed by the timer, 0 = not waiting'
--;
CREATE INDEX IF NOT EXISTS orders_listed ON orders (member_id, order_status, order_id DESC)
--;
CREATE TABLE IF NOT EXISTS order_line (
  member_id int8 NOT NULL,
  order_goods_id int8 NOT NULL,
  order_id int8 NOT NULL,
  site_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  goods_name text NOT NULL,
  sku_id int8 NOT NULL,
  sku_name text NOT NULL,
  sku_no text NOT NULL DEFAULT '',
  sku_spec_format jsonb NOT NULL DEFAULT '[]',
  sku_image text NOT NULL DEFAULT '',
  is_virtual int2 NOT NULL DEFAULT 0,
  price int8 NOT NULL,
  num int4 NOT NULL CHECK (num > 0),
  goods_money int8 NOT NULL,
  real_goods_money int8 NOT NULL CHECK (real_goods_money >= 0),
  promotion_money int8 NOT NULL DEFAULT 0,
  coupon_money int8 NOT NULL DEFAULT 0,
  adjust_money int8 NOT NULL DEFAULT 0,
  delivery_status int2 NOT NULL DEFAULT 0,
  refund_status int2 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, order_goods_id)
)
--;
CREATE INDEX IF NOT EXISTS order_line_of_order ON order_line (member_id, order_id)
--;
CREATE INDEX IF NOT EXISTS order_line_of_goods ON order_line (member_id, goods_id)
--;
CREATE TABLE IF NOT EXISTS order_owner (
  order_id int8 PRIMARY KEY,
  member_id int8 NOT NULL,
  site_id int8 NOT NULL
)
--;
CREATE TABLE IF NOT EXISTS shop_order (
  site_id int8 NOT NULL,
  order_id int8 NOT NULL,
  member_id int8 NOT NULL,
  order_status int2 NOT NULL,
  title text NOT NULL,
  money int8 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, order_id)
)
--;
CREATE INDEX IF NOT EXISTS shop_order_waiting ON shop_order (site_id, order_status, order_id DESC)
--;
CREATE TABLE IF NOT EXISTS order_package (
  member_id int8 NOT NULL,
  package_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_goods_ids int8[] NOT NULL,
  delivery_type text NOT NULL,
  express_company_name text NOT NULL DEFAULT '',
  delivery_no text NOT NULL DEFAULT '',
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, package_id)
)
--;
CREATE TABLE IF NOT EXISTS order_log (
  member_id int8 NOT NULL,
  log_id int8 NOT NULL,
  order_id int8 NOT NULL,
  event text NOT NULL,
  from_status int2 NOT NULL,
  to_status int2 NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (member_id, log_id)
)
--;
CREATE TABLE IF NOT EXISTS pay_bill (
  member_id int8 NOT NULL,
  bill_id int8 NOT NULL,
  out_trade_no text NOT NULL,
  pay_status int2 NOT NULL,
  pay_type text NOT NULL DEFAULT '',
  trade_no text NOT NULL DEFAULT '',
  pay_body text NOT NULL,
  pay_detail text NOT NULL,
  pay_money int8 NOT NULL CHECK (pay_money >= 0),
  refunded int8 NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  create_time int8 NOT NULL,
  pay_time int8 NOT NULL DEFAULT 0,
  expire_time int8 NOT NULL,
  PRIMARY KEY (member_id, bill_id)
)
--;
COMMENT ON COLUMN pay_bill.refunded IS 'cents sent back because the payment arrived for a closed bill'
--;
CREATE TABLE IF NOT EXISTS pay_bill_order (
  member_id int8 NOT NULL,
  bill_id int8 NOT NULL,
  order_id int8 NOT NULL,
  pay_money int8 NOT NULL,
  PRIMARY KEY (member_id, bill_id, order_id)
)
--;
CREATE TABLE IF NOT EXISTS bill_number (
  out_trade_no text PRIMARY KEY,
  member_id int8 NOT NULL,
  bill_id int8 NOT NULL
)
--;
CREATE TABLE IF NOT EXISTS pay_notification (
  out_trade_no text NOT NULL,
  trade_no text NOT NULL,
  channel text NOT NULL,
  result text NOT NULL,
  pay_money int8 NOT NULL,
  outcome text NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (out_trade_no, trade_no, result)
)
