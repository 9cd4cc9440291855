CREATE TABLE IF NOT EXISTS topic (
  site_id int8 NOT NULL,
  topic_id int8 NOT NULL,
  topic_name text NOT NULL,
  topic_adv text NOT NULL DEFAULT '',
  bg_color text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',
  start_time int8 NOT NULL,
  end_time int8 NOT NULL,
  is_closed int2 NOT NULL DEFAULT 0,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, topic_id)
)
--;
COMMENT ON COLUMN topic.site_id IS 'always 0, the platform'
--;
CREATE TABLE IF NOT EXISTS topic_goods (
  site_id int8 NOT NULL,
  topic_goods_id int8 NOT NULL,
  topic_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  topic_price int8 NOT NULL CHECK (topic_price >= 0),
  sale_num int8 NOT NULL DEFAULT 0 CHECK (sale_num >= 0),
  PRIMARY KEY (site_id, topic_goods_id),
  UNIQUE (site_id, topic_id, sku_id)
)
--;
COMMENT ON COLUMN topic_goods.site_id IS 'of the shop that sells it'
--;
COMMENT ON COLUMN topic_goods.sale_num IS 'pieces in paid orders of the topic that are not closed'
--;
CREATE INDEX IF NOT EXISTS topic_goods_by_id ON topic_goods (topic_goods_id)
--;
CREATE INDEX IF NOT EXISTS topic_goods_of_topic ON topic_goods (topic_id)
--;
CREATE INDEX IF NOT EXISTS topic_goods_of_goods ON topic_goods (goods_id)
