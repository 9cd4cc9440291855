import { phrase } from '../../words/phrases'
import { numberFor } from '../../lib/numbers'
import type { LedgerSeed, RechargeOrderSeed, RechargeSeed } from './types'

const day = 86_400

/** wire/demo-data section 6; what was sold of each is counted from the orders. */
export const rechargeRows: RechargeSeed[] = [
  {
    ...{ code: 'recharge-1', recharge_id: 1, recharge_name: '充 100 送 100 积分' },
    cover_img: 'upload/demo/banner/recharge1.jpg',
    ...{ face_value: '100.00', buy_price: '100.00', point: 100, growth: 0, coupons: [], status: 1 },
  },
  {
    ...{ code: 'recharge-2', recharge_id: 2, recharge_name: '充 500 立省 20，送满减券' },
    cover_img: 'upload/demo/banner/recharge2.jpg',
    ...{ face_value: '500.00', buy_price: '480.00', point: 500, growth: 50, coupons: ['platformcoupon-1'], status: 1 },
  },
  {
    ...{ code: 'recharge-3', recharge_id: 3, recharge_name: '周年庆充 1000 送 100' },
    cover_img: 'upload/demo/banner/recharge3.jpg',
    ...{ face_value: '1100.00', buy_price: '1000.00', point: 0, growth: 0, coupons: [], status: 0 },
  },
]

/** Neither an order nor a presale order of the demo mall has such an id. */
const firstId = 4_000_001

/** Paid ones of member 1: what the packages brought stands in the ledger (`rechargeEntries`). */
export const rechargeOrderRows = (now: number): RechargeOrderSeed[] => [
  {
    member_id: 1,
    order_id: firstId,
    recharge: 'recharge-1',
    create_time: now - 310 * day,
    pay_time: now - 310 * day + 40,
  },
]

/** Of a member, as the payment wrote them. */
export const rechargeEntries = (memberId: number, now: number): LedgerSeed[] =>
  rechargeOrderRows(now)
    .filter(({ member_id }) => member_id === memberId)
    .flatMap(({ order_id, recharge, create_time, pay_time }) => {
      const { face_value, point, growth } = rechargeRows.find(({ code }) => code === recharge)!
      const brought = { balance: Math.round(Number(face_value) * 100), point, growth }
      return (['balance', 'point', 'growth'] as const)
        .filter((kind) => brought[kind] > 0)
        .map((kind) => ({
          ...{ account_type: kind, delta: brought[kind], from_type: 'memberrecharge', type_tag: order_id },
          remark: phrase('account.recharge.remark', { order: numberFor(order_id, create_time) }),
          ...{ ref: `recharge:${order_id}`, create_time: pay_time },
        }))
    })
