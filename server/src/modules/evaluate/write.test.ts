import { linesOf, putOrder, readOrder, setRefund } from '../../testing/orders'
import { ownPictures } from '../../testing/pictures'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: TestMall
let token: string
let orderId: number
let lineIds: number[]
beforeEach(async () => {
  // a refund is put into its state past its own steps
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { breaks: ['a refund moves along its graph'] })
  token = await world.login(1)
  const order = await putOrder(world.mall, { type: 1, status: 4, lines: [5990, 100] })
  orderId = order.order_id
  lineIds = (await linesOf(world.mall, 1, orderId)).map((line) => line.order_goods_id)
  await ownPictures(world, { memberId: 1 }, picture, 'upload/authimg/a.jpg')
  await ownPictures(world, { memberId: 2 }, anothers)
})
afterEach(() => world.close())

const picture = 'upload/evaluateimg/202603/abc_DEF-1.jpg'
const anothers = 'upload/evaluateimg/202603/of-member-2.jpg'
const word = (at: number, more: object = {}) => ({
  order_goods_id: lineIds[at] ?? 1,
  content: '很好',
  images: '',
  scores: 5,
  explain_type: 1 as const,
  ...more,
})
const add = (goods_evaluate: ReturnType<typeof word>[], more: object = {}, as = token) =>
  world.call(
    '/api/goodsevaluate/add',
    {
      ...{ order_id: orderId, goods_evaluate, is_anonymous: 0 },
      ...{ shop_desccredit: 5, shop_servicecredit: 4, shop_deliverycredit: 3 },
      ...more,
    },
    { token: as },
  )
const again = (goods_evaluate: { order_goods_id: number; again_content?: string; again_images?: string }[]) =>
  world.call('/api/goodsevaluate/again', { order_id: orderId, goods_evaluate }, { token })
const audit = (evaluate_id: number, is_audit: 1 | -1, more: object = {}, site = 3) =>
  world.operator('/operator/api/evaluate/audit', { evaluate_id, is_audit, ...more }, site)
const listed = async () => (await world.call('/api/goodsevaluate/page', { goods_id: 1 })).data
const counted = async () => (await world.call('/api/goodssku/info', { sku_id: 1 })).data.evaluate
const scores = async () => {
  await world.mall.jobs.runDue()
  const { data } = await world.call('/api/shop/info', { site_id: 3 })
  return [data.shop_desccredit, data.shop_servicecredit, data.shop_deliverycredit]
}
const state = async () => {
  const { is_evaluate, evaluate_status } = await readOrder(world.mall, 1, orderId)
  return [is_evaluate, evaluate_status]
}
const config = (value: Record<string, unknown>) =>
  world.operator('/operator/api/config/save', { key: 'evaluate', value })

it('the form has the lines, without what was refunded, for its member', async () => {
  const form = (as = token) => world.call('/api/order/evluateinfo', { order_id: orderId }, { token: as })
  expect((await form()).data).toMatchObject({ evaluate_status: 0, evaluate_status_name: '待评价' })
  const english = await world.call('/api/order/evluateinfo', { order_id: orderId }, { token, language: 'en' })
  expect(english.data.evaluate_status_name).toBe('To review')
  expect((await form()).data.list.map((line) => line.price)).toEqual(['59.90', '1.00'])
  const [, second] = await linesOf(world.mall, 1, orderId)
  if (second) await setRefund(world.mall, second, 3)
  expect((await form()).data.list.map((line) => line.price)).toEqual(['59.90'])
  expect((await add([word(1)])).message).toBe('订单中没有该商品')
  expect((await form(await world.login(2))).code).toBe(-1)
})

describe('a first evaluation', () => {
  it('is listed with what was bought and who bought it, counted, and rates the shop', async () => {
    const lies = { sku_name: '假的', sku_price: '0.01', member_name: '别人' }
    expect(
      (await add([word(0, { images: picture, ...lies }), word(1, { scores: 1, explain_type: 3 })], lies)).code,
    ).toBe(0)
    expect(await state()).toEqual([1, 1])
    const { list } = await listed()
    expect(list).toHaveLength(2)
    expect(list.find(({ scores }) => scores === 5)).toMatchObject({
      ...{ sku_name: '商品1', sku_price: '59.90', member_name: '买家1', images: picture, content: '很好' },
      ...{ shop_desccredit: '5.00', shop_servicecredit: '4.00', shop_deliverycredit: '3.00' },
    })
    expect(await counted()).toBe(2)
    expect(await scores()).toEqual(['5.00', '4.00', '3.00'])
  })

  it('comes once, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add([word(0)])))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect([(await listed()).count, await counted()]).toEqual([1, 1])
  })

  it.each([
    ['a line of another order', () => [word(0), word(0, { order_goods_id: 77 })]],
    ['a line twice', () => [word(0), word(0)]],
    ['a picture from elsewhere', () => [word(0, { images: 'https://evil.example/a.jpg' })]],
    ['a path out of the folder', () => [word(0, { images: 'upload/evaluateimg/../authimg/a.jpg' })]],
    ['a picture of another member', () => [word(0, { images: `${picture},${anothers}` })]],
    ['a picture of another kind', () => [word(0, { images: 'upload/authimg/a.jpg' })]],
    ['ten pictures', () => [word(0, { images: Array(10).fill(picture).join(',') })]],
    ['forbidden words', () => [word(0, { content: '违规测试' })]],
  ])('is refused with %s', async (_name, words) => {
    expect((await add(words())).code).toBe(-1)
    expect([await state(), (await listed()).count]).toEqual([[1, 0], 0])
  })

  it('is refused before the goods came, by strangers, and while evaluations are off', async () => {
    expect((await add([word(0)], {}, await world.login(2))).code).toBe(-1)
    await config({ evaluate_status: 0 })
    expect((await add([word(0)])).message).toBe('评价功能已关闭')
    await config({ evaluate_status: 1 })
    const { order_id } = await putOrder(world.mall, { type: 1, status: 3 })
    const [line] = await linesOf(world.mall, 1, order_id)
    expect((await add([word(0, { order_goods_id: line?.order_goods_id })], { order_id })).message).toBe(
      '订单还不能评价',
    )
  })

  it('keeps the name of who wants to stay unknown', async () => {
    await add([word(0)], { is_anonymous: 1 })
    expect((await listed()).list[0]).toMatchObject({ member_name: '买***1', is_anonymous: 1 })
  })
})

describe('a second evaluation', () => {
  it('stands beside the first, once, and ends evaluating', async () => {
    expect((await again([{ order_goods_id: lineIds[0] ?? 0, again_content: '用了一周' }])).message).toBe(
      '订单还不能评价',
    )
    await add([word(0)])
    expect((await again([{ order_goods_id: lineIds[0] ?? 0 }])).message).toBe('请填写追加评价')
    expect((await again([{ order_goods_id: lineIds[1] ?? 0, again_content: '没评过' }])).message).toBe(
      '该商品还没有评价',
    )
    const words = [{ order_goods_id: lineIds[0] ?? 0, again_content: ' 用了一周 ', again_images: picture }]
    const answers = await Promise.all([again(words), again(words), again(words)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await state()).toEqual([0, 2])
    expect((await listed()).list[0]).toMatchObject({
      ...{ again_content: '用了一周', again_images: picture, again_time: world.clock.now() },
    })
    expect((await add([word(1)])).message).toBe('订单已评价')
  })
})

describe('an auditor', () => {
  const waiting = async (site = 3) =>
    (await world.operator('/operator/api/pending/lists', { kind: 'evaluate' }, site)).data.list
  const only = async () => {
    const [row] = await waiting()
    if (!row?.evaluate_id) throw new Error('nothing waits')
    return row.evaluate_id
  }

  it('lists, answers and refuses what waits; the goods and the shop follow', async () => {
    await config({ evaluate_audit: 1 })
    await add([word(0)], { shop_desccredit: 1 })
    expect([(await listed()).count, await counted(), await scores()]).toEqual([0, 0, ['5.00', '5.00', '5.00']])
    expect(await waiting(7)).toEqual([])
    const id = await only()
    expect((await audit(id, 1, {}, 7)).code).toBe(-11006)
    expect((await audit(id, 1, { explain_first: ' 谢谢 ' })).code).toBe(0)
    expect([(await listed()).list[0]?.explain_first, await counted()]).toEqual(['谢谢', 1])
    expect(await scores()).toEqual(['1.00', '4.00', '3.00'])
    expect(await waiting()).toEqual([])
    await audit(id, 1)
    expect(await counted()).toBe(1)
    await audit(id, -1)
    expect([(await listed()).count, await counted(), await scores()]).toEqual([0, 0, ['5.00', '5.00', '5.00']])
    expect((await audit(404, 1)).code).toBe(-1)
  })

  it('sees a second evaluation before the others do', async () => {
    await add([word(0)])
    await config({ evaluate_audit: 1 })
    await again([{ order_goods_id: lineIds[0] ?? 0, again_content: '追评' }])
    expect([(await listed()).count, await counted()]).toEqual([0, 0])
    await audit(await only(), 1, { again_explain: '再谢' })
    expect([(await listed()).list[0]?.again_explain, await counted()]).toEqual(['再谢', 1])
  })

  it('does not answer what was not said', async () => {
    await config({ evaluate_audit: 1 })
    await add([word(0)])
    expect((await audit(await only(), 1, { again_explain: '再谢' })).message).toBe('买家还没有追加评价')
  })

  it('is asked about what nobody could judge', async () => {
    await add([word(0, { content: '待审测试' })])
    expect([(await listed()).count, (await waiting()).length]).toEqual([0, 1])
  })
})

it('scores forget what is older than 180 days', async () => {
  await add([word(0)], { shop_desccredit: 1 })
  expect((await scores())[0]).toBe('1.00')
  world.clock.setOffset(world.clock.offset + 181 * 86_400)
  expect((await scores())[0]).toBe('5.00')
})
