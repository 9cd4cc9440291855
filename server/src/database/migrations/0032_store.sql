-- Pick-up stores of the shops
CREATE TABLE IF NOT EXISTS store (
  site_id int8 NOT NULL,
  store_id int8 NOT NULL,
  code text NOT NULL,
  store_name text NOT NULL,
  telphone text NOT NULL DEFAULT '',
  store_image text NOT NULL DEFAULT '',
  username text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  full_address text NOT NULL DEFAULT '',
  longitude float8 NOT NULL,
  latitude float8 NOT NULL,
  open_date text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, store_id),
  UNIQUE (site_id, code)
)
--;
COMMENT ON COLUMN store.longitude IS 'degrees, GCJ-02'
--;
CREATE INDEX IF NOT EXISTS store_by_id ON store (store_id)
--;
-- Whether a shop's goods can be picked up at its stores
CREATE TABLE IF NOT EXISTS store_use (
  site_id int8 PRIMARY KEY,
  is_use int2 NOT NULL
)
