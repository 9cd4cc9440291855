CREATE TABLE IF NOT EXISTS groupbuy (
  site_id int8 NOT NULL,
  groupbuy_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  groupbuy_price int8 NOT NULL CHECK (groupbuy_price >= 0),
  buy_num int8 NOT NULL CHECK (buy_num > 0),
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, groupbuy_id)
)
--;
COMMENT ON TABLE groupbuy IS 'a lower price of all skus of a product, from a number of pieces on'
--;
COMMENT ON COLUMN groupbuy.buy_num IS 'least pieces of an order'
--;
CREATE INDEX IF NOT EXISTS groupbuy_by_id ON groupbuy (groupbuy_id)
--;
CREATE INDEX IF NOT EXISTS groupbuy_of_goods ON groupbuy (goods_id) WHERE is_closed = 0
--;
CREATE INDEX IF NOT EXISTS groupbuy_by_end ON groupbuy (end_time) WHERE is_closed = 0
