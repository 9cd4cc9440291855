CREATE TABLE IF NOT EXISTS bundling (
  site_id int8 NOT NULL,
  bl_id int8 NOT NULL,
  bl_name text NOT NULL,
  bl_price int8 NOT NULL CHECK (bl_price >= 0),
  shipping_fee_type int2 NOT NULL,
  status int2 NOT NULL DEFAULT 1,
  create_time int8 NOT NULL,
  PRIMARY KEY (site_id, bl_id)
)
--;
COMMENT ON COLUMN bundling.bl_price IS 'cents, of one package'
--;
COMMENT ON COLUMN bundling.shipping_fee_type IS '1 the buyer pays by template, 2 the seller pays'
--;
COMMENT ON COLUMN bundling.status IS '1 on, 0 off'
--;
CREATE INDEX IF NOT EXISTS bundling_by_id ON bundling (bl_id)
--;
CREATE TABLE IF NOT EXISTS bundling_sku (
  site_id int8 NOT NULL,
  bl_id int8 NOT NULL,
  sku_id int8 NOT NULL,
  place int2 NOT NULL,
  PRIMARY KEY (site_id, bl_id, sku_id)
)
--;
COMMENT ON TABLE bundling_sku IS 'one piece of each in a package'
--;
COMMENT ON COLUMN bundling_sku.place IS 'order of the lines, from 0: the last one takes what a split leaves'
--;
CREATE INDEX IF NOT EXISTS bundling_sku_of_sku ON bundling_sku (sku_id)
