import type { DrawResult } from '@mall/contract/game'
import { routes, type Route } from '@/routes'
import type { useTexts } from './texts'

/** What was won: a draw of a moment ago, or one of the record, which names no gift order. */
export type Won = Pick<DrawResult, 'award_type' | 'relate_name' | 'point' | 'balance' | 'order_id'>
export type PrizeKind = 'points' | 'balance' | 'coupon' | 'gift'

/** award_type 1 to 4 (wire/promotions section 10); undefined without a win */
export const prizeKind = ({ award_type }: Pick<Won, 'award_type'>): PrizeKind | undefined =>
  ([undefined, 'points', 'balance', 'coupon', 'gift'] as const)[award_type]

export function prizeWords(won: Won, texts: ReturnType<typeof useTexts>): string {
  const { points, balance, coupon, gift } = texts.prizes
  switch (prizeKind(won)) {
    case 'points':
      return points(won.point)
    case 'balance':
      return balance(won.balance)
    case 'coupon':
      return coupon(won.relate_name)
    case 'gift':
      return gift(won.relate_name)
    default:
      return ''
  }
}

/** Where it lies now. */
export function prizeTarget(kind: PrizeKind, { order_id }: Won): { route: Route; query: Record<string, number> } {
  if (kind === 'gift' && order_id) return { route: routes.giftDetail, query: { id: order_id } }
  const route = { points: routes.points, balance: routes.balance, coupon: routes.memberCoupons, gift: routes.gifts }[
    kind
  ]
  return { route, query: {} }
}
