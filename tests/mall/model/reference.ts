/**
 * What an order costs, calculated anew from the words of wire/checkout-and-pay section 3. It shares no line with
 * server/src/pricing on purpose: the model run holds one against the other. Integer cents.
 */
export interface Wanted {
  sku: number
  num: number
  price: number
  /** g of a piece; freight is calculated by it */
  weight?: number
  /** what all pieces cost together, when that is not price x num */
  goods?: number
}

/** Threshold and reduction in cents; points that are given once the order is completed. */
export interface Rule {
  threshold: number
  discount: number
  point: number
  gift: boolean
}

/** How the goods come to the buyer, which decides what that costs. */
export type Way =
  | { by: 'express'; first: number; further: number; heavy?: { first: number; further: number } }
  | { by: 'local'; start: number; money: number }
  | { by: 'store' | 'code' }

export interface Terms {
  /** spend-and-save */
  manjian: readonly Rule[]
  way: Way
  /** rate in hundredths of a percent; postage of a paper invoice, else 0 */
  invoice?: { rate: number; postage: number }
  coupon?: { type: 'reward' | 'discount'; money: number; percent: number; limit: number; atLeast: number }
}

export interface CalculatedLine extends Wanted {
  goods: number
  promotion: number
  coupon: number
  platform: number
  points: number
  adjust: number
  real: number
}

export interface Calculated {
  lines: CalculatedLine[]
  goods: number
  promotion: number
  /** of spend-and-save, as they were when it was ordered */
  rules: readonly Rule[]
  /** the rule that was reached */
  reached: Rule | undefined
  delivery: number
  coupon: number
  /** rate of its invoice; 0 = none */
  invoiceRate: number
  invoice: number
  postage: number
  /** the seller's */
  adjust: number
  platform: number
  /** of `platform`, what the platform bears */
  platformPart: number
  points: number
  pointMoney: number
  /** order_money */
  total: number
  fromBalance: number
  fromBalanceMoney: number
}

export const owed = ({ total, fromBalance, fromBalanceMoney }: Calculated) => total - fromBalance - fromBalanceMoney

/** What holds for all shops of a checkout together. */
export interface Whole {
  /** reward of the platform; share in hundredths of a percent */
  platform?: { money: number; atLeast: number; share: number }
  /** points the member has, when they are to be used */
  ownPoints?: number
  /** wallets of the member, when they are to be used */
  wallet?: { balance: number; balanceMoney: number }
}

/** Parts in proportion, rounded down; the last one with a weight takes what is left. */
export function shares(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const parts = weights.map((weight) => (sum === 0 ? 0 : Math.floor((total * weight) / sum)))
  let last = parts.length - 1
  while (last > 0 && weights[last] === 0 && sum > 0) last -= 1
  parts[last] = (parts[last] ?? 0) + total - parts.reduce((all, part) => all + part, 0)
  return parts
}

/** What is above the room of a line or shop goes to those that have room, the earliest first. */
export function fitted(parts: number[], rooms: number[]): number[] {
  const fit = parts.map((part, i) => Math.min(part, rooms[i] ?? 0))
  let over = parts.reduce((all, part) => all + part, 0) - fit.reduce((all, part) => all + part, 0)
  for (let i = 0; i < fit.length && over > 0; i += 1) {
    const more = Math.min(over, (rooms[i] ?? 0) - (fit[i] ?? 0))
    fit[i] = (fit[i] ?? 0) + more
    over -= more
  }
  return fit
}

function deliveryOf(way: Way, wanted: Wanted[]): number {
  if (way.by === 'local') return way.money
  if (way.by !== 'express') return 0
  const pieces = wanted.reduce((all, { num, weight }) => all + (weight ? 0 : num), 0)
  const grams = wanted.reduce((all, { num, weight = 0 }) => all + num * weight, 0)
  const light = pieces > 0 ? way.first + (pieces - 1) * way.further : 0
  if (grams === 0 || !way.heavy) return light
  return light + way.heavy.first + Math.ceil(Math.max(0, grams - 1000) / 1000) * way.heavy.further
}

/** Price of a piece for a member whose level pays so many percent; what would cost nothing keeps its price. */
export const priceAt = (price: number, percent: number) => Math.floor((price * percent) / 100) || price

const taxOn = (base: number, rate: number) => Math.floor((Math.max(0, base) * rate) / 10_000)

/** undefined = the coupon cannot be used or the goods are not brought for so little: the order is refused. */
export function calculate(wanted: Wanted[], { manjian, way, coupon, invoice }: Terms): Calculated | undefined {
  const goodsOf = wanted.map(({ goods, price, num }) => goods ?? price * num)
  const goods = goodsOf.reduce((all, one) => all + one, 0)
  const reached = manjian.filter(({ threshold }) => threshold <= goods).sort((a, b) => b.threshold - a.threshold)[0]
  const promotion = Math.min(reached?.discount ?? 0, goods)
  const promotions = promotion > 0 ? fitted(shares(promotion, goodsOf), goodsOf) : goodsOf.map(() => 0)
  const delivery = deliveryOf(way, wanted)
  if (way.by === 'local' && goods < way.start) return undefined
  const before = goods + delivery - promotion
  if (coupon && goods < coupon.atLeast) return undefined
  const percentOff = coupon ? Math.floor((goods * (100 - coupon.percent)) / 100) : 0
  const wholeCoupon = !coupon
    ? 0
    : coupon.type === 'reward'
      ? Math.min(coupon.money, goods)
      : coupon.limit > 0
        ? Math.min(percentOff, coupon.limit)
        : percentOff
  const couponMoney = Math.min(wholeCoupon, before)
  const rooms = goodsOf.map((one, i) => one - (promotions[i] ?? 0))
  const coupons = fitted(shares(couponMoney, goodsOf), rooms)
  const lines = wanted.map((one, i) => ({
    ...one,
    goods: goodsOf[i] ?? 0,
    promotion: promotions[i] ?? 0,
    coupon: coupons[i] ?? 0,
    platform: 0,
    points: 0,
    adjust: 0,
    real: (rooms[i] ?? 0) - (coupons[i] ?? 0),
  }))
  const later = { platform: 0, platformPart: 0, points: 0, pointMoney: 0, fromBalance: 0, fromBalanceMoney: 0 }
  const invoiceRate = invoice?.rate ?? 0
  const tax = taxOn(goods - promotion - couponMoney, invoiceRate)
  const postage = invoice?.postage ?? 0
  const total = before - couponMoney + tax + postage
  const parts = { goods, promotion, delivery, coupon: couponMoney, invoiceRate, invoice: tax, postage, adjust: 0 }
  return { lines, rules: manjian, reached, ...parts, total, ...later }
}

/** 100 points a yuan, a tenth of what is to pay: the settings of a fresh mall. */
const pointShare = 10

/** Steps 9 to 11 over the shops in ascending order; false = the platform coupon cannot be used. */
export function calculateWhole(shops: Calculated[], { platform, ownPoints, wallet }: Whole): boolean {
  // freight and invoice neither help to reach it nor are paid by it
  const bases = shops.map(({ goods, promotion, coupon }) => Math.max(0, goods - promotion - coupon))
  const sum = bases.reduce((all, base) => all + base, 0)
  if (platform && sum < platform.atLeast) return false
  if (platform) {
    const parts = fitted(shares(Math.min(platform.money, sum), bases), bases)
    shops.forEach((shop, i) => {
      shop.platform = parts[i] ?? 0
      shop.platformPart = Math.floor((shop.platform * platform.share) / 10_000)
      shop.total -= shop.platform
      takeFromLines(shop, shop.platform, 'platform')
    })
  }
  if (ownPoints !== undefined) {
    const left = shops.reduce((all, { total }) => all + total, 0)
    const money = Math.min(Math.floor((left * pointShare) / 100), ownPoints)
    const totals = shops.map(({ total }) => total)
    const parts = fitted(shares(money, totals), totals)
    const points = shares(money, parts)
    shops.forEach((shop, i) => {
      shop.pointMoney = parts[i] ?? 0
      shop.points = points[i] ?? 0
      shop.total -= shop.pointMoney
      takeFromLines(shop, shop.pointMoney, 'points')
    })
  }
  let { balance = 0, balanceMoney = 0 } = wallet ?? {}
  for (const shop of shops) {
    shop.fromBalance = Math.min(shop.total, balance)
    shop.fromBalanceMoney = Math.min(shop.total - shop.fromBalance, balanceMoney)
    balance -= shop.fromBalance
    balanceMoney -= shop.fromBalanceMoney
  }
  return true
}

function takeFromLines({ lines }: Calculated, amount: number, part: 'platform' | 'points') {
  const rooms = lines.map(({ real }) => real)
  const parts = fitted(shares(amount, rooms), rooms)
  lines.forEach((line, i) => {
    line[part] = parts[i] ?? 0
    line.real -= line[part]
  })
}

/**
 * The seller's adjustment, which stands for an earlier one: the amounts and lines anew, what the wallets paid too much
 * first back to balance_money.
 */
export function readjust(of: Calculated, lines: CalculatedLine[], adjust: number, delivery: number) {
  const base = of.goods - of.promotion - of.coupon + adjust
  const invoice = taxOn(base, of.invoiceRate)
  const total = Math.max(0, base - of.platform - of.pointMoney + invoice + delivery + of.postage)
  const excess = Math.max(0, of.fromBalance + of.fromBalanceMoney - total)
  const toMoney = Math.min(excess, of.fromBalanceMoney)
  Object.assign(of, { adjust, delivery, invoice, total })
  of.fromBalanceMoney -= toMoney
  of.fromBalance -= excess - toMoney
  const before = lines.map((line) => line.real - line.adjust)
  const sum = before.reduce((all, one) => all + one, 0)
  // no line below 0, and together no more than the order
  const change = Math.max(-sum, Math.min(adjust, total - sum))
  const parts = shares(Math.abs(change), before)
  const fit = change < 0 ? fitted(parts, before).map((part) => -part) : parts
  lines.forEach((line, i) => {
    line.adjust = (fit[i] ?? 0) + 0
    line.real = (before[i] ?? 0) + line.adjust
  })
  return { toMoney, toBalance: excess - toMoney }
}
