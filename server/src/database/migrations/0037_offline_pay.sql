ALTER TABLE pay_bill ADD COLUMN IF NOT EXISTS offline_time int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN pay_bill.offline_time IS 'when its owner chose to pay offline, 0 = never'
--;
CREATE INDEX IF NOT EXISTS pay_bill_offline ON pay_bill (offline_time, bill_id)
  WHERE offline_time > 0 AND pay_status IN (0, 1)
--;
ALTER TABLE orders ADD COLUMN IF NOT EXISTS transfer_until int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN orders.transfer_until IS 'the timer leaves an unpaid order alone until then: its owner pays offline; 0 = no'
