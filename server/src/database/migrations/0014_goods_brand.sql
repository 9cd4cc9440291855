CREATE INDEX IF NOT EXISTS goods_shelf_brand ON goods (brand_id, sort DESC, goods_id DESC)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
