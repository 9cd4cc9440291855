ALTER TABLE pay_bill ADD COLUMN IF NOT EXISTS event text NOT NULL DEFAULT 'order'
--;
COMMENT ON COLUMN pay_bill.event IS 'what it pays: wire/checkout-and-pay section 4.1'
--;
ALTER TABLE pay_bill_order ADD COLUMN IF NOT EXISTS event text NOT NULL DEFAULT 'order'
--;
COMMENT ON COLUMN pay_bill_order.order_id IS 'id of what the event names: order, recharge, presale order, exchange'
