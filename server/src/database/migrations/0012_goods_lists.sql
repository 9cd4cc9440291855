COMMENT ON COLUMN goods.min_price IS 'current price of the default sku: lists show, filter and sort by it'
--;
COMMENT ON COLUMN goods.goods_spec_format IS 'as the wire has it, seen from the default sku'
--;
CREATE INDEX IF NOT EXISTS goods_shelf ON goods (sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_1 ON goods (category_id_1, sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_2 ON goods (category_id_2, sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_3 ON goods (category_id_3, sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_price ON goods (min_price, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_sales ON goods (sale_num DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_recommended ON goods (recommend_way DESC, sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE TABLE IF NOT EXISTS search_words (
  site_id int8 PRIMARY KEY,
  title text NOT NULL DEFAULT '',
  hot text[] NOT NULL DEFAULT '{}',
  placeholder text NOT NULL DEFAULT ''
)
--;
-- Also counts the goods of all open shops without reading a row
CREATE INDEX IF NOT EXISTS goods_shelf_shop ON goods (site_id, sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
