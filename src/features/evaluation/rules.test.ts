import type { EvaluateForm } from '@mall/contract/order'
import * as rules from './rules'

const line = (order_goods_id: number, evaluation?: object) =>
  ({
    ...{ order_goods_id, goods_id: 10, sku_id: 20, sku_name: '青瓷茶杯', sku_image: 'a.jpg', price: '59.90', num: 1 },
    ...(evaluation && { evaluation }),
  }) as EvaluateForm['list'][number]
const said = (stars: number, words = '', pictures: string[] = []): rules.Said => ({ stars, words, pictures })
const scores = { description: 5, service: 4, delivery: 3 }

test.each([
  [1, 3],
  [2, 3],
  [3, 2],
  [4, 1],
  [5, 1],
])('%i stars are of kind %i', (stars, kind) => {
  expect(rules.kindOf(stars)).toBe(kind)
  // a kind that fits leaves the stars alone
  expect(rules.starsFor(kind as rules.Kind, stars)).toBe(stars)
})

test.each([
  [1, 2, 5],
  [2, 5, 3],
  [3, 4, 1],
] as const)('kind %i brings %i stars to %i', (kind, before, after) => expect(rules.starsFor(kind, before)).toBe(after))

test('a second evaluation needs something about one line', () => {
  const adds = (...[id, one]: [number, rules.Said]) =>
    !rules.addsNothing({ ...rules.blank, lines: { [id]: one } }, [line(1), line(2)])
  expect(adds(1, said(0, '  '))).toBe(false)
  expect(adds(2, said(0, '耐用'))).toBe(true)
  expect(adds(2, said(0, '', ['a.jpg']))).toBe(true)
  // what was refunded meanwhile is no longer there to speak about
  expect(adds(9, said(0, '耐用'))).toBe(false)
})

test('a first evaluation is sent with all the wire asks for', () => {
  const writing = { lines: { 1: said(4, ' 很好 ', ['a.jpg', 'b.jpg']), 2: said(2) }, anonymous: true, scores }
  const order = { order_id: 7, order_no: '2026' }
  const sent = rules.firstParams(writing, [line(1), line(2)], order, { nickname: '林晓', headimg: 'h.jpg' })
  expect(sent).toMatchObject({
    ...{ order_id: 7, order_no: '2026', member_name: '林晓', member_headimg: 'h.jpg', is_anonymous: 1 },
    ...{ shop_desccredit: 5, shop_servicecredit: 4, shop_deliverycredit: 3 },
  })
  const goods = { goods_id: 10, sku_id: 20, sku_name: '青瓷茶杯', sku_price: '59.90', sku_image: 'a.jpg' }
  expect(sent.goods_evaluate).toEqual([
    { ...goods, order_goods_id: 1, content: '很好', images: 'a.jpg,b.jpg', scores: 4, explain_type: 1 },
    { ...goods, order_goods_id: 2, content: '', images: '', scores: 2, explain_type: 3 },
  ])
})

test('where no star was touched the best is sent', () => {
  const writing = { ...rules.blank, lines: { 2: said(0, '耐用') }, scores: { ...rules.blank.scores, service: 2 } }
  const order = { order_id: 7, order_no: '2026' }
  const sent = rules.firstParams(writing, [line(1), line(2)], order, { nickname: '林晓', headimg: '' })
  expect(sent).toMatchObject({ shop_desccredit: 5, shop_servicecredit: 2, shop_deliverycredit: 5 })
  expect(sent.goods_evaluate).toMatchObject([
    { scores: 5, explain_type: 1, content: '' },
    { scores: 5, explain_type: 1, content: '耐用' },
  ])
})

test('a second one leaves out what nothing was added to, and lines without a first', () => {
  const writing = { ...rules.blank, lines: { 1: said(0, ' 耐用 '), 2: said(0) } }
  expect(rules.againParams(writing, [line(1), line(2)], 7)).toEqual({
    order_id: 7,
    goods_evaluate: [{ order_goods_id: 1, again_content: '耐用', again_images: '' }],
  })
  expect(rules.againLines([line(1), line(2, {})]).map((one) => one.order_goods_id)).toEqual([2])
  expect(rules.againLines([line(1), line(2)])).toHaveLength(2)
})

test.each([
  ['first', 0, 1, 1, 1],
  ['again', 1, 1, 1, 1],
  ['told', 2, 0, 1, 1],
  // what was said can be read also while nothing new is taken
  ['told', 2, 0, 0, 1],
  ['off', 0, 1, 0, 1],
  ['early', 0, 0, 1, 1],
  ['none', 1, 1, 1, 0],
] as const)('it is %s', (stage, evaluate_status, is_evaluate, on, count) => {
  const form = { evaluate_status, evaluate_status_name: '', list: Array.from({ length: count }, () => line(1)) }
  expect(rules.stageOf(form, { is_evaluate }, { evaluate_status: on })).toBe(stage)
})

test('a form in which nothing was touched is blank', () => {
  expect(rules.isBlank(rules.blank)).toBe(true)
  expect(rules.isBlank({ ...rules.blank, lines: { 1: said(0, ' ') } })).toBe(true)
  for (const over of [{ anonymous: true }, { scores }, { lines: { 1: said(3) } }, { lines: { 1: said(0, '好') } }])
    expect(rules.isBlank({ ...rules.blank, ...over })).toBe(false)
})
