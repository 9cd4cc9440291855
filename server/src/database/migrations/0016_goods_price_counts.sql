-- Counts the goods of all open shops between two prices without reading a row
CREATE INDEX IF NOT EXISTS goods_shelf_shop_price ON goods (site_id, min_price)
  WHERE goods_state = 1 AND verify_state = 1 AND is_delete = 0
