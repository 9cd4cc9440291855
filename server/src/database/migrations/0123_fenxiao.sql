CREATE TABLE IF NOT EXISTS fenxiao_level (
  level_id int8 NOT NULL PRIMARY KEY,
  level_num int8 NOT NULL,
  level_name text NOT NULL,
  one_rate int8 NOT NULL DEFAULT 0,
  two_rate int8 NOT NULL DEFAULT 0,
  three_rate int8 NOT NULL DEFAULT 0,
  upgrade_type int2 NOT NULL DEFAULT 1,
  fenxiao_order_num int8 NOT NULL DEFAULT 0,
  fenxiao_order_meney int8 NOT NULL DEFAULT 0,
  one_fenxiao_order_num int8 NOT NULL DEFAULT 0,
  one_fenxiao_order_money int8 NOT NULL DEFAULT 0,
  order_num int8 NOT NULL DEFAULT 0,
  order_money int8 NOT NULL DEFAULT 0,
  child_num int8 NOT NULL DEFAULT 0,
  child_fenxiao_num int8 NOT NULL DEFAULT 0,
  one_child_num int8 NOT NULL DEFAULT 0,
  one_child_fenxiao_num int8 NOT NULL DEFAULT 0,
  CHECK (one_rate >= 0 AND two_rate >= 0 AND three_rate >= 0 AND one_rate + two_rate + three_rate <= 10000),
  CHECK (upgrade_type IN (1, 2))
)
--;
COMMENT ON TABLE fenxiao_level IS 'levels of distributors (wire/fenxiao section 3): rates in hundredths of a percent, money in cents, a condition of 0 is not used'
--;
CREATE TABLE IF NOT EXISTS fenxiao (
  member_id int8 NOT NULL PRIMARY KEY,
  fenxiao_no text NOT NULL,
  fenxiao_name text NOT NULL,
  mobile text NOT NULL DEFAULT '',
  level_id int8 NOT NULL,
  status int2 NOT NULL DEFAULT 1,
  audit_time int8 NOT NULL,
  CHECK (status IN (1, -1))
)
--;
COMMENT ON TABLE fenxiao IS 'the distributors; their fenxiao_id is the member_id, who is above them stands in member.fenxiao_id'
--;
CREATE TABLE IF NOT EXISTS fenxiao_name (
  name text NOT NULL PRIMARY KEY,
  member_id int8 NOT NULL
)
--;
COMMENT ON TABLE fenxiao_name IS 'names of distributors and of those who wait to become one, in their compared form'
--;
CREATE TABLE IF NOT EXISTS fenxiao_apply (
  member_id int8 NOT NULL PRIMARY KEY,
  apply_id int8 NOT NULL,
  fenxiao_name text NOT NULL,
  mobile text NOT NULL,
  status int2 NOT NULL DEFAULT 1,
  apply_time int8 NOT NULL,
  audit_time int8 NOT NULL DEFAULT 0,
  CHECK (status IN (1, 2, -1)),
  CHECK ((status = 1) = (audit_time = 0))
)
--;
COMMENT ON TABLE fenxiao_apply IS 'the newest application of a member (wire/fenxiao section 2): 1 waiting, 2 approved, -1 refused'
--;
CREATE INDEX IF NOT EXISTS fenxiao_apply_id ON fenxiao_apply (apply_id)
--;
CREATE INDEX IF NOT EXISTS fenxiao_apply_waiting ON fenxiao_apply (apply_time, member_id) WHERE status = 1
--;
CREATE TABLE IF NOT EXISTS fenxiao_order (
  member_id int8 NOT NULL,
  fenxiao_order_id int8 NOT NULL,
  commission_level int2 NOT NULL,
  buyer_id int8 NOT NULL,
  order_id int8 NOT NULL,
  order_goods_id int8 NOT NULL,
  site_id int8 NOT NULL,
  real_goods_money int8 NOT NULL,
  refunded int8 NOT NULL DEFAULT 0,
  commission_rate int8 NOT NULL,
  commission_made int8 NOT NULL,
  commission int8 NOT NULL,
  is_settlement int2 NOT NULL DEFAULT 0,
  is_refund int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  settle_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, fenxiao_order_id),
  CHECK (commission_level IN (1, 2, 3)),
  CHECK (commission >= 0 AND commission <= commission_made AND commission_made <= real_goods_money),
  CHECK (refunded >= 0 AND refunded <= real_goods_money),
  CHECK (is_refund = 0 OR (commission = 0 AND is_settlement = 0)),
  CHECK ((is_settlement = 1) = (settle_time > 0))
)
--;
COMMENT ON TABLE fenxiao_order IS 'what a distributor earns of one line of an order, in cents; changed only by who holds the order'
--;
COMMENT ON COLUMN fenxiao_order.commission_rate IS 'hundredths of a percent as they were at the payment, 0 = a fixed sum'
--;
COMMENT ON COLUMN fenxiao_order.commission_made IS 'at the payment, before refunds'
--;
CREATE UNIQUE INDEX IF NOT EXISTS fenxiao_order_line ON fenxiao_order (member_id, order_goods_id)
--;
CREATE INDEX IF NOT EXISTS fenxiao_order_of ON fenxiao_order (buyer_id, order_id)
--;
CREATE TABLE IF NOT EXISTS fenxiao_withdraw (
  member_id int8 NOT NULL,
  id int8 NOT NULL,
  withdraw_no text NOT NULL,
  money int8 NOT NULL,
  withdraw_rate int8 NOT NULL,
  withdraw_rate_money int8 NOT NULL,
  real_money int8 NOT NULL,
  status int2 NOT NULL DEFAULT 1,
  create_time int8 NOT NULL,
  payment_time int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, id),
  CHECK (status IN (1, 2, -1)),
  CHECK (money > 0 AND real_money > 0 AND withdraw_rate_money >= 0 AND real_money = money - withdraw_rate_money),
  CHECK ((status = 2) = (payment_time > 0))
)
--;
COMMENT ON TABLE fenxiao_withdraw IS 'commission on its way into balance_money (wire/fenxiao section 6), in cents; rate in hundredths of a percent'
--;
CREATE INDEX IF NOT EXISTS fenxiao_withdraw_id ON fenxiao_withdraw (id)
--;
CREATE INDEX IF NOT EXISTS fenxiao_withdraw_waiting ON fenxiao_withdraw (create_time, id) WHERE status = 1
--;
CREATE TABLE IF NOT EXISTS fenxiao_turn (
  id int2 NOT NULL PRIMARY KEY DEFAULT 1 CHECK (id = 1)
)
--;
COMMENT ON TABLE fenxiao_turn IS 'one row, held by who binds a distributor: two bindings at once cannot close a ring'
--;
INSERT INTO fenxiao_turn (id) VALUES (1) ON CONFLICT (id) DO NOTHING
--;
CREATE TABLE IF NOT EXISTS fenxiao_collect (
  member_id int8 NOT NULL,
  collect_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  site_id int8 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, collect_id)
)
--;
COMMENT ON TABLE fenxiao_collect IS 'goods that a distributor follows'
--;
CREATE UNIQUE INDEX IF NOT EXISTS fenxiao_collect_goods ON fenxiao_collect (member_id, goods_id)
--;
CREATE TABLE IF NOT EXISTS fenxiao_goods (
  site_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  is_fenxiao int2 NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, goods_id),
  CHECK (is_fenxiao IN (0, 1))
)
--;
COMMENT ON TABLE fenxiao_goods IS 'exceptions of the distribution programme (wire/operator, list fenxiao_goods); goods without a row take part as the level has it'
--;
CREATE TABLE IF NOT EXISTS fenxiao_sku (
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  fenxiao_price int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, sku_id),
  CHECK (fenxiao_price >= 0)
)
--;
COMMENT ON COLUMN fenxiao_sku.fenxiao_price IS 'cents of one piece that rates are taken of, 0 = what the line really paid'
--;
CREATE TABLE IF NOT EXISTS fenxiao_rate (
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  level_num int8 NOT NULL,
  one_rate int8 NOT NULL DEFAULT 0,
  one_money int8 NOT NULL DEFAULT 0,
  two_rate int8 NOT NULL DEFAULT 0,
  two_money int8 NOT NULL DEFAULT 0,
  three_rate int8 NOT NULL DEFAULT 0,
  three_money int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, sku_id, level_num),
  CHECK (one_rate BETWEEN 0 AND 10000 AND two_rate BETWEEN 0 AND 10000 AND three_rate BETWEEN 0 AND 10000),
  CHECK (one_money >= 0 AND two_money >= 0 AND three_money >= 0)
)
--;
COMMENT ON TABLE fenxiao_rate IS 'an sku''s own rates for distributors of a level; money is of one piece and counts where the rate is 0'
--;
ALTER TABLE member ADD COLUMN IF NOT EXISTS fenxiao_id int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN member.fenxiao_id IS 'the distributor the member is bound to, 0 = none; set once'
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS member_fenxiao ON member (fenxiao_id) WHERE fenxiao_id > 0
