import { refuse } from '../../http/route'
import { changed, sent, type Given } from '../import/list'
import type { Plan } from '../import/plan'
import { tableList } from '../import/tableList'

export const rechargeList = tableList({
  name: 'recharges',
  table: 'recharge',
  id: 'recharge_id',
  needs: ['recharge_name', 'face_value', 'buy_price'],
  refers: { coupons: 'coupons' },
  columns: ({ row, many }) => ({
    ...sent(row, 'recharge_name', 'cover_img', 'face_value', 'buy_price', 'point', 'growth', 'status'),
    ...changed(many.coupons, 'coupon_ids'),
  }),
  check: (rows, _, plan) => rows.forEach((row) => reportFaults(row, plan)),
})

const nothing = () => refuse({ zh: '金额必须大于0', en: 'This amount must be more than 0' })
const twice = () => refuse({ zh: '同一种优惠券只能写一次', en: 'A kind of coupon stands here once only' })

/** A wallet is filled with something and for something; a package brings one of each coupon. */
function reportFaults({ path, row, many }: Given<'recharges'>, plan: Plan): void {
  for (const field of ['face_value', 'buy_price'] as const)
    if (row[field] === 0) plan.fail(`${path}.${field}`, nothing())
  const coupons = many.coupons?.filter(Boolean) ?? []
  if (new Set(coupons).size < coupons.length) plan.fail(`${path}.coupons`, twice())
}
