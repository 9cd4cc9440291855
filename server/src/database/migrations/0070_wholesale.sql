CREATE TABLE IF NOT EXISTS wholesale_goods (
  site_id int8 NOT NULL,
  wholesale_goods_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  status int2 NOT NULL DEFAULT 1,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, wholesale_goods_id)
)
--;
COMMENT ON COLUMN wholesale_goods.status IS '1 on, 0 off'
--;
CREATE UNIQUE INDEX IF NOT EXISTS wholesale_goods_running ON wholesale_goods (site_id, goods_id) WHERE status = 1
--;
CREATE INDEX IF NOT EXISTS wholesale_goods_of_goods ON wholesale_goods (goods_id) WHERE status = 1
--;
CREATE TABLE IF NOT EXISTS wholesale_sku (
  site_id int8 NOT NULL,
  wholesale_sku_id int8 NOT NULL,
  wholesale_goods_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  steps jsonb NOT NULL,
  PRIMARY KEY (site_id, wholesale_sku_id),
  UNIQUE (site_id, wholesale_goods_id, sku_id)
)
--;
COMMENT ON COLUMN wholesale_sku.steps IS '[{num, price in cents}], ascending by num'
--;
CREATE INDEX IF NOT EXISTS wholesale_sku_of_sku ON wholesale_sku (sku_id)
--;
CREATE TABLE IF NOT EXISTS wholesale_cart_item (
  member_id int8 NOT NULL,
  cart_id int8 NOT NULL,
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  num int4 NOT NULL CHECK (num > 0),
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, cart_id),
  UNIQUE (member_id, sku_id)
)
