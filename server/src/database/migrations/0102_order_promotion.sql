CREATE TABLE IF NOT EXISTS order_promotion (
  member_id int8 NOT NULL,
  order_id int8 NOT NULL,
  activity_id int8 NOT NULL,
  promotion_type text NOT NULL,
  ref_id int8 NOT NULL DEFAULT 0,
  site_id int8 NOT NULL,
  num int4 NOT NULL CHECK (num > 0),
  PRIMARY KEY (member_id, order_id, activity_id)
)
--;
COMMENT ON TABLE order_promotion IS 'what an order was made in; orders of wholesale may share several activities'
--;
COMMENT ON COLUMN order_promotion.ref_id IS 'row of the kind: pintuan order, launch, presale order; 0 = none'
--;
COMMENT ON COLUMN order_promotion.num IS 'pieces, for the limit per member'
--;
CREATE INDEX IF NOT EXISTS order_promotion_of_member ON order_promotion (member_id, promotion_type, activity_id)
--;
CREATE INDEX IF NOT EXISTS order_promotion_of_activity ON order_promotion (promotion_type, activity_id)
--;
ALTER TABLE orders ADD COLUMN IF NOT EXISTS promotion_ref int8 NOT NULL DEFAULT 0
--;
COMMENT ON COLUMN orders.promotion_ref IS 'ref_id of its order_promotion, 0 = none or several'
--;
-- batches
INSERT INTO order_promotion (member_id, order_id, activity_id, promotion_type, site_id, num)
SELECT o.member_id, o.order_id, o.promotion_id, o.promotion_type, o.site_id, o.goods_num FROM orders o
WHERE o.promotion_type <> '' AND o.promotion_id > 0 AND NOT EXISTS (
  SELECT FROM order_promotion p WHERE p.member_id = o.member_id AND p.order_id = o.order_id)
LIMIT 1000
ON CONFLICT DO NOTHING
