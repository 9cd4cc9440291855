CREATE TABLE IF NOT EXISTS exchange_goods (
  site_id int8 NOT NULL DEFAULT 0,
  id int8 NOT NULL,
  type int2 NOT NULL,
  type_id int8 NOT NULL DEFAULT 0,
  name text NOT NULL,
  image text NOT NULL DEFAULT '',
  stock int8 NOT NULL,
  point int8 NOT NULL,
  price int8 NOT NULL DEFAULT 0,
  balance int8 NOT NULL DEFAULT 0,
  delivery_price int8 NOT NULL DEFAULT 0,
  pay_type int2 NOT NULL,
  content text NOT NULL DEFAULT '',
  state int2 NOT NULL DEFAULT 1,
  sort int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (type IN (1, 2, 3)),
  CHECK (stock >= 0 AND point >= 0 AND price >= 0 AND balance >= 0 AND delivery_price >= 0),
  CHECK (pay_type IN (0, 1) AND (pay_type = 1 OR price = 0)),
  CHECK (state IN (0, 1))
)
--;
COMMENT ON TABLE exchange_goods IS 'what points are exchanged for (wire/promotions section 9); stock is what is left, amounts in cents of one piece'
--;
COMMENT ON COLUMN exchange_goods.delivery_price IS 'of a gift, once an order'
--;
CREATE TABLE IF NOT EXISTS exchange_order (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_no text NOT NULL,
  out_trade_no text NOT NULL DEFAULT '',
  order_status int2 NOT NULL DEFAULT 0,
  exchange_id int8 NOT NULL,
  exchange_name text NOT NULL,
  exchange_image text NOT NULL DEFAULT '',
  type int2 NOT NULL,
  type_id int8 NOT NULL DEFAULT 0,
  num int8 NOT NULL,
  point int8 NOT NULL,
  exchange_price int8 NOT NULL,
  delivery_price int8 NOT NULL,
  price int8 NOT NULL,
  balance int8 NOT NULL DEFAULT 0,
  buyer_message text NOT NULL DEFAULT '',
  member_name text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  full_address text NOT NULL DEFAULT '',
  relate_order_id int8 NOT NULL DEFAULT 0,
  pay_type text NOT NULL DEFAULT '',
  bill_from_balance int8 NOT NULL DEFAULT 0,
  bill_from_balance_money int8 NOT NULL DEFAULT 0,
  ends_at int8 NOT NULL,
  create_time int8 NOT NULL,
  pay_time int8 NOT NULL DEFAULT 0,
  close_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, order_id),
  CHECK (order_status IN (-1, 0, 1)),
  CHECK (num > 0 AND price = exchange_price + delivery_price)
)
--;
CREATE INDEX IF NOT EXISTS exchange_order_open ON exchange_order (ends_at) WHERE order_status = 0
--;
COMMENT ON TABLE exchange_order IS 'what members exchanged points for; amounts of the whole order in cents, balance of what it brings'
