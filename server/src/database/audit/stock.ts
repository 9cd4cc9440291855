import type { Invariant } from './invariant'

export const stockInvariants: Invariant[] = [
  {
    id: 'I1',
    name: 'stock is what the log says',
    holds: 'stock = opening + everything logged since, never below 0',
    needs: ['sku', 'stock_log'],
    sql: `
      SELECT format('sku %s of site %s: stock %s, log %s', s.sku_id, s.site_id, s.stock, l.total) AS what
      FROM sku s JOIN (
        SELECT site_id, sku_id, sum(delta) AS total, bool_or(ref = 'opening') AS opened
        FROM stock_log GROUP BY site_id, sku_id
      ) l ON l.site_id = s.site_id AND l.sku_id = s.sku_id
      WHERE s.stock < 0 OR (l.opened AND s.stock <> l.total)`,
  },
  {
    id: 'I1',
    name: 'every sku was opened',
    holds: 'a sku with stock has an opening entry',
    needs: ['sku', 'stock_log'],
    live: true,
    sql: `
      SELECT format('sku %s of site %s has stock %s and no opening entry', s.sku_id, s.site_id, s.stock) AS what
      FROM sku s WHERE s.stock <> coalesce(
        (SELECT sum(delta) FROM stock_log l WHERE l.site_id = s.site_id AND l.sku_id = s.sku_id), 0)
      AND NOT EXISTS (
        SELECT FROM stock_log l WHERE l.site_id = s.site_id AND l.sku_id = s.sku_id AND l.ref = 'opening')`,
  },
  {
    id: 'I1',
    name: 'an order took its pieces once',
    holds: 'per order and sku: pieces logged as taken, less presents withdrawn, = pieces of its lines',
    needs: ['orders', 'order_line', 'stock_log'],
    sql: `
      SELECT format('order %s, sku %s: %s pieces of lines, %s taken', l.order_id, l.sku_id, l.num, coalesce(t.num, 0)) AS what
      FROM (
        SELECT site_id, sku_id, order_id, is_present, sum(num) AS num
        FROM order_line GROUP BY site_id, sku_id, order_id, is_present
      ) l LEFT JOIN (
        SELECT site_id, sku_id, split_part(ref, '-lost:', 1) AS ref, -sum(delta) AS num
        FROM stock_log GROUP BY site_id, sku_id, split_part(ref, '-lost:', 1)
      ) t ON t.site_id = l.site_id AND t.sku_id = l.sku_id
        AND t.ref = 'order:' || l.order_id || CASE WHEN l.is_present = 1 THEN ':present' ELSE '' END
      WHERE t.num IS DISTINCT FROM l.num`,
  },
  {
    id: 'I1',
    name: 'an unpaid order that closed gave its pieces back once',
    holds: 'per order and sku: pieces back = pieces of its lines when closed unpaid, else none',
    needs: ['orders', 'order_line', 'stock_log'],
    sql: `
      SELECT format('order %s (status %s), sku %s: %s pieces of lines, %s back',
        o.order_id, o.order_status, l.sku_id, l.num, coalesce(t.num, 0)) AS what
      FROM (
        SELECT member_id, site_id, sku_id, order_id, is_present, sum(num) AS num
        FROM order_line GROUP BY member_id, site_id, sku_id, order_id, is_present
      ) l JOIN orders o ON o.member_id = l.member_id AND o.order_id = l.order_id
      LEFT JOIN (
        SELECT site_id, sku_id, ref, sum(delta) AS num FROM stock_log GROUP BY site_id, sku_id, ref
      ) t ON t.site_id = l.site_id AND t.sku_id = l.sku_id
        AND t.ref = 'order:' || l.order_id || CASE WHEN l.is_present = 1 THEN ':present-back' ELSE ':back' END
      WHERE (o.order_status <> -1 AND t.num IS NOT NULL)
        OR (o.order_status = -1 AND o.pay_status = 0 AND t.num IS DISTINCT FROM l.num)`,
  },
  {
    id: 'I1',
    name: 'no pieces are taken for an order that is not there',
    holds: 'every entry of an order in the stock log has its line',
    needs: ['order_line', 'stock_log'],
    sql: `
      SELECT format('sku %s: %s taken by %s, which has no such line', t.sku_id, -t.delta, t.ref) AS what
      FROM (
        SELECT site_id, sku_id, split_part(ref, '-lost:', 1) AS ref, sum(delta) AS delta
        FROM stock_log GROUP BY site_id, sku_id, split_part(ref, '-lost:', 1)
      ) t WHERE t.ref LIKE 'order:%' AND t.delta <> 0 AND NOT EXISTS (
        SELECT FROM order_owner o JOIN order_line l ON l.member_id = o.member_id AND l.order_id = o.order_id
        WHERE o.order_id::text = split_part(t.ref, ':', 2) AND l.sku_id = t.sku_id AND l.site_id = t.site_id)`,
  },
  {
    id: 'I1',
    name: 'what was paid counts as sold',
    holds: 'sale_num of sku and goods >= pieces of their paid orders, gifts aside; a refund does not lower it',
    needs: ['sku', 'goods', 'orders', 'order_line'],
    sql: `
      WITH paid AS (
        SELECT l.site_id, l.goods_id, l.sku_id, l.num FROM order_line l
        JOIN orders o ON o.member_id = l.member_id AND o.order_id = l.order_id
        WHERE o.pay_status = 1 AND l.is_present = 0
      )
      SELECT format('sku %s: %s counted as sold, %s paid', s.sku_id, s.sale_num, p.num) AS what
      FROM sku s JOIN (SELECT site_id, sku_id, sum(num) AS num FROM paid GROUP BY site_id, sku_id) p
        ON p.site_id = s.site_id AND p.sku_id = s.sku_id WHERE s.sale_num < p.num
      UNION ALL
      SELECT format('goods %s: %s counted as sold, %s paid', g.goods_id, g.sale_num, p.num)
      FROM goods g JOIN (SELECT site_id, goods_id, sum(num) AS num FROM paid GROUP BY site_id, goods_id) p
        ON p.site_id = g.site_id AND p.goods_id = g.goods_id WHERE g.sale_num < p.num`,
  },
]
