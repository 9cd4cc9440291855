import type { Invariant } from './invariant'

/** What orders take of an activity. */
export const promotionInvariants: Invariant[] = [
  {
    id: 'I1',
    name: 'the stock of an activity is what its log says',
    holds: 'per activity: stock = initial less what is held, never below 0; what comes back was taken',
    needs: ['promotion_stock', 'promotion_stock_log'],
    sql: `
      SELECT format('%s %s of site %s: stock %s of %s, log %s', p.promotion_type, p.activity_id, p.site_id, p.stock,
        p.initial, coalesce(l.total, 0)) AS what
      FROM promotion_stock p LEFT JOIN (
        SELECT site_id, promotion_type, activity_id, sum(delta) AS total
        FROM promotion_stock_log GROUP BY site_id, promotion_type, activity_id
      ) l USING (site_id, promotion_type, activity_id)
      WHERE p.stock < 0 OR p.stock > p.initial OR p.stock <> p.initial + coalesce(l.total, 0)`,
  },
  {
    id: 'I1',
    name: 'pieces of an activity come back with those of the sku',
    holds:
      'per line: back exactly when the closed order or the refund gave its pieces back, unless the activity had ended',
    needs: ['promotion_stock', 'promotion_stock_log', 'order_line', 'stock_log'],
    sql: `
      SELECT format('line %s of %s %s: %s of the activity back, %s of the sku', l.order_goods_id, t.promotion_type,
        t.activity_id, coalesce(b.delta, 0), coalesce(s.delta, 0::numeric)) AS what
      FROM promotion_stock_log t JOIN promotion_stock p USING (site_id, promotion_type, activity_id)
      LEFT JOIN order_line l ON l.site_id = t.site_id AND 'line:' || l.order_goods_id = t.ref
      LEFT JOIN promotion_stock_log b ON b.site_id = t.site_id AND b.promotion_type = t.promotion_type
        AND b.activity_id = t.activity_id AND b.ref = t.ref || ':back'
      LEFT JOIN LATERAL (
        SELECT sum(delta) AS delta, max(at) AS at FROM stock_log s WHERE s.site_id = l.site_id AND s.sku_id = l.sku_id
          AND s.ref IN ('order:' || l.order_id || ':back', 'refund:' || l.order_goods_id)
      ) s ON true
      WHERE t.ref LIKE 'line:%' AND t.ref NOT LIKE '%:back' AND (l.order_goods_id IS NULL
        OR (b.delta IS NOT NULL AND (s.delta IS NULL OR b.delta <> -t.delta))
        OR (b.delta IS NULL AND s.delta IS NOT NULL AND s.at < p.end_time))`,
  },
  {
    id: 'I11',
    name: 'an order names the activity it was made in',
    holds:
      'kind, member and shop of an activity’s row are those of its order; together they name no more pieces than it has',
    needs: ['orders', 'order_promotion'],
    sql: `
      SELECT format('order %s of "%s" %s with %s pieces: rows of %s %s with %s', p.order_id, o.promotion_type, o.promotion_id,
        o.goods_num, p.types, p.activities, p.num) AS what
      FROM (
        SELECT member_id, order_id, sum(num) AS num, string_agg(DISTINCT promotion_type, ',') AS types,
          array_agg(activity_id) AS activities, array_agg(DISTINCT site_id) AS sites
        FROM order_promotion GROUP BY member_id, order_id
      ) p LEFT JOIN orders o ON o.member_id = p.member_id AND o.order_id = p.order_id
      WHERE o.order_id IS NULL OR p.types <> o.promotion_type OR p.num > o.goods_num OR p.sites <> ARRAY[o.site_id]
        OR (o.promotion_id > 0 AND p.activities <> ARRAY[o.promotion_id])`,
  },
  {
    id: 'I11',
    name: 'what counts as sold in an activity was sold in it',
    holds: 'per activity: its pieces in orders that are paid and not closed',
    needs: ['orders', 'order_promotion', 'promotion_sale'],
    sql: `
      SELECT format('%s %s of site %s: %s pieces, %s counted', coalesce(c.promotion_type, s.promotion_type),
        coalesce(c.activity_id, s.activity_id), coalesce(c.site_id, s.site_id), coalesce(c.num, 0), coalesce(s.num, 0)) AS what
      FROM (
        SELECT p.site_id, p.promotion_type, p.activity_id, sum(p.num) AS num
        FROM order_promotion p JOIN orders o USING (member_id, order_id)
        WHERE o.pay_time > 0 AND o.order_status <> -1 GROUP BY p.site_id, p.promotion_type, p.activity_id
      ) c FULL JOIN promotion_sale s USING (site_id, promotion_type, activity_id)
      WHERE coalesce(c.num, 0) <> coalesce(s.num, 0)`,
  },
  {
    id: 'I11',
    name: 'what counts as sold of the goods of a topic was sold in it',
    holds: 'per sku of a topic: its pieces in orders of the topic that are paid and not closed',
    needs: ['orders', 'order_promotion', 'order_line', 'topic_goods'],
    sql: `
      SELECT format('sku %s of topic %s: %s pieces, %s counted', g.sku_id, g.topic_id, coalesce(s.num, 0), g.sale_num) AS what
      FROM topic_goods g LEFT JOIN (
        SELECT l.site_id, p.activity_id AS topic_id, l.sku_id, sum(l.num) AS num
        FROM order_promotion p JOIN orders o USING (member_id, order_id) JOIN order_line l USING (member_id, order_id)
        WHERE p.promotion_type = 'topic' AND o.pay_time > 0 AND o.order_status <> -1 AND l.is_present = 0
        GROUP BY l.site_id, p.activity_id, l.sku_id
      ) s USING (site_id, topic_id, sku_id)
      WHERE g.sale_num <> coalesce(s.num, 0)`,
  },
]
