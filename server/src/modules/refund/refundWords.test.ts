import type { Path } from '@mall/contract/api'
import type { Language } from '@mall/contract/words'
import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: RefundWorld
let token: string
beforeAll(async () => {
  world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }]))
  await giveAccounts(world.mall, { balance: 2000 })
  token = await world.login(1)
})
afterAll(() => world.close())

interface Log {
  refund_log_list: { action: string; username: string }[]
}
/** As member 1, who reads English unless told otherwise. */
const ask = async (path: Path, params: object, language: Language = 'en', key?: string) => {
  const base = key ? { base: { idempotency_key: key } } : {}
  const answer = await world.call(path as '/api/order/detail', params as never, { token, language, ...base })
  return answer as unknown as { code: number; message: string; data: Log & Record<string, unknown> }
}
const logOf = ({ data }: { data: Log }) => data.refund_log_list.map(({ username, action }) => `${username}: ${action}`)

it('a refund that was asked for in Chinese is told in English, and the other way round', async () => {
  const { first } = await world.buy([1], { sent: true, create: { is_balance: 1, pay_password: payPassword } })
  const line = { order_goods_id: first }
  const { data } = await ask('/api/orderrefund/refundData', line)
  expect(data.refund_reason_type).toEqual([
    'Not sent in time',
    'Ordered by mistake or no longer wanted',
    'Agreed with the shop',
    'Something else',
  ])
  await ask('/api/orderrefund/refund', { ...line, refund_type: 2, refund_reason: '拍错/多拍/不喜欢' }, 'zh')
  expect((await ask('/api/orderrefund/detail', line)).data).toMatchObject({
    refund_reason: 'Ordered by mistake or no longer wanted',
    refund_status_name: 'Waiting for the shop',
    goods_class_name: 'Goods',
    delivery_status_name: 'On its way',
    refund_action: [{ event: 'orderRefundCancel', title: 'Withdraw request' }],
  })
  await world.step('refuse', first)
  const again = { ...line, refund_type: 2, refund_reason: 'Something else' }
  expect((await ask('/api/orderrefund/refund', again)).code).toBe(0)
  expect((await ask('/api/orderrefund/detail', line, 'zh')).data.refund_reason).toBe('其他')
  await world.step('agree', first)
  await world.step('sendBack', first)
  await world.step('receive', first)
  await world.step('transfer', first)
  expect(logOf(await ask('/api/orderrefund/detail', line))).toEqual([
    '青禾家居: Refunded ¥65.90 (¥20.00 to the balance, ¥45.90 back the way it was paid)',
    '青禾家居: Received the returned goods; waiting for the transfer',
    '买家1: Sent the goods back: 顺丰速运 SF100',
    '青禾家居: Agreed to the return; please send the goods back',
    '买家1: Changed to: Return and refund, ¥65.90. Reason: Something else',
    '青禾家居: Refused the refund: 商品已使用',
    '买家1: Asked for: Return and refund, ¥65.90. Reason: Ordered by mistake or no longer wanted',
  ])
  expect(logOf(await ask('/api/orderrefund/detail', line, 'zh'))).toEqual([
    '青禾家居: 退款 ¥65.90（退回余额 ¥20.00，原路退回 ¥45.90）',
    '青禾家居: 已收到退回的商品，等待转账',
    '买家1: 已寄回商品，顺丰速运 SF100',
    '青禾家居: 同意退货退款，请买家寄回商品',
    '买家1: 修改申请退货退款，金额 ¥65.90，原因：其他',
    '青禾家居: 拒绝退款：商品已使用',
    '买家1: 申请退货退款，金额 ¥65.90，原因：拍错/多拍/不喜欢',
  ])
  // processes of the release before read the columns
  const { refund_reason } = await world.mall.db
    .selectFrom('order_refund')
    .select('refund_reason')
    .executeTakeFirstOrThrow()
  const last = await world.mall.db
    .selectFrom('refund_log')
    .select('action')
    .orderBy('log_id', 'desc')
    .executeTakeFirst()
  expect([refund_reason, last?.action]).toEqual(['其他', '退款 ¥65.90（退回余额 ¥20.00，原路退回 ¥45.90）'])
  const ledger = await world.call('/api/memberaccount/page', { account_type: 'balance' }, { token, language: 'en' })
  const { order_no } = await world.order((await world.line(first)).order_id)
  expect(ledger.data.list.map(({ type_name, remark }) => [type_name, remark])).toEqual([
    ['Order refund', `Refund of order ${order_no}: 商品1`],
    ['Paid with balance', `Order ${order_no}`],
    ['Adjustment', ''],
  ])
})

it('a complaint too; the platform and the timers have names in both languages', async () => {
  const { first } = await world.buy([1], { sent: true })
  const line = { order_goods_id: first }
  await world.bring(first, -1)
  await ask('/api/ordercomplain/complain', { ...line, complain_reason: 'Not sent in time' })
  await world.operator('/operator/api/complain/decide', { ...line, agree: 0, complain_refuse_reason: '证据不足' })
  await ask('/api/ordercomplain/complain', { ...line, complain_reason: '商家不理我' })
  await world.forward(30 * 86_400)
  token = await world.login(1)
  const { data } = await ask('/api/ordercomplain/detail', line)
  const info = data.complain_info as Log
  expect(info).toMatchObject({
    complain_status_name: 'Complaint under review',
    complain_reason: '商家不理我',
    complain_action: [{ event: 'complainCancel', title: 'Withdraw complaint' }],
  })
  expect(logOf({ data: info })).toEqual([
    'System: The buyer did not act in time; the request was withdrawn',
    '买家1: Asked the platform. Reason: 商家不理我',
    'Platform: The platform refused the complaint: 证据不足',
    '买家1: Asked the platform. Reason: Not sent in time',
    '青禾家居: Refused the refund: 商品已使用',
    '买家1: Asked for: Refund only, ¥65.90. Reason: Something else',
  ])
  const kept = world.mall.db.selectFrom('order_complain').select('complain_reason').executeTakeFirstOrThrow()
  expect((await kept).complain_reason).toBe('商家不理我')
  await world.operator('/operator/api/complain/decide', { ...line, agree: 1 })
  expect(logOf(await ask('/api/orderrefund/detail', line)).slice(0, 2)).toEqual([
    'Platform: Refunded ¥65.90 (¥65.90 back the way it was paid)',
    'Platform: The platform agreed and makes the refund',
  ])
})

it('what the platform decides without a word of the buyer has a reason in both languages', async () => {
  const { first } = await world.buy([1], { sent: true })
  const line = { order_goods_id: first }
  await ask('/api/ordercomplain/complain', { ...line, complain_reason: '其他' })
  await world.mall.db
    .updateTable('order_complain')
    .set({ complain_reason: '' })
    .where('order_goods_id', '=', first)
    .execute()
  await world.operator('/operator/api/complain/decide', { ...line, agree: 1 })
  const reasons = await Promise.all(
    (['en', 'zh'] as const).map((language) => ask('/api/orderrefund/detail', line, language)),
  )
  expect(reasons.map(({ data }) => data.refund_reason)).toEqual(['Decided by the platform', '平台维权'])
})

it('refusals are told in English; a repeated application is answered as the first', async () => {
  const { first } = await world.buy([1])
  const asked = { order_goods_id: first, refund_type: 1, refund_reason: 'Agreed with the shop' }
  const refusalOf = async (more: object) => (await ask('/api/orderrefund/refund', { ...asked, ...more })).message
  expect(await refusalOf({ refund_reason: 'Because' })).toBe('Please choose a reason')
  expect(await refusalOf({ order_goods_id: 1 })).toBe('There is no such item in your orders')
  for (let i = 0; i < 2; i++)
    expect(await ask('/api/orderrefund/refund', asked, i === 0 ? 'en' : 'zh', 'one')).toMatchObject({
      code: 0,
      data: null,
    })
  expect(await refusalOf({})).toBe('The refund has changed meanwhile; please refresh and try again')
})
