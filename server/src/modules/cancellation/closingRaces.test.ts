import { move } from '../../ledger/ledger'
import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'
import { phrase } from '../../words/phrases'
import { leave, lockToLeave } from '../member/farewell.service'
import { lockMember } from '../member/member.service'

let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 1000 }])
  const value = JSON.stringify({ is_enable: 1, is_audit: 0 })
  await world.operator('/operator/api/config/save', { key: 'membercancel', value } as never)
})
afterAll(() => world.close())

/** With an address and ¥1000 that cannot be withdrawn. */
async function buyer() {
  const { db, newId } = world.mall
  const memberId = newId()
  const model = await db.selectFrom('member').selectAll().where('member_id', '=', 1).executeTakeFirstOrThrow()
  const address = await db.selectFrom('member_address').selectAll().where('member_id', '=', 1).executeTakeFirstOrThrow()
  await db
    .insertInto('member')
    .values({ ...model, member_id: memberId, mobile: '' })
    .execute()
  await db
    .insertInto('member_address')
    .values({ ...address, member_id: memberId })
    .execute()
  await giveAccounts(world.mall, { balance: 100_000 }, memberId)
  const token = await world.login(memberId)
  const order = () => world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  return {
    memberId,
    order,
    close: () => world.call('/membercancel/api/membercancel/apply', {}, { token }),
    pay: async (out_trade_no: string) =>
      world.call('/api/pay/pay', { out_trade_no, pay_type: 'BALANCE', pay_password: payPassword }, { token }),
    say: () =>
      world.call(
        '/servicer/api/chat/say',
        { site_id: 3, servicer_id: 4, content_type: 0, message: '我是林晓，13800000001' },
        { token },
      ),
    reply: () =>
      world.operator('/operator/api/chat/reply', { member_id: memberId, content_type: 0, message: '林晓您好' }, 3),
    draw: () => world.call('/memberrecharge/api/ordercreate/create', { recharge_id: 0, face_value: '5.00' }, { token }),
  }
}

const rounds = 10
test(`${rounds} times: who closes the account while ordering and paying leaves nothing open behind`, async () => {
  const outcomes = { closed: 0, open: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const who = await buyer()
    const { data: bill } = await who.order()
    const work = [who.order, who.draw, () => who.pay(bill), who.close, who.order]
    const turned = [...work.slice(round % work.length), ...work.slice(0, round % work.length)]
    await Promise.all(turned.map((call) => call()))
    const { db } = world.mall
    const member = await db
      .selectFrom('member')
      .select('is_delete')
      .where('member_id', '=', who.memberId)
      .executeTakeFirstOrThrow()
    if (member.is_delete === 0) {
      outcomes.open += 1
      continue
    }
    outcomes.closed += 1
    const orders = await db.selectFrom('orders').select('order_status').where('member_id', '=', who.memberId).execute()
    const recharges = await db
      .selectFrom('recharge_order')
      .select('order_status')
      .where('member_id', '=', who.memberId)
      .execute()
    expect([...orders, ...recharges].filter(({ order_status }) => order_status !== -1)).toEqual([])
    // nothing was paid, so the wallet is as it was
    const { balance } = await db
      .selectFrom('account')
      .select('balance')
      .where('member_id', '=', who.memberId)
      .where('kind', '=', 'balance')
      .executeTakeFirstOrThrow()
    expect(balance).toBe(100_000)
  }
  expect(outcomes.closed).toBeGreaterThan(0)
})

test('an order that was begun before the account was closed, and comes after it, is refused', async () => {
  const who = await buyer()
  let order: ReturnType<typeof who.order> | undefined
  await world.mall.tx(async (trx) => {
    await lockToLeave(trx, who.memberId)
    order = who.order()
    await untilWaiting(world.mall)
    await leave(trx, who.memberId)
  })
  expect(await order).toMatchObject({ code: -10009, data: { is_closed: 1 } })
  const { db } = world.mall
  expect(await db.selectFrom('orders').select('order_id').where('member_id', '=', who.memberId).execute()).toEqual([])
})

const saidBy = (memberId: number) =>
  world.mall.db.selectFrom('chat_message').select(['id', 'side', 'words']).where('member_id', '=', memberId).execute()

test(`${rounds} times: who closes the account in the middle of a talk leaves no word behind`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const who = await buyer()
    expect((await who.say()).code).toBe(0)
    let isClosed = false
    // a member may not say more in a minute, and a busy machine takes long to close an account
    const most = 20
    const talk = async (call: typeof who.say | typeof who.reply, tooLate: number) => {
      for (let n = 0; n < most && !isClosed; n += 1) expect([0, tooLate]).toContain((await call()).code)
    }
    const closing = who.close().finally(() => (isClosed = true))
    await Promise.all([talk(who.say, -10009), talk(who.reply, -1), talk(who.reply, -1)])
    expect((await closing).code).toBe(0)
    const { memberId } = who
    expect((await saidBy(memberId)).filter(({ words }) => words !== '')).toEqual([])
    const rooms = await world.mall.db.selectFrom('chat_room').selectAll().where('member_id', '=', memberId).execute()
    expect(rooms).toMatchObject([{ site_id: 3, words: '' }])
  }
})

test('what is said while the account closes, by either side, is refused, and no room is made for it', async () => {
  const who = await buyer()
  await world.call('/api/shopmember/add', { site_id: 3 }, { token: await world.login(who.memberId) })
  let talk: Promise<{ code: number }>[] = []
  await world.mall.tx(async (trx) => {
    await lockToLeave(trx, who.memberId)
    talk = [who.say(), who.reply()]
    await untilWaiting(world.mall, 2)
    await leave(trx, who.memberId)
  })
  expect((await Promise.all(talk)).map(({ code }) => code)).toEqual([-10009, -1])
  expect(await saidBy(who.memberId)).toEqual([])
  const rooms = world.mall.db.selectFrom('chat_room').select('site_id').where('member_id', '=', who.memberId)
  expect(await rooms.execute()).toEqual([])
})

test('what came up while the closing waited stands in its way', async () => {
  const who = await buyer()
  const usual = { is_use: 1, min: '1.00', rate: '0.00', is_auto_audit: 0, is_auto_transfer: 0, transfer_type: 'alipay' }
  await world.operator('/operator/api/config/save', { key: 'memberwithdraw', value: JSON.stringify(usual) } as never)
  let closing: ReturnType<typeof who.close> | undefined
  await world.mall.tx(async (trx) => {
    await lockMember(trx, who.memberId)
    closing = who.close()
    await untilWaiting(world.mall)
    const entry = { memberId: who.memberId, kind: 'balance_money' as const, delta: 100, ref: 'given:late' }
    const words = { fromType: 'adjust', typeName: phrase('cause.adjust'), remark: '' }
    await move(trx, { ...entry, ...words, at: world.clock.now() })
  })
  expect(await closing).toMatchObject({ code: -1, data: { blocks: [{ type: 'money' }] } })
})
