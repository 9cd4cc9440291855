CREATE TABLE IF NOT EXISTS coupon_type (
  site_id int8 NOT NULL,
  coupon_type_id int8 NOT NULL,
  code text NOT NULL,
  coupon_name text NOT NULL,
  type text NOT NULL CHECK (type IN ('reward', 'discount')),
  money int8 NOT NULL DEFAULT 0,
  pay_percent int4 NOT NULL DEFAULT 100,
  discount_limit int8 NOT NULL DEFAULT 0,
  max_fetch int4 NOT NULL DEFAULT 0,
  at_least int8 NOT NULL DEFAULT 0,
  count int4 NOT NULL,
  lead_count int4 NOT NULL DEFAULT 0 CHECK (lead_count <= count),
  validity_type int2 NOT NULL,
  fixed_term int4 NOT NULL DEFAULT 0,
  end_time int8 NOT NULL DEFAULT 0,
  image text NOT NULL DEFAULT '',
  goods_type int2 NOT NULL DEFAULT 1,
  goods_ids int8[] NOT NULL DEFAULT '{}',
  status int2 NOT NULL DEFAULT 1,
  is_show int2 NOT NULL DEFAULT 1,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, coupon_type_id)
)
--;
COMMENT ON COLUMN coupon_type.pay_percent IS 'percent that is paid, 90 = 9 tenths'
--;
CREATE TABLE IF NOT EXISTS member_coupon (
  member_id int8 NOT NULL,
  coupon_id int8 NOT NULL,
  coupon_type_id int8 NOT NULL,
  site_id int8 NOT NULL,
  coupon_name text NOT NULL,
  type text NOT NULL,
  money int8 NOT NULL DEFAULT 0,
  pay_percent int4 NOT NULL DEFAULT 100,
  discount_limit int8 NOT NULL DEFAULT 0,
  at_least int8 NOT NULL DEFAULT 0,
  goods_type int2 NOT NULL DEFAULT 1,
  goods_ids int8[] NOT NULL DEFAULT '{}',
  state int2 NOT NULL DEFAULT 1,
  get_type int2 NOT NULL,
  fetch_time int8 NOT NULL,
  use_time int8 NOT NULL DEFAULT 0,
  use_order_id int8 NOT NULL DEFAULT 0,
  end_time int8 NOT NULL,
  PRIMARY KEY (member_id, coupon_id)
)
--;
CREATE INDEX IF NOT EXISTS member_coupon_state ON member_coupon (member_id, state, coupon_id DESC)
