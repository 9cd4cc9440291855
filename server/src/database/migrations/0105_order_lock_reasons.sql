ALTER TABLE orders ADD COLUMN IF NOT EXISTS lock_reasons text[] NOT NULL DEFAULT '{}'
--;
COMMENT ON COLUMN orders.lock_reasons IS 'why it is locked beside refunds of its lines, which are known from the lines: group'
