import type { Invariant } from './invariant'

/** What goods cost now, which lists are sorted and filtered by. */
export const priceInvariants: Invariant[] = [
  {
    id: 'I6',
    name: 'a sku costs its price, or that of the discount it wears',
    holds:
      'without a discount discount_price = price; with one it is that of a discount that is not closed and has its times',
    needs: ['sku', 'discount', 'discount_sku'],
    live: true,
    sql: `
      SELECT format('sku %s of site %s: price %s, discount price %s without a discount', s.sku_id, s.site_id, s.price,
        s.discount_price) AS what
      FROM sku s WHERE s.promotion_type = 0 AND s.discount_price <> s.price
      UNION ALL
      SELECT format('sku %s of site %s: price %s, discount price %s until %s of no such discount', s.sku_id, s.site_id,
        s.price, s.discount_price, s.discount_end)
      FROM sku s WHERE s.promotion_type = 1 AND s.discount_end > :now AND NOT EXISTS (
        SELECT FROM discount d JOIN discount_sku w ON w.site_id = d.site_id AND w.discount_id = d.discount_id
        WHERE d.site_id = s.site_id AND w.sku_id = s.sku_id AND d.is_closed = 0 AND d.start_time = s.discount_start
          AND d.end_time = s.discount_end AND w.discount_price = s.discount_price)`,
  },
  {
    id: 'I6',
    name: 'goods are listed at what they cost now',
    holds: 'min_price = the current price of the default sku, unless the start or end of its discount is still owed',
    needs: ['goods', 'sku', 'discount_sku', 'job'],
    live: true,
    sql: `
      SELECT format('goods %s of site %s: listed at %s, sku %s costs %s', g.goods_id, g.site_id, g.min_price, s.sku_id,
        s.now_price) AS what
      FROM goods g JOIN (
        SELECT site_id, sku_id, CASE WHEN promotion_type = 1 AND discount_start <= :now AND discount_end > :now
          THEN discount_price ELSE price END AS now_price FROM sku
      ) s ON s.site_id = g.site_id AND s.sku_id = g.default_sku_id
      WHERE g.is_delete = 0 AND g.min_price <> s.now_price AND NOT EXISTS (
        SELECT FROM job j JOIN discount_sku w ON w.site_id = j.dist_key AND w.discount_id::text = split_part(j.key, ':', 1)
        WHERE j.kind = 'discount.turn' AND j.state = 0 AND j.run_at <= :now AND j.dist_key = g.site_id
          AND w.sku_id = s.sku_id)`,
  },
]
