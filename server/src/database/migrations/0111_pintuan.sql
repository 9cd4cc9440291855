CREATE TABLE IF NOT EXISTS pintuan (
  site_id int8 NOT NULL,
  pintuan_id int8 NOT NULL,
  pintuan_name text NOT NULL,
  goods_id int8 NOT NULL,
  pintuan_price int8 NOT NULL CHECK (pintuan_price >= 0),
  promotion_price int8 NOT NULL DEFAULT 0 CHECK (promotion_price >= 0),
  pintuan_num int4 NOT NULL CHECK (pintuan_num >= 2),
  pintuan_time int4 NOT NULL CHECK (pintuan_time > 0),
  buy_num int4 NOT NULL DEFAULT 0 CHECK (buy_num >= 0),
  is_single_buy int2 NOT NULL DEFAULT 0,
  is_promotion int2 NOT NULL DEFAULT 0,
  is_virtual_buy int2 NOT NULL DEFAULT 0,
  is_recommend int2 NOT NULL DEFAULT 0,
  start_time int8 NOT NULL,
  end_time int8 NOT NULL CHECK (end_time > start_time),
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, pintuan_id)
)
--;
COMMENT ON TABLE pintuan IS 'goods that members buy together: a lower price for a full group'
--;
COMMENT ON COLUMN pintuan.promotion_price IS 'cents for who opens a group, when is_promotion is 1'
--;
COMMENT ON COLUMN pintuan.pintuan_num IS 'people of a full group'
--;
COMMENT ON COLUMN pintuan.pintuan_time IS 'minutes that a group waits for its people'
--;
COMMENT ON COLUMN pintuan.is_virtual_buy IS '1 = a group that is not full at its end is completed by the mall'
--;
CREATE INDEX IF NOT EXISTS pintuan_by_id ON pintuan (pintuan_id)
--;
CREATE INDEX IF NOT EXISTS pintuan_of_goods ON pintuan (goods_id) WHERE is_closed = 0
--;
CREATE INDEX IF NOT EXISTS pintuan_by_end ON pintuan (end_time) WHERE is_closed = 0
--;
CREATE TABLE IF NOT EXISTS pintuan_goods (
  site_id int8 NOT NULL,
  pintuan_goods_id int8 NOT NULL,
  pintuan_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  PRIMARY KEY (site_id, pintuan_goods_id),
  UNIQUE (site_id, pintuan_id, sku_id)
)
--;
COMMENT ON TABLE pintuan_goods IS 'the skus of a pintuan, all at its prices'
--;
CREATE INDEX IF NOT EXISTS pintuan_goods_by_id ON pintuan_goods (pintuan_goods_id)
--;
CREATE TABLE IF NOT EXISTS pintuan_group (
  site_id int8 NOT NULL,
  group_id int8 NOT NULL,
  pintuan_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  head_id int8 NOT NULL,
  pintuan_num int4 NOT NULL,
  paid int4 NOT NULL CHECK (paid > 0),
  held int4 NOT NULL DEFAULT 0 CHECK (held >= 0),
  status int2 NOT NULL DEFAULT 2 CHECK (status IN (1, 2, 3)),
  end_time int8 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, group_id),
  CHECK (paid + held <= pintuan_num)
)
--;
COMMENT ON TABLE pintuan_group IS 'people who buy together, from the payment of the first on'
--;
COMMENT ON COLUMN pintuan_group.paid IS 'members who have paid'
--;
COMMENT ON COLUMN pintuan_group.held IS 'places of orders that are not paid yet'
--;
CREATE INDEX IF NOT EXISTS pintuan_group_by_id ON pintuan_group (group_id)
--;
CREATE INDEX IF NOT EXISTS pintuan_group_of_activity ON pintuan_group (pintuan_id, status)
--;
CREATE INDEX IF NOT EXISTS pintuan_group_open ON pintuan_group (goods_id, end_time) WHERE status = 2
--;
CREATE INDEX IF NOT EXISTS pintuan_group_by_end ON pintuan_group (end_time) WHERE status = 2
--;
CREATE TABLE IF NOT EXISTS pintuan_order (
  member_id int8 NOT NULL,
  id int8 NOT NULL,
  order_id int8 NOT NULL,
  site_id int8 NOT NULL,
  pintuan_id int8 NOT NULL,
  pintuan_goods_id int8 NOT NULL,
  group_id int8 NOT NULL DEFAULT 0,
  status int2 NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2, 3)),
  is_head int2 NOT NULL DEFAULT 0,
  pay_time int8 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, id)
)
--;
COMMENT ON TABLE pintuan_order IS 'the part of an order in a group; status: 0 unpaid, 1 failed, 2 in its group, 3 complete'
--;
COMMENT ON COLUMN pintuan_order.group_id IS '0 = opens a group when it is paid'
--;
CREATE UNIQUE INDEX IF NOT EXISTS pintuan_order_once ON pintuan_order (member_id, group_id) WHERE group_id > 0 AND status <> 1
--;
CREATE INDEX IF NOT EXISTS pintuan_order_by_id ON pintuan_order (id)
--;
CREATE INDEX IF NOT EXISTS pintuan_order_of_group ON pintuan_order (group_id) WHERE group_id > 0
--;
CREATE INDEX IF NOT EXISTS pintuan_order_waiting ON pintuan_order (pintuan_id) WHERE status IN (0, 2)
