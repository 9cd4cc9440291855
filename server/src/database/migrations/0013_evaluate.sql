-- A buyer's word about one line of an order; those of the demo's other shoppers have member_id and order_id 0
CREATE TABLE IF NOT EXISTS goods_evaluate (
  site_id int8 NOT NULL,
  evaluate_id int8 NOT NULL,
  order_id int8 NOT NULL DEFAULT 0,
  order_goods_id int8 NOT NULL,
  member_id int8 NOT NULL DEFAULT 0,
  member_name text NOT NULL DEFAULT '',
  member_headimg text NOT NULL DEFAULT '',
  is_anonymous int2 NOT NULL DEFAULT 0,
  goods_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  sku_name text NOT NULL DEFAULT '',
  sku_price int8 NOT NULL DEFAULT 0,
  sku_image text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  images text NOT NULL DEFAULT '',
  scores int2 NOT NULL CHECK (scores BETWEEN 1 AND 5),
  explain_type int2 NOT NULL CHECK (explain_type BETWEEN 1 AND 3),
  explain_first text NOT NULL DEFAULT '',
  again_content text NOT NULL DEFAULT '',
  again_images text NOT NULL DEFAULT '',
  again_explain text NOT NULL DEFAULT '',
  again_time int8 NOT NULL DEFAULT 0,
  shop_desccredit int2 NOT NULL CHECK (shop_desccredit BETWEEN 1 AND 5),
  shop_servicecredit int2 NOT NULL CHECK (shop_servicecredit BETWEEN 1 AND 5),
  shop_deliverycredit int2 NOT NULL CHECK (shop_deliverycredit BETWEEN 1 AND 5),
  is_audit int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, evaluate_id),
  UNIQUE (site_id, order_goods_id)
)
--;
COMMENT ON COLUMN goods_evaluate.explain_type IS '1 good, 2 medium, 3 bad'
--;
COMMENT ON COLUMN goods_evaluate.is_audit IS '0 waiting, 1 passed, -1 refused: only 1 is listed and counted in goods.evaluate'
--;
CREATE INDEX IF NOT EXISTS goods_evaluate_listed ON goods_evaluate (goods_id, create_time DESC, evaluate_id DESC)
  WHERE is_audit = 1
--;
CREATE INDEX IF NOT EXISTS goods_evaluate_kind ON goods_evaluate (goods_id, explain_type, create_time DESC, evaluate_id DESC)
  WHERE is_audit = 1
