import { looks } from '../catalogue/goods'
import { dice, type Dice } from '../pictures/colour'
import type { EvaluationSeed, GoodsSeed, SkuSeed } from '../types'
import { about, closers, laterReplies, laters, names, openers, replies, shorts, type Words } from './words'

const hour = 3600
const day = 86_400
/** Heads of the demo's other shoppers: upload/demo/head/<n>.jpg */
const firstHead = 9
const heads = 16
/** Pictures shoppers may have taken of one goods. */
const shots = 6

export interface Said {
  content: string
  images: string
  scores: number
  explain_type: 1 | 2 | 3
  explain_first: string
}

const kinds = { 1: 'good', 2: 'medium', 3: 'bad' } as const satisfies Record<number, keyof Words>

/** Nine of ten are pleased, as in most malls. */
function stars(throws: Dice): number {
  const at = throws()
  return at < 0.74 ? 5 : at < 0.9 ? 4 : at < 0.965 ? 3 : at < 0.985 ? 2 : 1
}
const kindOf = (scores: number): 1 | 2 | 3 => (scores >= 4 ? 1 : scores === 3 ? 2 : 3)

/** One of the list that nobody has said before about this goods, as long as there is one. */
function fresh(list: string[], throws: Dice, used: Set<string>): string {
  const remaining = list.filter((words) => words === '' || !used.has(words))
  const words = throws.pick(remaining.length > 0 ? remaining : list)
  used.add(words)
  return words
}

/** What a shopper says about a goods; the same for the same throws. */
export function say(goodsId: number, throws: Dice, used: Set<string>): Said {
  const scores = stars(throws)
  const explain_type = kindOf(scores)
  const kind = kinds[explain_type]
  const own = about[looks.get(goodsId)?.mood ?? 'home'][kind]
  const length = throws()
  const short = kind === 'good' && length < 0.16
  const opener = short ? '' : fresh(openers[kind], throws, used)
  const body = short ? fresh(shorts, throws, used) : fresh(own, throws, used)
  const more = !short && length > 0.82 ? fresh(own, throws, used) : ''
  const closer = !short && length > 0.45 ? fresh(closers[kind], throws, used) : ''
  const taken = throws() < (kind === 'bad' ? 0.6 : 0.4) ? throws.pick([1, 1, 2, 3, 3, 4, 6]) : 0
  const from = Math.floor(throws() * shots)
  const answered = throws() < (kind === 'good' ? 0.22 : 0.85)
  return {
    content: [opener, body, more === body ? '' : more, closer].join(''),
    images: Array.from({ length: taken }, (_, i) => picture(goodsId, ((from + i) % shots) + 1)).join(),
    scores,
    explain_type,
    explain_first: answered ? throws.pick(replies[kind]) : '',
  }
}

const picture = (goodsId: number, shot: number) => `upload/demo/goods/${goodsId}_e${shot}.jpg`

/** Some come back after a while. */
export function sayAgain({ explain_type }: Said, goodsId: number, throws: Dice) {
  const withPicture = throws() < 0.4
  return {
    again_content: throws.pick(laters[kinds[explain_type]]),
    again_images: withPicture ? picture(goodsId, 1 + Math.floor(throws() * shots)) : '',
    again_explain: throws() < 0.4 ? throws.pick(laterReplies) : '',
  }
}

export const neverAgain = { again_content: '', again_images: '', again_explain: '', again_time: 0 }

/** Stars for the shop move with those for the goods. */
export function credits(scores: number, throws: Dice) {
  const near = () => Math.max(1, Math.min(5, scores + throws.pick([0, 0, 0, 1, scores > 3 ? 0 : 2])))
  return { shop_desccredit: near(), shop_servicecredit: near(), shop_deliverycredit: near() }
}

/** How many: goods 1 has several pages of every kind, a good third has none. */
function howMany(goods: GoodsSeed, throws: Dice): number {
  if (goods.goods_id === 1) return 36
  if (goods.goods_id <= 3) return 14
  if (goods.is_virtual === 1 || goods.goods_state === 0) return 0
  return throws() < 0.36 ? 0 : 1 + Math.floor(throws() ** 2 * 9)
}

/** Words of the demo's other shoppers over the last 170 days. */
export function evaluationRows(now: number, goods: GoodsSeed[]): EvaluationSeed[] {
  return goods.flatMap((one) => {
    const throws = dice(`evaluations ${one.goods_id}`)
    const used = new Set<string>()
    return Array.from({ length: howMany(one, throws) }, (_, i) => evaluation(one, i, now, throws, used))
  })
}

function evaluation(goods: GoodsSeed, i: number, now: number, throws: Dice, used: Set<string>): EvaluationSeed {
  const said = say(goods.goods_id, throws, used)
  const sku = throws.pick(goods.skus) as SkuSeed
  const create_time = now - Math.floor(3 * hour + throws() ** 1.6 * 170 * day)
  const later = throws() < 0.14 ? create_time + Math.floor((1 + throws() * 25) * day) : 0
  const again = later > 0 && later < now - hour
  const id = 100_000 + goods.goods_id * 100 + i
  return {
    goods: goods.code,
    sku: sku.code,
    evaluate_id: id,
    order_goods_id: id,
    member_name: throws.pick(names),
    member_headimg: `upload/demo/head/${firstHead + Math.floor(throws() * heads)}.jpg`,
    is_anonymous: throws() < 0.2 ? 1 : 0,
    ...said,
    ...(again ? { ...sayAgain(said, goods.goods_id, throws), again_time: later } : neverAgain),
    ...credits(said.scores, throws),
    create_time,
  }
}
