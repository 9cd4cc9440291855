import type { Params } from '@/api/call'
import type { EvaluateForm, OrderDetail } from '@mall/contract/order'

/** explain_type of the wire: 1 good, 2 medium, 3 bad */
export type Kind = 1 | 2 | 3
export const kinds = [1, 2, 3] as const
export const steps = [1, 2, 3, 4, 5] as const

/** Pictures of one line the server takes. */
export const mostPictures = 9
export const mostWords = 500

export const kindOf = (stars: number): Kind => (stars >= 4 ? 1 : stars === 3 ? 2 : 3)

const usual: Record<Kind, number> = { 1: 5, 2: 3, 3: 1 }
/** The stars after a kind was chosen: those that fit it stay. */
export const starsFor = (kind: Kind, stars: number): number => (kindOf(stars) === kind ? stars : usual[kind])

/** 0 = not touched: the best stands there until it is. */
export const shownStars = (touched: number): number => touched || 5

/** About one line. */
export interface Said {
  /** as touched; a second evaluation has none */
  stars: number
  words: string
  pictures: string[]
}
export const nothingSaid: Said = { stars: 0, words: '', pictures: [] }

export const scoreNames = ['description', 'service', 'delivery'] as const
export type ScoreName = (typeof scoreNames)[number]

/** A whole form; `lines` by order_goods_id. */
export interface Writing {
  lines: Record<number, Said>
  anonymous: boolean
  /** as touched */
  scores: Record<ScoreName, number>
}
export const blank: Writing = { lines: {}, anonymous: false, scores: { description: 0, service: 0, delivery: 0 } }

export const saidOf = ({ lines }: Writing, id: number): Said => lines[id] ?? nothingSaid
const isSaid = ({ words, pictures }: Said) => words.trim() !== '' || pictures.length > 0
export const isBlank = ({ lines, anonymous, scores }: Writing): boolean =>
  !anonymous &&
  scoreNames.every((name) => scores[name] === 0) &&
  Object.values(lines).every((said) => said.stars === 0 && !isSaid(said))

type Line = EvaluateForm['list'][number]

/** Of a second evaluation, which needs something about one line at least. */
export const addsNothing = (writing: Writing, lines: readonly Line[]): boolean =>
  !lines.some(({ order_goods_id: id }) => isSaid(saidOf(writing, id)))

interface Author {
  nickname: string
  headimg: string
}

export function firstParams(
  writing: Writing,
  lines: readonly Line[],
  { order_id, order_no }: Pick<OrderDetail, 'order_id' | 'order_no'>,
  { nickname, headimg }: Author,
): Params<'/api/goodsevaluate/add'> {
  const score = (of: ScoreName) => shownStars(writing.scores[of])
  return {
    ...{ order_id, order_no, member_name: nickname, member_headimg: headimg },
    is_anonymous: writing.anonymous ? 1 : 0,
    shop_desccredit: score('description'),
    shop_servicecredit: score('service'),
    shop_deliverycredit: score('delivery'),
    goods_evaluate: lines.map(({ order_goods_id, goods_id, sku_id, sku_name, price, sku_image }) => {
      const { stars: touched, words, pictures } = saidOf(writing, order_goods_id)
      const stars = shownStars(touched)
      return {
        ...{ order_goods_id, goods_id, sku_id, sku_name, sku_price: price, sku_image },
        ...{ content: words.trim(), images: pictures.join(), scores: stars, explain_type: kindOf(stars) },
      }
    }),
  }
}

/** Lines about which nothing was added are left out. */
export const againParams = (
  writing: Writing,
  lines: readonly Line[],
  order_id: number,
): Params<'/api/goodsevaluate/again'> => ({
  order_id,
  goods_evaluate: lines
    .map(({ order_goods_id }) => ({ order_goods_id, said: saidOf(writing, order_goods_id) }))
    .filter(({ said }) => isSaid(said))
    .map(({ order_goods_id, said }) => ({
      ...{ order_goods_id, again_content: said.words.trim(), again_images: said.pictures.join() },
    })),
})

/** Lines without a first evaluation get no second one; a server that does not tell which takes all. */
export function againLines(lines: readonly Line[]): readonly Line[] {
  const evaluated = lines.filter(({ evaluation }) => evaluation)
  return evaluated.length > 0 ? evaluated : lines
}

export type Stage = 'first' | 'again' | 'told' | 'off' | 'none' | 'early'

/** What the page of an order is for (wire/orders-and-aftersales section 2, goods-and-cart section 2.1). */
export function stageOf(
  { evaluate_status, list }: EvaluateForm,
  { is_evaluate }: Pick<OrderDetail, 'is_evaluate'>,
  config: { evaluate_status: number },
): Stage {
  if (list.length === 0) return 'none'
  if (evaluate_status === 2) return 'told'
  if (config.evaluate_status === 0) return 'off'
  if (is_evaluate !== 1) return 'early'
  return evaluate_status === 1 ? 'again' : 'first'
}
