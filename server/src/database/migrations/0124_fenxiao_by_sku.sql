CREATE INDEX CONCURRENTLY IF NOT EXISTS fenxiao_goods_left_out ON fenxiao_goods (goods_id) WHERE is_fenxiao = 0
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS fenxiao_sku_by_id ON fenxiao_sku (sku_id)
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS fenxiao_sku_of_goods ON fenxiao_sku (goods_id)
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS fenxiao_rate_of_sku ON fenxiao_rate (sku_id)
