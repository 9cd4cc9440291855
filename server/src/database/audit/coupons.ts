import type { Invariant } from './invariant'

export const couponInvariants: Invariant[] = [
  {
    id: 'I4',
    name: 'a shop coupon is on one live order',
    holds: 'used = exactly one order that is not closed has it, and it names that one; else none has it',
    needs: ['member_coupon', 'orders'],
    sql: `
      SELECT format('coupon %s of member %s (state %s, on order %s): %s live orders have it', c.coupon_id, c.member_id,
        c.state, c.use_order_id, count(o.order_id)) AS what
      FROM member_coupon c LEFT JOIN orders o
        ON o.member_id = c.member_id AND o.coupon_id = c.coupon_id AND o.order_status <> -1
      GROUP BY c.member_id, c.coupon_id
      HAVING count(o.order_id) <> CASE WHEN c.state = 2 THEN 1 ELSE 0 END
        OR (c.state = 2 AND max(o.order_id) <> c.use_order_id)`,
  },
  {
    id: 'I4',
    name: 'a platform coupon is on one live checkout',
    holds:
      'used = the orders that have it and are not closed are all of one checkout, the one it names; 0 = before this mall',
    needs: ['member_platform_coupon', 'orders'],
    sql: `
      SELECT format('platform coupon %s of member %s (state %s, on checkout %s): %s live checkouts have it',
        c.platformcoupon_id, c.member_id, c.state, c.use_checkout_id, count(DISTINCT o.checkout_id)) AS what
      FROM member_platform_coupon c LEFT JOIN orders o
        ON o.member_id = c.member_id AND o.platform_coupon_id = c.platformcoupon_id AND o.order_status <> -1
      GROUP BY c.member_id, c.platformcoupon_id
      HAVING count(DISTINCT o.checkout_id) <> CASE WHEN c.state = 2 AND c.use_checkout_id <> 0 THEN 1 ELSE 0 END
        OR (c.state = 2 AND max(o.checkout_id) <> c.use_checkout_id)`,
  },
  ...(['coupon', 'platform_coupon'] as const).map((kind): Invariant => {
    const [own, id] =
      kind === 'coupon' ? ['member_coupon', 'coupon_type_id'] : ['member_platform_coupon', 'platformcoupon_type_id']
    // what recharges brought: recharges.ts
    const taken = kind === 'coupon' ? 't.lead_count' : 't.lead_count + t.over_count'
    return {
      id: 'I5',
      name: `no more of a ${kind.replace('_', ' ')} is handed out than there is`,
      holds: 'handed out <= counted as taken <= count, but for what was paid for; what a member fetched <= max_fetch',
      needs: [`${kind}_type`, own],
      sql: `
        SELECT format('type %s: %s handed out, %s taken of %s', t.${id}, c.num, t.lead_count, t.count) AS what
        FROM ${kind}_type t LEFT JOIN (SELECT ${id}, count(*) AS num FROM ${own} GROUP BY ${id}) c ON c.${id} = t.${id}
        WHERE t.lead_count > t.count OR coalesce(c.num, 0) > ${taken}
        UNION ALL
        SELECT format('type %s: member %s fetched %s of at most %s', t.${id}, c.member_id, c.num, t.max_fetch)
        FROM ${kind}_type t JOIN (
          SELECT member_id, ${id}, count(*) AS num FROM ${own} WHERE get_type = 2 GROUP BY member_id, ${id}
        ) c ON c.${id} = t.${id}
        WHERE t.max_fetch > 0 AND c.num > t.max_fetch`,
    }
  }),
]
