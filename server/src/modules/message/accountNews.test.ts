import type { AccountKind, Move } from '../../ledger/ledger'
import { move } from '../../ledger/ledger'
import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import { phrase } from '../../words/phrases'
import { grant } from '../coupon/coupon.service'

/** entries without what causes them */
const breaks = [
  'a recharge brings what was paid for, once',
  'a distributor has what was settled less what was withdrawn',
]
let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { breaks })
})
afterEach(() => world.close())

const path = '/sitemessage/api/sitemessage/getSiteMemberSubMessageAccountList'
const list = async (language?: string) => {
  await world.mall.jobs.runDue()
  const { data } = await world.call(path, {}, { token: await world.login(1), ...(language ? { language } : {}) })
  return data.list
}
let refs = 0
const moved = (kind: AccountKind, delta: number, fromType: string, more: Partial<Move> = {}) =>
  world.mall.tx((trx) =>
    move(trx, {
      ...{ memberId: 1, kind, delta, fromType, ref: `test:${(refs += 1)}`, typeName: phrase('cause.adjust') },
      ...{ remark: phrase('account.order.remark', { order: '2026' }), at: world.clock.now(), ...more },
    }),
  )

it('what the operator does to an account is told in the reader’s language', async () => {
  const asked = { member_id: 1, account_type: 'balance' as const, amount: '12.50', remark: '补偿' }
  await world.operator('/operator/api/member/adjust', asked)
  const [row] = await list()
  expect(row).toMatchObject({ title: '调整', content: '余额：12.50，补偿', site_id: 0 })
  const [english] = await list('en')
  expect(english).toMatchObject({ title: 'Adjustment', content: 'Balance: 12.50, 补偿' })
  expect(JSON.parse(english?.message_json ?? '')).toEqual({
    ...{ account_type: 'balance', account_data: '12.50', from_type: 'adjust', type_name: 'Adjustment', remark: '补偿' },
  })
})

it.each<[string, AccountKind, number, boolean]>([
  ['refund', 'balance', 100, true],
  ['refund', 'point', 3, true],
  ['memberconsume', 'point', 3, true],
  ['memberconsume', 'growth', 3, false],
  ['upgrade', 'balance', 100, true],
  ['memberrecharge', 'balance', 100, true],
  ['fenxiao', 'balance_money', 100, true],
  ['order', 'fenxiao', 100, true],
  ['withdraw', 'balance_money', 100, true],
  ['signin', 'point', 3, false],
  ['register', 'point', 3, false],
  ['turntable', 'point', 3, false],
  ['pointexchange', 'balance', 100, false],
  ['order', 'balance', 100, false],
  ['presale', 'balance', 100, false],
])('an entry of %s in %s of %i is told: %s', async (fromType, kind, delta, isTold) => {
  await moved(kind, delta, fromType)
  expect((await list()).map(({ content }) => content.split('：')[1])).toEqual(
    isTold ? [`${kind === 'point' ? delta : '1.00'}，订单 2026`] : [],
  )
})

it('what the member takes is not told, whatever the account', async () => {
  for (const kind of ['point', 'balance', 'balance_money', 'fenxiao'] as const) {
    await moved(kind, 100, 'register', { isNews: false })
    await moved(kind, -40, kind === 'fenxiao' || kind === 'balance_money' ? 'withdraw' : 'order')
  }
  expect(await list()).toEqual([])
})

it('an entry that is repeated is told once, and one that is undone not at all', async () => {
  await moved('point', 5, 'refund', { ref: 'same' })
  await moved('point', 5, 'refund', { ref: 'same' })
  const undone = world.mall.tx(async (trx) => {
    const entry = { memberId: 1, kind: 'point' as const, delta: 5, ref: 'undone', fromType: 'refund' }
    await move(trx, { ...entry, typeName: phrase('account.refund'), remark: '', at: world.clock.now() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await list()).toHaveLength(1)
})

it('a coupon that others give is told with its name, one that the member takes is not', async () => {
  const data = {
    ...{ coupon_name: '满百减十', type: 'reward', money: '10.00', at_least: '100.00', count: 9, validity_type: 1 },
    ...{ fixed_term: 7, goods_type: 1 },
  }
  const create = { kind: 'coupon' as const, data: JSON.stringify(data), site_id: 3 }
  const made = await world.operator('/operator/api/promotion/create', create)
  expect(made.code).toBe(0)
  const id = made.data
  await world.call('/coupon/api/coupon/receive', { coupon_type_id: id }, { token: await world.login(1) })
  expect(await list()).toEqual([])
  await world.mall.tx((trx) =>
    grant(trx, world.mall, id, { memberId: 1, getType: 3, at: world.clock.now(), news: 'upgrade' }),
  )
  const rows = await list()
  expect(rows.map(({ title, content }) => [title, content])).toEqual([['升级', '优惠券：满百减十，获得优惠券']])
})

it('a withdrawal is told when it is paid or refused, not when it is asked for', async () => {
  const value = { is_use: 1, min: '1.00', rate: '0.00', is_auto_audit: 0, transfer_type: 'bank' }
  await world.operator('/operator/api/config/save', { key: 'memberwithdraw', value: JSON.stringify(value) })
  const asked = { member_id: 1, account_type: 'balance_money' as const, amount: '50.00', remark: '补偿' }
  await world.operator('/operator/api/member/adjust', asked)
  const form = { transfer_type: 'bank' as const, realname: '林晓', mobile: '13800000001', bank_name: '招商银行' }
  const token = await world.login(1)
  const apply = async () => {
    const { data } = await world.call(
      '/api/memberwithdraw/apply',
      { ...form, account_number: '6225', apply_money: '20.00' },
      { token },
    )
    return data
  }
  const [paid, refused] = [await apply(), await apply()]
  expect(await list()).toHaveLength(1)
  await world.operator('/operator/api/memberwithdraw/approve', { id: paid })
  await world.operator('/operator/api/memberwithdraw/pay', { id: paid })
  await world.operator('/operator/api/memberwithdraw/refuse', { id: refused, refuse_reason: '账号有误' })
  expect((await world.operator('/operator/api/memberwithdraw/pay', { id: paid })).code).toBe(-1)
  const rows = await list()
  expect(rows.map(({ title }) => title).sort()).toEqual(['提现到账', '提现退回', '调整'].sort())
  expect(rows.find(({ title }) => title === '提现到账')?.content).toMatch(/^可提现余额：20\.00，提现单 \d+$/)
})
