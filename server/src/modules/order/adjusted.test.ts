import fc from 'fast-check'
import { split } from '../../lib/money'
import { withinRoom } from '../../pricing/withinRoom'
import { adjusted } from './adjusted'
import type { Order, OrderLine } from './order.store'

const cents = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 50_000 }))

/** An unpaid order whose reductions lie on its lines as the pipeline lays them. */
const orders = fc
  .record({
    goods: fc.array(cents, { minLength: 1, maxLength: 4 }),
    off: cents,
    delivery: cents,
    postage: cents,
    rate: fc.integer({ min: 0, max: 3000 }),
    taken: fc.tuple(cents, cents),
    hasGift: fc.boolean(),
  })
  .map(({ goods, off, delivery, postage, rate, taken, hasGift }) => {
    const total = goods.reduce((sum, one) => sum + one, 0)
    const invoiceMoney = Math.floor((total * rate) / 10_000)
    const whole = total + delivery + postage + invoiceMoney
    const platform = Math.min(off, whole)
    const parts = withinRoom(split(platform, goods), goods)
    const orderMoney = whole - platform
    const from_balance = Math.min(orderMoney, taken[0])
    const from_balance_money = Math.min(orderMoney - from_balance, taken[1])
    const order = {
      goods_money: total,
      promotion_money: 0,
      coupon_money: 0,
      platform_coupon_total_money: platform,
      point_money: 0,
      delivery_money: delivery,
      is_invoice: 1,
      invoice: { invoice_rate: (rate / 100).toFixed(2) },
      invoice_money: invoiceMoney,
      invoice_delivery_money: postage,
      order_money: orderMoney,
      from_balance,
      from_balance_money,
    } as unknown as Order
    const line = (i: number, real: number, is_present: number) =>
      ({ order_goods_id: i, real_goods_money: real, adjust_money: 0, is_present }) as OrderLine
    const lines = goods.map((one, i) => line(i, one - (parts[i] ?? 0), 0))
    return { order, lines: hasGift ? [...lines, line(99, 0, 1)] : lines }
  })

it('whatever a seller asks for, the order and its lines add up and nothing is below 0', () =>
  fc.assert(
    fc.property(orders, fc.integer({ min: -60_000, max: 60_000 }), cents, ({ order, lines }, adjustMoney, delivery) => {
      const { amounts, lines: changed, excess } = adjusted(order, lines, { adjustMoney, deliveryMoney: delivery })
      const sum = changed.reduce((all, one) => all + one.real_goods_money, 0)
      const rest = amounts.order_money - sum
      expect(changed.every(({ real_goods_money }) => real_goods_money >= 0)).toBe(true)
      expect(rest).toBeGreaterThanOrEqual(0)
      expect(rest).toBeLessThanOrEqual(delivery + amounts.invoice_money + order.invoice_delivery_money)
      expect(amounts.pay_money).toBeGreaterThanOrEqual(0)
      expect(amounts.pay_money + amounts.balance_money).toBe(amounts.order_money)
      expect(amounts.balance_money).toBe(amounts.from_balance + amounts.from_balance_money)
      expect(amounts.from_balance + excess.balance).toBe(order.from_balance)
      expect(amounts.from_balance_money + excess.balance_money).toBe(order.from_balance_money)
      expect(excess.balance > 0 && amounts.from_balance_money > 0).toBe(false)
      expect(changed.some(({ order_goods_id }) => order_goods_id === 99)).toBe(false)
      changed.forEach((one, i) =>
        expect(one.real_goods_money).toBe((lines[i]?.real_goods_money ?? 0) + one.adjust_money),
      )
    }),
    { numRuns: 1000 },
  ))

it('asked twice gives the same', () =>
  fc.assert(
    fc.property(orders, fc.integer({ min: -60_000, max: 60_000 }), ({ order, lines }, adjustMoney) => {
      const wanted = { adjustMoney, deliveryMoney: order.delivery_money }
      const once = adjusted(order, lines, wanted)
      const after = lines.map((line) => ({
        ...line,
        ...once.lines.find((one) => one.order_goods_id === line.order_goods_id),
      }))
      expect(adjusted({ ...order, ...once.amounts } as Order, after, wanted).lines).toEqual(once.lines)
    }),
  ))
