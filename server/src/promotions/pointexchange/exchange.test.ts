import { balances } from '../../ledger/ledger'
import { freshMobile, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
}, 60_000)
afterAll(() => world.close())

const made = async (more: object): Promise<number> => {
  const terms = { type: 3, name: '红包', stock: 10, point: 100, balance: '2.00', pay_type: 0, ...more }
  const { data, code, message } = await world.operator('/operator/api/promotion/create', {
    kind: 'pointexchange',
    data: JSON.stringify(terms),
  } as never)
  if (code !== 0) throw new Error(message)
  return data
}
const gift = { type: 1, type_id: 1, balance: '', name: '帆布袋' }
const priced = { pay_type: 1, price: '5.00' }
const coupon = { type: 2, type_id: 1, balance: '', name: '券' }

interface Person {
  memberId: number
  token: string
}
async function person({ point = 1000, money = 0 } = {}): Promise<Person> {
  const { token } = await registered(world, freshMobile())
  const { member_id: memberId, point: has } = (await world.call('/api/member/info', {}, { token })).data
  const give = (account_type: string, amount: string) =>
    world.operator('/operator/api/member/adjust', { member_id: memberId, account_type, amount, remark: 'x' } as never)
  if (point !== has) await give('point', String(point - has))
  if (money > 0) await give('balance', (money / 100).toFixed(2))
  const password = { pay_password: await payHash() }
  await world.mall.db.updateTable('member').set(password).where('member_id', '=', memberId).execute()
  return { memberId, token }
}
const payHash = async () =>
  (await world.mall.db.selectFrom('member').select('pay_password').where('member_id', '=', 1).executeTakeFirstOrThrow())
    .pay_password
const create = ({ token }: Person, id: number, more: object = {}) =>
  world.call('/pointexchange/api/ordercreate/create', { id, num: 1, ...more } as never, { token })
const orders = async ({ token }: Person) =>
  (await world.call('/pointexchange/api/order/page', { page: 1, page_size: 100 }, { token })).data.list
const has = ({ memberId }: Person) => balances(world.mall.db, memberId)
const left = async (id: number) => (await world.call('/pointexchange/api/goods/info', { id })).data.stock
const pay = (out_trade_no: string) => world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
const address = {
  ...{ name: '林晓', mobile: '13800000001', address: '文三路 1 号', full_address: '' },
  ...{ province_id: 330000, city_id: 330100, district_id: 330106 },
}
const at = (fields: object) => ({ member_address: JSON.stringify(fields) })

describe('a red packet', () => {
  it('is in the wallet at once', async () => {
    const who = await person()
    const id = await made({})
    expect((await create(who, id, { num: 3 })).code).toBe(0)
    expect(await has(who)).toMatchObject({ point: 700, balance: 600 })
    expect(await left(id)).toBe(7)
    expect(await orders(who)).toMatchObject([
      { order_status: 1, point: 300, price: '0.00', num: 3, type: 3, type_name: '红包', relate_order_id: 0 },
    ])
  })
  it('of too few points takes nothing', async () => {
    const who = await person({ point: 99 })
    const id = await made({})
    expect(await create(who, id)).toMatchObject({ message: '积分不足' })
    expect([(await has(who)).point, await left(id), (await orders(who)).length]).toEqual([99, 10, 0])
  })
})

describe('a gift', () => {
  it('wants an address, and brings a gift order to it', async () => {
    const who = await person()
    const id = await made(gift)
    expect(await create(who, id)).toMatchObject({ message: '请选择收货地址' })
    expect(await create(who, id, at({ ...address, mobile: '1' }))).toMatchObject({
      message: '请填写正确的收货人手机号',
    })
    expect((await create(who, id, at(address))).code).toBe(0)
    const [order] = await orders(who)
    expect(order).toMatchObject({ order_status: 1, type: 1, delivery_type: 'express' })
    const made2 = { order_id: order?.relate_order_id ?? 0 }
    expect((await world.call('/gift/api/giftorder/info', made2, { token: who.token })).data).toMatchObject({
      ...{ gift_id: 1, num: 1, member_name: '林晓', full_address: '浙江省-杭州市-西湖区 文三路 1 号' },
    })
    await world.operator('/operator/api/gift/send', { ...made2, express_company_name: '顺丰', express_no: 'SF1' })
    expect((await orders(who))[0]?.express_no).toBe('SF1')
  })
  it('with money is paid, by the wallet too', async () => {
    const who = await person({ money: 2000 })
    const id = await made({ ...gift, ...priced, delivery_price: '8.00' })
    const quote = (await world.call('/pointexchange/api/ordercreate/payment', { id, num: 2 }, { token: who.token }))
      .data
    expect(quote).toMatchObject({ point: 200, price: '18.00', delivery_price: '8.00', num: 2, member_address: null })
    const { data: out_trade_no } = await create(who, id, { num: 2, ...at(address) })
    expect((await orders(who))[0]).toMatchObject({ order_status: 0, price: '18.00', exchange_price: '10.00' })
    expect((await has(who)).point).toBe(800)
    const paid = { out_trade_no, pay_type: 'BALANCE', return_url: '', pay_password: '123456' }
    expect((await world.call('/api/pay/pay', paid as never, { token: who.token })).code).toBe(0)
    expect(await has(who)).toMatchObject({ point: 800, balance: 200 })
    expect((await orders(who))[0]).toMatchObject({ order_status: 1 })
  })
})

describe('a coupon', () => {
  it('is taken at once and handed over when it is paid, whatever the limit says', async () => {
    const who = await person()
    const id = await made({ ...coupon, ...priced })
    const received = async () =>
      (await world.call('/platformcoupon/api/platformcoupon/memberpage', { state: 1 }, { token: who.token })).data.count
    const before = await received()
    const taken = async () =>
      (
        await world.mall.db
          .selectFrom('platform_coupon_type')
          .select('lead_count')
          .where('platformcoupon_type_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).lead_count
    const first = await taken()
    const { data } = await create(who, id, { num: 2 })
    expect([await taken(), await received()]).toEqual([first + 2, before])
    await pay(data)
    expect([await taken(), await received()]).toEqual([first + 2, before + 2])
    await create(who, id, { num: 1 })
    const [open] = await orders(who)
    await world.call('/pointexchange/api/order/close', { order_id: open?.order_id ?? 0 }, { token: who.token })
    expect(await taken()).toBe(first + 2)
  })
  it('of which none is left is not offered', async () => {
    const who = await person()
    const id = await made({ ...coupon, type_id: 3 })
    expect(await create(who, id)).toMatchObject({ message: '该优惠券已结束' })
  })
})

describe('an exchange that is not paid', () => {
  it.each(['by its member', 'in time'])('closes %s, and all of it is back', async (how) => {
    const who = await person()
    const id = await made({ ...gift, ...priced })
    await create(who, id, at(address))
    const [open] = await orders(who)
    const close = () =>
      world.call('/pointexchange/api/order/close', { order_id: open?.order_id ?? 0 }, { token: who.token })
    if (how === 'in time') {
      world.clock.setOffset(world.clock.offset + 86_400)
      await world.mall.jobs.runDue()
    } else expect((await close()).code).toBe(0)
    expect((await orders(who))[0]).toMatchObject({ order_status: -1 })
    expect([(await has(who)).point, await left(id)]).toEqual([1000, 10])
    expect(await close()).toMatchObject({ message: '该兑换订单不能关闭' })
  })
  it('that is paid and closed at once is one of them', async () => {
    for (let i = 0; i < 5; i += 1) {
      const who = await person()
      const id = await made(priced)
      const { data } = await create(who, id)
      const [open] = await orders(who)
      const close = world.call(
        '/pointexchange/api/order/close',
        { order_id: open?.order_id ?? 0 },
        { token: who.token },
      )
      await Promise.all([close, pay(data)])
      const [over] = await orders(who)
      const { point, balance } = await has(who)
      expect([over?.order_status, point, balance, await left(id)]).toEqual(
        over?.order_status === 1 ? [1, 900, 200, 9] : [-1, 1000, 0, 10],
      )
    }
  })
})

it('the last piece of fifty members goes to one', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => person()))
  const id = await made({ stock: 1 })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => create(people[i % 10]!, id)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await left(id)).toBe(0)
})

it('sent fifty times with its key is one', async () => {
  const who = await person()
  const id = await made({})
  await Promise.all(Array.from({ length: 50 }, () => create(who, id, { idempotency_key: 'one-exchange-only' })))
  expect(await has(who)).toMatchObject({ point: 900, balance: 200 })
})

it('what is off the shelf is told and not given', async () => {
  const who = await person()
  const id = await made({})
  await world.operator('/operator/api/promotion/close', { kind: 'pointexchange', id })
  expect((await world.call('/pointexchange/api/goods/info', { id })).data.state).toBe(0)
  expect(await create(who, id)).toMatchObject({ message: '该积分商品已下架' })
  const { list } = (await world.call('/pointexchange/api/goods/page', { page: 1, page_size: 0 })).data
  expect(list.map((row) => row.id)).not.toContain(id)
})

it('what leaves the shelf among fifty exchanges was given and paid for, or is still there', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => person()))
  const id = await made({ stock: 50 })
  const early = Array.from({ length: 25 }, (_, i) => create(people[i % 10]!, id))
  await Promise.race(early)
  const closing = world.operator('/operator/api/promotion/close', { kind: 'pointexchange', id })
  const late = Array.from({ length: 25 }, (_, i) => create(people[i % 10]!, id))
  const answers = await Promise.all([...early, ...late])
  expect((await closing).code).toBe(0)
  const given = answers.filter(({ code }) => code === 0).length
  expect(given).toBeGreaterThan(0)
  expect(answers.map(({ code, message }) => (code === 0 ? '' : message)).filter(Boolean)).toEqual(
    Array<string>(50 - given).fill('该积分商品已下架'),
  )
  const owned = await Promise.all(people.map((who) => has(who)))
  expect(owned.reduce((sum, { point }) => sum + point, 0)).toBe(10_000 - 100 * given)
  expect(owned.reduce((sum, { balance }) => sum + balance, 0)).toBe(200 * given)
  expect(await left(id)).toBe(50 - given)
})

it.each([
  ['a gift nobody knows', { ...gift, type_id: 99 }],
  ['a gift without an id', { ...gift, type_id: '' }],
  ['a gift that is not usable', { ...gift, type_id: 3 }],
  ['a coupon type nobody knows', { ...coupon, type_id: 99 }],
  ['a red packet of nothing', { balance: '' }],
  ['points alone, with a price', { price: '1.00' }],
  ['points and money, without a price', { pay_type: 1 }],
  ['nothing to pay at all', { point: 0 }],
])('the operator offers nothing with %s', async (_, more) => {
  await expect(made(more)).rejects.toThrow()
})

it('the demo point shop has all three kinds on, and one thing off', async () => {
  const { list } = (await world.call('/pointexchange/api/goods/page', { page: 1, page_size: 0 })).data
  const demo = list.filter(({ id }) => id <= 5)
  expect(demo.map(({ id, type }) => [id, type])).toEqual([
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 3],
  ])
  expect(demo.every(({ image }) => image !== '')).toBe(true)
  expect((await world.call('/pointexchange/api/goods/detail', { id: 4 })).data).toMatchObject({
    ...{ platformcoupon_type_id: 1, at_least: '200.00', money: '30.00', use_scenario: 1 },
  })
})
