import { split } from '../../lib/money'
import { perShop, sum, type Line, type Manjian, type ManjianGiven, type ManjianRule } from '../quote'
import { withinRoom } from '../withinRoom'

/**
 * Step 3, spend-and-save: the shop-wide one if one runs, else one per group of goods, the newest first; a line counts
 * for one of them. The highest threshold reached wins, and its reduction is split over the lines by goods_money.
 */
export const manjian = perShop(({ manjian: running = [], lines }) => {
  const whole = running.find((one) => !one.goodsIds)
  const given: ManjianGiven[] = []
  const taken = new Map<number, number>()
  let remaining = lines
  for (const one of whole ? [whole] : running) {
    const its = remaining.filter((line) => isFor(one, line))
    remaining = remaining.filter((line) => !isFor(one, line))
    const gives = giving(one, its)
    if (!gives) continue
    given.push(gives)
    const rooms = its.map((line) => line.goodsMoney)
    // the remainder of the rounding may be more than the last line costs
    const parts = withinRoom(split(gives.discountMoney, rooms), rooms)
    its.forEach((line, i) => taken.set(line.skuId, parts[i] ?? 0))
  }
  return {
    manjianGiven: given,
    promotionMoney: sum(given, (one) => one.discountMoney),
    lines: lines.map((line) => ({ ...line, promotionMoney: taken.get(line.skuId) ?? 0 })),
  }
})

const isFor = ({ goodsIds }: Manjian, line: Line) => !goodsIds || goodsIds.includes(line.goodsId)

/** The highest rule that these lines reach, of which some may be refunded by now. */
export function reachedRule(
  { countsPieces, rules }: Pick<Manjian, 'countsPieces' | 'rules'>,
  lines: readonly Pick<Line, 'goodsMoney' | 'num'>[],
): ManjianRule | undefined {
  const reached = sum(lines, (line) => (countsPieces ? line.num : line.goodsMoney))
  return rules.filter(({ threshold }) => threshold <= reached).sort((a, b) => b.threshold - a.threshold)[0]
}

function giving(one: Manjian, lines: Line[]): ManjianGiven | undefined {
  if (lines.length === 0) return undefined
  const money = sum(lines, (line) => line.goodsMoney)
  const rule = reachedRule(one, lines)
  if (!rule) return undefined
  const skuIds = lines.map((line) => line.skuId)
  return { manjian: one, rule, skuIds, discountMoney: Math.min(rule.discountMoney, money) }
}
