import { commissionOf, commissionsOf, loweredTo, type Share } from './commission'

const rate = (percent: number): Share => ({ rate: percent * 100, money: 0 })
const fixed = (money: number): Share => ({ rate: 0, money })
const bought = (real: number, num = 1, fenxiaoPrice = 0) => ({ real, num, fenxiaoPrice })

test("the wire's example: 10 % of 65.55, then 20.00 of it refunded", () => {
  expect(commissionOf(rate(10), bought(6555))).toBe(655)
  expect(loweredTo(655, 6555, 2000)).toBe(455)
})

test('a rate goes before a fixed sum, which counts per piece', () => {
  expect(commissionOf({ rate: 500, money: 300 }, bought(1000, 2))).toBe(50)
  expect(commissionOf(fixed(300), bought(1000, 2))).toBe(600)
  expect(commissionOf(fixed(0), bought(1000, 2))).toBe(0)
})

test('rates are taken of the fenxiao_price of each piece where there is one', () => {
  expect(commissionOf(rate(10), bought(1000, 3, 2000))).toBe(600)
})

test('all levels together get at most what was paid, the highest gives way first', () => {
  expect(commissionsOf([fixed(400), fixed(400), fixed(400)], bought(1000))).toEqual([400, 400, 200])
  expect(commissionsOf([fixed(1200), fixed(400)], bought(1000))).toEqual([1000, 0])
  expect(commissionsOf([rate(50), rate(50), rate(50)], bought(100, 1, 1000))).toEqual([100, 0, 0])
  expect(commissionsOf([rate(10)], bought(0))).toEqual([0])
})

test('nobody moves up where a level is left out', () => {
  expect(commissionsOf([undefined, rate(5), rate(2)], bought(10_000))).toEqual([0, 500, 200])
})

test('nothing is left of a line that was refunded whole, or more', () => {
  expect(loweredTo(655, 6555, 6555)).toBe(0)
  expect(loweredTo(655, 6555, 7555)).toBe(0)
  expect(loweredTo(0, 0, 0)).toBe(0)
})

test('whatever is bought and refunded, the parts stay within it', () => {
  let seed = 20261127
  const random = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % most
  }
  for (let i = 0; i < 1000; i++) {
    const real = random(100_000)
    const line = bought(real, 1 + random(9), random(2) && random(50_000))
    const shares = Array.from({ length: 3 }, () =>
      random(4) === 0 ? undefined : { rate: random(2) && random(10_001), money: random(30_000) },
    )
    const made = commissionsOf(shares, line)
    expect(made.reduce((all, cents) => all + cents, 0)).toBeLessThanOrEqual(real)
    const [less, more] = [random(real + 1), random(real + 1)].sort((a, b) => a - b) as [number, number]
    for (const cents of made) {
      expect(cents).toBeGreaterThanOrEqual(0)
      expect(loweredTo(cents, real, 0)).toBe(real === 0 ? 0 : cents)
      expect(loweredTo(cents, real, more)).toBeLessThanOrEqual(loweredTo(cents, real, less))
      expect(loweredTo(cents, real, real)).toBe(0)
    }
  }
})
