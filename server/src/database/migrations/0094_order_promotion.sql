ALTER TABLE orders ADD COLUMN IF NOT EXISTS promotion_id int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN orders.promotion_id IS 'the activity it was made in, 0 = none or several'
