CREATE INDEX IF NOT EXISTS goods_shelf_price_1 ON goods (category_id_1, min_price, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_price_2 ON goods (category_id_2, min_price, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
--;
CREATE INDEX IF NOT EXISTS goods_shelf_price_3 ON goods (category_id_3, min_price, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
