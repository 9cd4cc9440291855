import type { ContentVerdict } from '../../outside/content/content'
import { linesOf, putOrder } from '../../testing/orders'
import { ownPictures } from '../../testing/pictures'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { settleTrace } from '../vetting/settle.service'

jest.setTimeout(60_000)

let world: TestMall
let token: string
let orderId: number
let lineIds: number[]
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  token = await world.login(1)
  orderId = (await putOrder(world.mall, { type: 1, status: 4, lines: [5990, 100] })).order_id
  lineIds = (await linesOf(world.mall, 1, orderId)).map((line) => line.order_goods_id)
  // WeChat tells of pictures later, by the name of the file; words with 待审 it cannot judge
  world.mall.outside.content = {
    isOutside: true,
    text: async (words) => (words.includes('待审') ? 'pending' : 'pass'),
    picture: async (address) => ({ verdict: 'pending', trace: /(\w+)\.jpg$/.exec(address)?.[1] ?? '' }),
  }
})
afterEach(() => world.close())

const path = (name: string) => `upload/evaluateimg/202603/${name}.jpg`
const paths = (...names: string[]) => names.map(path).join()
const upload = (csv = '') => ownPictures(world, { memberId: 1 }, ...csv.split(',').filter(Boolean))
async function add(lines: { content?: string; images?: string }[]) {
  for (const { images } of lines) await upload(images)
  return world.call(
    '/api/goodsevaluate/add',
    {
      ...{ order_id: orderId, shop_desccredit: 1, shop_servicecredit: 1, shop_deliverycredit: 1 },
      goods_evaluate: lines.map((line, at) => ({
        ...{ order_goods_id: lineIds[at] ?? 1, scores: 5, explain_type: 1 as const },
        ...line,
      })),
    },
    { token },
  )
}
async function again(words: { again_content?: string; again_images?: string }) {
  await upload(words.again_images)
  return world.call(
    '/api/goodsevaluate/again',
    { order_id: orderId, goods_evaluate: [{ order_goods_id: lineIds[0] ?? 1, ...words }] },
    { token },
  )
}
const told = (trace: string, verdict: ContentVerdict) => settleTrace(world.mall, trace, verdict)
const listed = async () => (await world.call('/api/goodsevaluate/page', { goods_id: 1 })).data.list
const counted = async () => (await world.call('/api/goodssku/info', { sku_id: 1 })).data.evaluate
const held = async () =>
  (await world.operator('/operator/api/pending/lists', { kind: 'content', page_size: 100 })).data.list
const form = async () => (await world.call('/api/order/evluateinfo', { order_id: orderId }, { token })).data
const save = (evaluate_audit: 0 | 1) =>
  world.operator('/operator/api/config/save', { key: 'evaluate', value: { evaluate_audit } })

it('a picture that waits keeps its own line back only, until the last verdict came', async () => {
  expect((await add([{ content: '很好', images: paths('a1', 'a2') }, { content: '也好' }])).code).toBe(0)
  expect((await listed()).map((row) => row.content)).toEqual(['也好'])
  expect((await form()).list.map(({ evaluation }) => evaluation?.is_audit).sort()).toEqual([0, 1])
  await told('a1', 'pass')
  expect(await counted()).toBe(1)
  await told('a2', 'pass')
  expect([await counted(), (await listed()).map((row) => row.images).sort()]).toEqual([2, ['', paths('a1', 'a2')]])
  await told('a2', 'pass')
  expect([await counted(), await held()]).toEqual([2, []])
})

it('a refused picture is taken out, the rest is shown; the shop is rated then', async () => {
  await add([{ content: '很好', images: paths('b1', 'b2', 'b3') }])
  await told('b2', 'refuse')
  expect(await listed()).toEqual([])
  await Promise.all([told('b1', 'pass'), told('b3', 'pass')])
  expect([(await listed())[0]?.images, await counted()]).toEqual([paths('b1', 'b3'), 1])
  await world.mall.jobs.runDue()
  expect((await world.call('/api/shop/info', { site_id: 3 })).data.shop_desccredit).toBe('1.00')
})

it('what an auditor has listed before loses its picture all the same', async () => {
  await add([{ content: '很好', images: paths('c1') }])
  const [row] = (await world.operator('/operator/api/pending/lists', { kind: 'evaluate' }, 3)).data.list
  await world.operator('/operator/api/evaluate/audit', { evaluate_id: row?.evaluate_id ?? 0, is_audit: 1 }, 3)
  expect((await listed())[0]?.images).toBe(path('c1'))
  await told('c1', 'refuse')
  expect([(await listed())[0]?.images, await counted()]).toEqual(['', 1])
})

it('a late pass lists nothing that an auditor has refused, or still has to see', async () => {
  await add([{ content: '很好', images: paths('d1', 'd2') }])
  const [row] = (await world.operator('/operator/api/pending/lists', { kind: 'evaluate' }, 3)).data.list
  await save(1)
  await told('d1', 'pass')
  expect(await listed()).toEqual([])
  await world.operator('/operator/api/evaluate/audit', { evaluate_id: row?.evaluate_id ?? 0, is_audit: -1 }, 3)
  await save(0)
  await told('d2', 'pass')
  expect([await listed(), await counted(), await held()]).toEqual([[], 0, []])
})

it('words that nobody could judge are decided by the platform', async () => {
  await add([{ content: '待审一' }, { content: '待审二' }])
  const rows = await held()
  expect(rows.map(({ title }) => title).sort()).toEqual(['评价 待审一', '评价 待审二'])
  for (const { id = 0, title } of rows)
    await world.operator('/operator/api/content/decide', { id, agree: title.endsWith('一') ? 1 : 0 })
  expect((await listed()).map((row) => row.content).sort()).toEqual(['', '待审一'])
})

it('a second evaluation hides the first until its pictures are judged', async () => {
  await add([{ content: '很好' }])
  expect((await again({ again_content: '用了一周', again_images: paths('e1', 'e2') })).code).toBe(0)
  expect([await listed(), await counted()]).toEqual([[], 0])
  await told('e1', 'refuse')
  await told('e2', 'pass')
  expect([(await listed())[0], await counted()]).toMatchObject([
    { content: '很好', again_content: '用了一周', again_images: path('e2') },
    1,
  ])
})

it('a refusal names its line, and what was said stays unsaid', async () => {
  world.mall.outside.content.text = async (words) => (words.includes('违规') ? 'refuse' : 'pass')
  const { code, message, data } = await add([{ content: '很好' }, { content: '违规' }])
  expect([code, message, data]).toEqual([-1, '评价含有不适当的内容，请修改', { order_goods_id: lineIds[1] }])
  expect([(await form()).evaluate_status, await held()]).toEqual([0, []])
})

it('the form tells its member what was said so far, as others read it', async () => {
  await add([{ content: '很好' }])
  const [first, second] = (await form()).list
  expect([first?.evaluation, second?.evaluation]).toMatchObject([
    { content: '很好', scores: 5, is_audit: 1 },
    undefined,
  ])
})
