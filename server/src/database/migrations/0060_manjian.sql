CREATE TABLE IF NOT EXISTS manjian (
  site_id int8 NOT NULL,
  manjian_id int8 NOT NULL,
  manjian_name text NOT NULL,
  manjian_type int2 NOT NULL CHECK (manjian_type IN (1, 2)),
  type int2 NOT NULL CHECK (type IN (0, 1)),
  goods_ids int8[] NOT NULL DEFAULT '{}',
  rules jsonb NOT NULL,
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, manjian_id)
)
--;
COMMENT ON COLUMN manjian.rules IS 'ManjianRule[] of pricing/quote.ts: cents or pieces'
--;
CREATE TABLE IF NOT EXISTS free_shipping (
  site_id int8 NOT NULL,
  freeshipping_id int8 NOT NULL,
  at_least int8 NOT NULL,
  region_ids int8[] NOT NULL DEFAULT '{}',
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, freeshipping_id)
)
--;
COMMENT ON COLUMN free_shipping.region_ids IS 'cities; empty = everywhere'
--;
CREATE TABLE IF NOT EXISTS order_manjian (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  manjian_id int8 NOT NULL,
  manjian_name text NOT NULL,
  coupon_type_id int8 NOT NULL DEFAULT 0,
  point int4 NOT NULL DEFAULT 0,
  given_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, order_id, manjian_id)
)
--;
COMMENT ON TABLE order_manjian IS 'coupons and points an order earned, given when it is completed'
--;
ALTER TABLE order_line ADD COLUMN IF NOT EXISTS is_present int2 NOT NULL DEFAULT 0
