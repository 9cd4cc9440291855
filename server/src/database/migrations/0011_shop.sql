ALTER TABLE shop ADD COLUMN IF NOT EXISTS category_id int8 NOT NULL DEFAULT 0
--;
ALTER TABLE shop ADD COLUMN IF NOT EXISTS desccredit int4 NOT NULL DEFAULT 500
--;
ALTER TABLE shop ADD COLUMN IF NOT EXISTS servicecredit int4 NOT NULL DEFAULT 500
--;
ALTER TABLE shop ADD COLUMN IF NOT EXISTS deliverycredit int4 NOT NULL DEFAULT 500
--;
COMMENT ON COLUMN shop.category_id IS 'main trade, a row of shop_trade'
--;
COMMENT ON COLUMN shop.desccredit IS 'hundredths of a score: 500 = 5.00'
--;
COMMENT ON COLUMN shop.guarantees IS 'flags by their wire name; shop_baozhrmb in cents'
--;
-- Main trades and groups of shops belong to the platform, site 0
CREATE TABLE IF NOT EXISTS shop_trade (
  site_id int8 NOT NULL,
  category_id int8 NOT NULL,
  category_name text NOT NULL,
  sort int4 NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, category_id)
)
--;
CREATE TABLE IF NOT EXISTS shop_group (
  site_id int8 NOT NULL,
  group_id int8 NOT NULL,
  group_name text NOT NULL,
  fee int8 NOT NULL DEFAULT 0,
  remark text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, group_id)
)
