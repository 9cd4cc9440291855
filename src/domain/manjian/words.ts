import type { ManjianInfo, ManjianRule } from '@mall/contract/goods'
import { isZero, yuan } from '@/domain/price/money'
import { nextStep, thresholdOf, thresholdsOn, type Chosen, type ThresholdOn } from './nextStep'
import type { Gains, useTexts } from './texts'

export type Words = ReturnType<typeof useTexts>
type Offer = Pick<ManjianInfo, 'rule_json' | 'type'>

const gainsOf = (rule: ManjianRule): Gains => ({
  less: isZero(rule.discount_money) ? '' : rule.discount_money,
  freeShipping: rule.free_shipping === 1,
  gift: rule.present !== null,
  coupon: rule.coupon > 0,
  points: rule.point,
})

const over = (rule: ManjianRule, type: ThresholdOn, texts: Words) =>
  type === 1
    ? texts.overPieces(thresholdOf(rule, type), gainsOf(rule))
    : texts.overMoney(yuan(thresholdOf(rule, type)), gainsOf(rule))

/** Every rule as a sentence, the lowest threshold first. */
export function offers(info: Offer, texts: Words): string[] {
  const type = thresholdsOn(info)
  const rules = [...info.rule_json].sort((a, b) => thresholdOf(a, type) - thresholdOf(b, type))
  return rules.map((rule) => over(rule, type, texts))
}

/** What holds now and what the next step gives; the first two offers while nothing is chosen. */
export function hint(info: Offer, chosen: Chosen, texts: Words): string {
  const type = thresholdsOn(info)
  const { reached, next } = nextStep(info.rule_json, type, chosen)
  if (chosen.count === 0) return joined(offers(info, texts).slice(0, 2), texts)
  const missing = next && (type === 1 ? texts.morePieces : moneyWords(texts))(next.missing, gainsOf(next.rule))
  return joined([...(reached ? [texts.reached(gainsOf(reached))] : []), ...(missing ? [missing] : [])], texts)
}

const moneyWords = (texts: Words) => (missing: number, gains: Gains) => texts.moreMoney(yuan(missing), gains)
const joined = ([first = '', second]: string[], texts: Words) => (second ? texts.joined(first, second) : first)

/** One word for what the rules are about: money off, else free shipping, else gifts. */
export function tagOf({ rule_json: rules }: Offer, texts: Words): string {
  if (rules.some((rule) => !isZero(rule.discount_money))) return texts.tag
  return rules.some((rule) => rule.free_shipping === 1) ? texts.freeShippingTag : texts.giftTag
}
