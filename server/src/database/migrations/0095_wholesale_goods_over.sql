-- An offer that is over is still shown with its state
CREATE INDEX CONCURRENTLY IF NOT EXISTS wholesale_goods_offers ON wholesale_goods (goods_id, status DESC, wholesale_goods_id DESC)
