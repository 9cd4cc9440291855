ALTER TABLE sku ADD COLUMN IF NOT EXISTS is_delete int2 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN sku.is_delete IS '1: its goods no longer name it: nobody can buy it, orders and cart rows keep it'
