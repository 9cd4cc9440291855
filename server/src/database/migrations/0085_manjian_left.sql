ALTER TABLE order_manjian
  ADD COLUMN IF NOT EXISTS rules jsonb,
  ADD COLUMN IF NOT EXISTS counts_pieces int2 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS sku_ids int8[] NOT NULL DEFAULT '{}',
  ADD COLUMN IF NOT EXISTS present_back_time int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN order_manjian.rules IS 'ManjianRule[] as they were when the order was made; null = an order of before: it gives coupon_type_id and point'
--;
COMMENT ON COLUMN order_manjian.sku_ids IS 'the lines that count for its rules'
--;
COMMENT ON COLUMN order_manjian.present_back_time IS 'when its present was withdrawn, 0 = never'
