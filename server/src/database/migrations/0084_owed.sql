ALTER TABLE pay_bill
  ADD COLUMN IF NOT EXISTS refund_owed int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS refund_channel text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS owed_time int8 NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS refunded_time int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN pay_bill.refund_owed IS 'cents that must go back: the payment came for a closed bill, or for one paid otherwise'
--;
COMMENT ON COLUMN pay_bill.refunded IS 'cents of refund_owed that the channel has given back'
--;
COMMENT ON COLUMN pay_bill.owed_time IS 'when refund_owed was noted'
--;
COMMENT ON COLUMN pay_bill.refunded_time IS 'when the channel had given it back, 0 = not yet'
--;
-- batches
-- Rows of older releases say refunded as soon as it is owed: what still has its job, also a dead one, is not back yet.
UPDATE pay_bill b SET
  refund_owed = b.refunded,
  refund_channel = coalesce((
    SELECT n.channel FROM pay_notification n WHERE n.out_trade_no = b.out_trade_no AND n.outcome = 'refund' LIMIT 1), b.pay_type),
  owed_time = coalesce((
    SELECT n.at FROM pay_notification n WHERE n.out_trade_no = b.out_trade_no AND n.outcome = 'refund' LIMIT 1), b.expire_time),
  refunded_time = CASE WHEN j.key IS NULL THEN b.expire_time ELSE 0 END,
  refunded = CASE WHEN j.key IS NULL THEN b.refunded ELSE 0 END
FROM pay_bill a LEFT JOIN job j
  ON j.dist_key = a.member_id AND j.kind = 'pay.refund' AND j.key = a.bill_id::text
WHERE a.member_id = b.member_id AND a.bill_id = b.bill_id AND (b.member_id, b.bill_id) IN (
  SELECT member_id, bill_id FROM pay_bill WHERE refunded > 0 AND refund_owed = 0 LIMIT 1000)
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS pay_bill_owed ON pay_bill (owed_time) WHERE refund_owed > refunded
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS job_given_up ON job (kind, run_at) WHERE state = 2
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_unpaid ON orders (create_time) WHERE order_status = 0
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_to_receive ON orders (take_delivery_time) WHERE order_status = 3
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_to_complete ON orders (complete_time) WHERE order_status = 4
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_refund_due ON order_refund (due_time) WHERE due_time > 0
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS member_coupon_ending ON member_coupon (end_time) WHERE state = 1
--;
CREATE INDEX CONCURRENTLY IF NOT EXISTS member_platform_coupon_ending ON member_platform_coupon (end_time) WHERE state = 1
--;
-- batches
-- Agreed refunds and parcels under way had no timer before.
UPDATE order_refund r SET due_time = r.action_time + 604800
WHERE (r.member_id, r.order_goods_id) IN (
  SELECT l.member_id, l.order_goods_id FROM order_refund w
  JOIN order_line l ON l.member_id = w.member_id AND l.order_goods_id = w.order_goods_id
  JOIN orders o ON o.member_id = l.member_id AND o.order_id = l.order_id
  WHERE w.due_time = 0
    AND (l.refund_status = 4 OR (l.refund_status IN (2, 6) AND o.pay_type NOT IN ('offlinepay', 'OFFLINE_PAY')))
  LIMIT 1000)
