import type { ManjianInfo, ManjianRule } from '@mall/contract/goods'
import { cents } from '@/domain/price/money'

/** What is chosen of the goods a spend-and-save is for. */
export interface Chosen {
  /** cents, before any reduction */
  money: number
  count: number
}

export interface Standing {
  /** its reduction is given now: the highest threshold reached wins (checkout-and-pay section 3, step 3) */
  reached?: ManjianRule
  next?: {
    rule: ManjianRule
    /** cents, or pieces when the thresholds count pieces */
    missing: number
  }
}

/** 0 thresholds of money, 1 of pieces */
export type ThresholdOn = 0 | 1

/** Money where the server does not say. */
export const thresholdsOn = ({ type }: Pick<ManjianInfo, 'type'>): ThresholdOn => (type === 1 ? 1 : 0)

/** Cents, or pieces: both stand in `money` with two decimals. */
export const thresholdOf = ({ money }: ManjianRule, type: ThresholdOn): number =>
  type === 1 ? Math.round(Number(money)) : cents(money)

/** Which rule holds for what is chosen, and how far the next one is. */
export function nextStep(rules: readonly ManjianRule[], type: ThresholdOn, chosen: Chosen): Standing {
  const has = type === 1 ? chosen.count : chosen.money
  const standing: Standing = {}
  for (const rule of [...rules].sort((a, b) => thresholdOf(a, type) - thresholdOf(b, type))) {
    const missing = thresholdOf(rule, type) - has
    if (missing <= 0) standing.reached = rule
    else standing.next ??= { rule, missing }
  }
  return standing
}

type Scope = Pick<ManjianInfo, 'manjian_type' | 'goods_ids'>

/** Whether a spend-and-save of the shop is for these goods. */
export const isFor = ({ manjian_type, goods_ids }: Scope, goodsId: number | undefined): boolean =>
  manjian_type === 1 || (goodsId !== undefined && goods_ids.split(',').includes(String(goodsId)))

export interface ChosenLine {
  /** needed where the spend-and-save is for some goods of the shop only */
  goods_id?: number | undefined
  /** of one piece, as the shopper pays it */
  price: string
  num: number
}

/** Adds up the lines of one shop that count. */
export function chosenOf(info: Scope, lines: readonly ChosenLine[]): Chosen {
  const its = lines.filter((line) => isFor(info, line.goods_id))
  return {
    money: its.reduce((sum, { price, num }) => sum + cents(price) * num, 0),
    count: its.reduce((sum, { num }) => sum + num, 0),
  }
}

type Offer = Scope & Pick<ManjianInfo, 'rule_json' | 'type'>

/** One spend-and-save of a shop with what is chosen of its goods. */
export interface Share<O extends Offer> {
  info: O
  chosen: Chosen
  /** cents that it takes off now */
  less: number
}

/**
 * Gives every line of a shop to the first spend-and-save that is for it, reached or not, as checkout does
 * (checkout-and-pay section 3, step 3). `offers` in the order of the server; `lines` are the chosen ones.
 */
export function sharesOf<O extends Offer>(offers: readonly O[], lines: readonly ChosenLine[]): Share<O>[] {
  let remaining = lines
  return offers.map((info) => {
    const chosen = chosenOf(info, remaining)
    remaining = remaining.filter((line) => !isFor(info, line.goods_id))
    const { reached } = nextStep(info.rule_json, thresholdsOn(info), chosen)
    const isReached = reached !== undefined && chosen.count > 0
    return { info, chosen, less: isReached ? Math.min(cents(reached.discount_money), chosen.money) : 0 }
  })
}
