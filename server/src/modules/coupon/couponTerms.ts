import { yuan } from '../../lib/money'

/** Columns the two kinds of coupons share; money in cents. */
export interface TermColumns {
  type: string
  money: number
  pay_percent: number
  discount_limit: number
  at_least: number
}

interface TypeColumns {
  validity_type: number
  fixed_term: number
  end_time: number
}

/** As the wire names them. */
export const terms = (row: TermColumns) => ({
  type: row.type as 'reward' | 'discount',
  money: yuan(row.money),
  discount: row.type === 'discount' ? row.pay_percent / 10 : 0,
  discount_limit: yuan(row.discount_limit),
  at_least: yuan(row.at_least),
})

export const typeTerms = (
  row: TermColumns &
    TypeColumns & {
      max_fetch: number
      count: number
      lead_count: number
      image: string
      status: number
      is_show: number
    },
  now: number,
) => ({
  ...terms(row),
  max_fetch: row.max_fetch,
  count: row.count,
  lead_count: row.lead_count,
  validity_type: row.validity_type as 0 | 1,
  fixed_term: row.fixed_term,
  end_time: row.end_time,
  image: row.image,
  // the end of its time is never late
  status: (row.status === 1 && endOf(row, now) <= now ? 2 : row.status) as 1 | 2 | -1,
  is_show: row.is_show as 0 | 1,
})

export const ownTerms = (
  row: TermColumns & { state: number; get_type: number; fetch_time: number; use_time: number; end_time: number },
  now: number,
) => ({
  ...terms(row),
  state: (row.state === 1 && row.end_time <= now ? 3 : row.state) as 1 | 2 | 3,
  get_type: row.get_type as 1 | 2 | 3,
  fetch_time: row.fetch_time,
  use_time: row.use_time,
  end_time: row.end_time,
})

/** Until when a coupon received now is valid (unix seconds). */
export const endOf = (type: TypeColumns, now: number): number =>
  type.validity_type === 1 ? now + type.fixed_term * 86_400 : type.end_time
