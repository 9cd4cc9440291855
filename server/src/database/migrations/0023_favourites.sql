-- Collected goods: one row per goods, with the sku that was shown
CREATE TABLE IF NOT EXISTS member_collect (
  member_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  collect_id int8 NOT NULL,
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  create_time int8 NOT NULL,
  PRIMARY KEY (member_id, goods_id)
)
--;
CREATE INDEX IF NOT EXISTS member_collect_newest ON member_collect (member_id, create_time DESC, collect_id DESC)
--;
-- Footprint: one row per goods, moved to the top when it is seen again
CREATE TABLE IF NOT EXISTS member_browse (
  member_id int8 NOT NULL,
  goods_id int8 NOT NULL,
  id int8 NOT NULL,
  site_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  browse_time int8 NOT NULL,
  PRIMARY KEY (member_id, goods_id)
)
--;
CREATE INDEX IF NOT EXISTS member_browse_newest ON member_browse (member_id, browse_time DESC, id DESC)
--;
-- Followed shops
CREATE TABLE IF NOT EXISTS shop_member (
  member_id int8 NOT NULL,
  site_id int8 NOT NULL,
  subscribe_time int8 NOT NULL,
  PRIMARY KEY (member_id, site_id)
)
--;
CREATE INDEX IF NOT EXISTS shop_member_newest ON shop_member (member_id, subscribe_time DESC, site_id)
