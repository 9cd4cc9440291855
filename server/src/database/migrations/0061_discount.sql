CREATE TABLE IF NOT EXISTS discount (
  site_id int8 NOT NULL,
  discount_id int8 NOT NULL,
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, discount_id)
)
--;
CREATE TABLE IF NOT EXISTS discount_sku (
  site_id int8 NOT NULL,
  discount_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  discount_price int8 NOT NULL CHECK (discount_price >= 0),
  PRIMARY KEY (site_id, discount_id, sku_id)
)
--;
CREATE INDEX IF NOT EXISTS sku_discounted ON sku (site_id, sku_id) WHERE promotion_type = 1
