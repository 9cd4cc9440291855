import { nothingBack, partsOf, refundableOf, sumBack, type GivenBack } from './refundMoney'

type Order = Parameters<typeof refundableOf>[0]
type Line = Parameters<typeof refundableOf>[1]

const order = (more: Partial<Order>) =>
  ({
    order_money: 0,
    refund_money: 0,
    balance_money: 0,
    pay_money: 0,
    from_balance: 0,
    from_balance_money: 0,
    bill_from_balance: 0,
    bill_from_balance_money: 0,
    point: 0,
    point_money: 0,
    pay_type: 'sandbox',
    ...more,
  }) as Order
const line = (order_goods_id: number, real_goods_money: number, more: Partial<Line> = {}) =>
  ({ order_goods_id, real_goods_money, point_money: 0, is_present: 0, refund_status: 0, ...more }) as Line

/** Refunds the lines one after another, each as far as it goes or by `asked`. */
function refundAll(of: Order, lines: Line[], asked: (line: Line, most: number) => number = (_, most) => most) {
  const done: (GivenBack & { cents: number })[] = []
  for (const [i, one] of lines.entries()) {
    const { money, isLast } = refundableOf(of, one, lines)
    const cents = asked(one, money)
    done.push({ ...partsOf(of, one, isLast, sumBack(done), cents), cents })
    of = { ...of, refund_money: of.refund_money + cents }
    lines = lines.with(i, { ...one, refund_status: 3 })
  }
  return done
}

// wire/checkout-and-pay section 3.2
const shop3 = order({
  order_money: 17268,
  balance_money: 10000,
  pay_money: 7268,
  from_balance: 6000,
  from_balance_money: 4000,
  point: 1917,
  point_money: 1917,
})
const a = line(1, 7887, { point_money: 1045 })
const b = line(2, 6573, { point_money: 872 })

it('gives the worked example back to the cent: B, then A with the rest', () => {
  const [first, second] = refundAll(shop3, [b, a])
  expect(first).toMatchObject({
    cents: 6573,
    balance_part: 3806,
    balance_to_balance_money: 3806,
    balance_to_balance: 0,
    pay_part: 2767,
    point: 872,
  })
  expect(second).toMatchObject({
    cents: 10695,
    balance_part: 6194,
    balance_to_balance_money: 194,
    balance_to_balance: 6000,
    pay_part: 4501,
    point: 1045,
  })
})

it('gives a bill paid by BALANCE back to both wallets, the withdrawable first', () => {
  const of = order({ order_money: 1000, pay_money: 1000, bill_from_balance: 700, bill_from_balance_money: 300 })
  const [one, two] = refundAll({ ...of, pay_type: 'BALANCE' }, [line(1, 500), line(2, 500)])
  expect(one).toMatchObject({ pay_part: 500, bill_to_balance_money: 300, bill_to_balance: 200 })
  expect(two).toMatchObject({ pay_part: 500, bill_to_balance_money: 0, bill_to_balance: 500 })
})

it('waits for no gift, and leaves freight to the last line that is refunded', () => {
  const of = order({ order_money: 1600, pay_money: 1600 })
  const lines = [line(1, 600), line(2, 400), line(3, 0, { is_present: 1 })]
  expect(refundableOf(of, lines[0] as Line, lines)).toEqual({ money: 600, rest: 0, isLast: false })
  const remaining = lines.with(1, { ...(lines[1] as Line), refund_status: 3 })
  expect(refundableOf({ ...of, refund_money: 400 }, remaining[0] as Line, remaining)).toEqual({
    money: 1200,
    rest: 600,
    isLast: true,
  })
})

it('never gives back more than was paid, whatever the seller gives for a line', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: 1 + random(4) }, (_, i) => line(i, random(5000), { point_money: random(300) }))
    const real = lines.reduce((sum, one) => sum + one.real_goods_money, 0)
    const order_money = real + random(1000)
    const balance_money = random(order_money + 1)
    const from_balance = random(balance_money + 1)
    const point_money = lines.reduce((sum, one) => sum + one.point_money, 0) + random(50)
    const of = order({
      order_money,
      balance_money,
      pay_money: order_money - balance_money,
      from_balance,
      from_balance_money: balance_money - from_balance,
      point: point_money * 3,
      point_money,
    })
    const whole = round % 2 === 0
    const done = refundAll(of, lines, (_, most) => (whole ? most : random(most + 1)))
    const sum = sumBack(done)
    for (const one of done) {
      expect(one.balance_part + one.pay_part).toBe(one.cents)
      expect(one.balance_to_balance + one.balance_to_balance_money).toBe(one.balance_part)
      for (const part of Object.values(one)) expect(part).toBeGreaterThanOrEqual(0)
    }
    expect(sum.point).toBe(of.point)
    expect(sum.balance_part).toBeLessThanOrEqual(of.balance_money)
    expect(sum.pay_part).toBeLessThanOrEqual(of.pay_money)
    expect(sum.balance_to_balance).toBeLessThanOrEqual(of.from_balance)
    if (whole) expect([sum.balance_part, sum.pay_part]).toEqual([of.balance_money, of.pay_money])
  }
  expect(nothingBack.point).toBe(0)
})
