-- What the operator's import calls its rows (operator.md section 2.10): the codes of a shop are its own
CREATE TABLE IF NOT EXISTS import_code (
  site_id int8 NOT NULL,
  list text NOT NULL,
  code text NOT NULL,
  row_id int8 NOT NULL,
  stock int4,
  PRIMARY KEY (site_id, list, code)
)
--;
COMMENT ON COLUMN import_code.row_id IS 'of the table that holds the list''s rows; that row may be deleted since'
--;
COMMENT ON COLUMN import_code.stock IS 'of skus: the figure imported last, null = none so far'
--;
CREATE INDEX IF NOT EXISTS import_code_of_row ON import_code (list, row_id)
--;
-- Imports into a site come one after another: each locks the rows of its sites
CREATE TABLE IF NOT EXISTS import_turn (
  site_id int8 PRIMARY KEY
)
--;
-- codes stand in import_code from here on
ALTER TABLE shop ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE category ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE brand ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE shipping_template ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE goods ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE sku ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE coupon_type ALTER COLUMN code SET DEFAULT ''
--;
ALTER TABLE platform_coupon_type ALTER COLUMN code SET DEFAULT ''
