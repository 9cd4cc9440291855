-- Packages belong to the platform, site 0
CREATE TABLE IF NOT EXISTS recharge (
  site_id int8 NOT NULL,
  recharge_id int8 NOT NULL,
  recharge_name text NOT NULL,
  cover_img text NOT NULL DEFAULT '',
  face_value int8 NOT NULL CHECK (face_value > 0),
  buy_price int8 NOT NULL CHECK (buy_price > 0),
  point int8 NOT NULL DEFAULT 0 CHECK (point >= 0),
  growth int8 NOT NULL DEFAULT 0 CHECK (growth >= 0),
  coupon_ids int8[] NOT NULL DEFAULT '{}',
  status int2 NOT NULL DEFAULT 1,
  sale_num int4 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, recharge_id)
)
--;
COMMENT ON TABLE recharge IS 'packages that fill a wallet'
--;
COMMENT ON COLUMN recharge.coupon_ids IS 'platform coupon types: a package brings one of each'
--;
COMMENT ON COLUMN recharge.status IS '1 on the shelf, 0 off it'
--;
COMMENT ON COLUMN recharge.sale_num IS 'how many were paid'
--;
CREATE TABLE IF NOT EXISTS recharge_order (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_no text NOT NULL,
  recharge_id int8 NOT NULL DEFAULT 0,
  recharge_name text NOT NULL DEFAULT '',
  cover_img text NOT NULL DEFAULT '',
  face_value int8 NOT NULL CHECK (face_value > 0),
  buy_price int8 NOT NULL CHECK (buy_price > 0),
  point int8 NOT NULL DEFAULT 0 CHECK (point >= 0),
  growth int8 NOT NULL DEFAULT 0 CHECK (growth >= 0),
  coupon_ids int8[] NOT NULL DEFAULT '{}',
  out_trade_no text NOT NULL,
  order_status int2 NOT NULL CHECK (order_status IN (1, 2, -1)),
  pay_type text NOT NULL DEFAULT '',
  pay_time int8 NOT NULL DEFAULT 0,
  ends_at int8 NOT NULL,
  close_time int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, order_id)
)
--;
COMMENT ON TABLE recharge_order IS 'a recharge as it was when its bill was made: what the package says later changes nothing'
--;
COMMENT ON COLUMN recharge_order.recharge_id IS 'the package, 0 = a free amount'
--;
COMMENT ON COLUMN recharge_order.order_status IS '1 created, 2 paid, -1 closed unpaid, which no member sees'
--;
COMMENT ON COLUMN recharge_order.ends_at IS 'when it closes by itself while it is unpaid'
--;
CREATE INDEX IF NOT EXISTS recharge_order_unpaid ON recharge_order (ends_at) WHERE order_status = 1
--;
ALTER TABLE platform_coupon_type ADD COLUMN IF NOT EXISTS over_count int4 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN platform_coupon_type.over_count IS 'handed out beyond count, by recharges whose bill was made while there were some left'
