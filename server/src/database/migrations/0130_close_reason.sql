ALTER TABLE orders ADD COLUMN IF NOT EXISTS close_reason text NOT NULL DEFAULT ''
--;
ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS close_reason text NOT NULL DEFAULT ''
--;
COMMENT ON COLUMN orders.close_reason IS 'why its member closed it: a usual reason in Chinese, or own words; empty = not said'
