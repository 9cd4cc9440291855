import { missing } from '../../http/params'
import { refuse, type Refusal } from '../../http/route'

/** Columns of a coupon type; what the database fills in may be missing. */
interface Terms {
  type?: string
  money?: number
  pay_percent?: number
  validity_type?: number
  end_time?: number
  fixed_term?: number
  count?: number
  lead_count?: number
  goods_type?: number
  goods_ids?: number[]
  use_scenario?: number
  group_ids?: number[]
}

/** What a coupon type cannot be, by the field of the wire (operator.md section 2.7, kinds coupon and platformcoupon). */
export function termFaults(terms: Terms): [field: string, refusal: Refusal][] {
  const { type, pay_percent = 100, validity_type, goods_type, goods_ids = [], use_scenario, group_ids = [] } = terms
  const faults: [string, Refusal][] = []
  const need = (field: string, isThere: boolean) => {
    if (!isThere) faults.push([field, missing(field)])
  }
  if (type === 'reward') need('money', (terms.money ?? 0) > 0)
  if (type === 'discount') need('discount', pay_percent > 0 && pay_percent < 100)
  if (validity_type === 0) need('end_time', (terms.end_time ?? 0) > 0)
  if (validity_type === 1) need('fixed_term', (terms.fixed_term ?? 0) > 0)
  if (goods_type === 2) need('goods_ids', goods_ids.length > 0)
  if (use_scenario === 2) need('group_ids', group_ids.length > 0)
  const given = terms.lead_count ?? 0
  if ((terms.count ?? given) < given)
    faults.push(['count', refuse({ zh: `已领取${given}张`, en: `${given} have been received already` })])
  return faults
}
