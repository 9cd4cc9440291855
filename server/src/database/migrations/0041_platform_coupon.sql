ALTER TABLE shop ADD COLUMN IF NOT EXISTS group_id int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN shop.group_id IS 'a row of shop_group: platform coupons may be for some groups only'
--;
-- Types belong to the platform, site 0
CREATE TABLE IF NOT EXISTS platform_coupon_type (
  site_id int8 NOT NULL,
  platformcoupon_type_id int8 NOT NULL,
  code text NOT NULL,
  platformcoupon_name text NOT NULL,
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
  use_scenario int2 NOT NULL DEFAULT 1,
  group_ids int8[] NOT NULL DEFAULT '{}',
  platform_split_rare int4 NOT NULL,
  status int2 NOT NULL DEFAULT 1,
  is_show int2 NOT NULL DEFAULT 1,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, platformcoupon_type_id)
)
--;
COMMENT ON COLUMN platform_coupon_type.pay_percent IS 'percent that is paid, 95 = 9.5 tenths'
--;
COMMENT ON COLUMN platform_coupon_type.platform_split_rare IS 'hundredths of a percent: the share of the discount that the platform bears'
--;
CREATE TABLE IF NOT EXISTS member_platform_coupon (
  member_id int8 NOT NULL,
  platformcoupon_id int8 NOT NULL,
  platformcoupon_type_id int8 NOT NULL,
  platformcoupon_name text NOT NULL,
  type text NOT NULL,
  money int8 NOT NULL DEFAULT 0,
  pay_percent int4 NOT NULL DEFAULT 100,
  discount_limit int8 NOT NULL DEFAULT 0,
  at_least int8 NOT NULL DEFAULT 0,
  use_scenario int2 NOT NULL DEFAULT 1,
  group_ids int8[] NOT NULL DEFAULT '{}',
  platform_split_rare int4 NOT NULL,
  state int2 NOT NULL DEFAULT 1,
  get_type int2 NOT NULL,
  fetch_time int8 NOT NULL,
  use_time int8 NOT NULL DEFAULT 0,
  use_checkout_id int8 NOT NULL DEFAULT 0,
  end_time int8 NOT NULL,
  PRIMARY KEY (member_id, platformcoupon_id)
)
--;
COMMENT ON COLUMN member_platform_coupon.use_checkout_id IS 'all orders of a checkout share the coupon: it comes back when the last of them is closed'
--;
CREATE INDEX IF NOT EXISTS member_platform_coupon_state ON member_platform_coupon (member_id, state, platformcoupon_id DESC)
