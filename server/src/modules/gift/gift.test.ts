import { rechargeWorld, type RechargeWorld } from '../../testing/rechargeWorld'

jest.setTimeout(120_000)

let world: RechargeWorld
beforeEach(async () => {
  world = await rechargeWorld()
})
afterEach(() => world.close())

const day = 86_400
/** The default address of member n is n * 10. */
const home = '浙江省-杭州市-西湖区 文三路 1 号'
const chosen = { member_name: '周远', mobile: '13900000001', full_address: '上海市-上海市-徐汇区 肇嘉浜路 2 号' }
const parcel = { express_company_name: '顺丰速运', express_no: 'SF1' }

const info = async (order_id: number): Promise<Record<string, unknown>> =>
  (await world.as(1, '/gift/api/giftorder/info', { order_id })).data
const choose = (order_id: number, address_id: number, memberId = 1) =>
  world.as(memberId, '/gift/api/giftorder/address', { order_id, address_id })
const send = (order_id: number, site = 0) => world.operator('/operator/api/gift/send', { order_id, ...parcel }, site)
const waits = async () => (await world.operator('/operator/api/pending/lists', { kind: 'gift' })).data
const addAddress = async (address: string) =>
  (
    await world.as(1, '/api/memberaddress/add', {
      ...{ name: '林父', mobile: '13900000011', address, full_address: '浙江省-杭州市-西湖区' },
      ...{ province_id: 330000, city_id: 330100, district_id: 330106 },
    })
  ).data as number
const withoutAddress = () => world.mall.db.deleteFrom('member_address').where('member_id', '=', 1).execute()

it('tells a gift that waits: no receiver is known before one is chosen', async () => {
  const order_id = await world.gift({ num: 2 })
  const order = await info(order_id)
  expect(order).toEqual({
    ...{ order_id, order_no: order.order_no, gift_id: 1, gift_name: '帆布袋', gift_image: 'upload/gift.jpg', num: 2 },
    ...{ remark: '积分兑换', create_time: world.clock.now(), express_status: 0 },
    ...{ express_no: '', express_company_name: '', express_time: 0, member_name: '', mobile: '', full_address: '' },
  })
  const english = { token: await world.login(1), language: 'en-US' }
  expect((await world.call('/gift/api/giftorder/info', { order_id }, english)).data.remark).toBe('Points exchange')
  const { data } = await world.as(1, '/gift/api/giftorder/page')
  expect(data).toEqual({ count: 1, page_count: 1, list: [order] })
})

it('a gift that cannot be had any more still comes; an unknown one does not', async () => {
  expect(await info(await world.gift({ giftId: 2 }))).toMatchObject({ gift_name: '台历' })
  await expect(world.gift({ giftId: 404 })).rejects.toThrow()
})

it('is sent to the address of its exchange, else to the chosen, else to the default one', async () => {
  const ids = [await world.gift({ receiver: chosen }), await world.gift(), await world.gift()]
  const [exchanged = 0, other = 0, plain = 0] = ids
  await choose(other, await addAddress('古墩路 9 号'))
  for (const id of ids) expect((await send(id)).code).toBe(0)
  expect(await info(exchanged)).toMatchObject({ ...chosen, ...parcel, express_status: 1 })
  expect(await info(other)).toMatchObject({ member_name: '林父', full_address: '浙江省-杭州市-西湖区 古墩路 9 号' })
  expect(await info(plain)).toMatchObject({
    ...{ member_name: '林晓', mobile: '13800000001', full_address: home, express_time: world.clock.now() },
  })
})

it('without any address it is not sent', async () => {
  await withoutAddress()
  const order_id = await world.gift()
  expect((await send(order_id)).code).toBe(-1)
  expect(await info(order_id)).toMatchObject({ express_status: 0, express_no: '' })
})

it('its address may be changed until it is sent, and is kept as it was then', async () => {
  const order_id = await world.gift()
  const other = await addAddress('古墩路 9 号')
  expect((await choose(order_id, other)).code).toBe(0)
  expect((await choose(order_id, 10)).code).toBe(0)
  expect(await info(order_id)).toMatchObject({ full_address: home })
  await withoutAddress()
  expect((await send(order_id)).code).toBe(0)
  expect((await choose(order_id, other)).code).toBe(-1)
  expect(await info(order_id)).toMatchObject({ full_address: home, express_status: 1 })
})

it('takes own addresses for own gifts only', async () => {
  const order_id = await world.gift()
  const refused = [await choose(order_id, 20), await choose(order_id, 20, 2), await choose(404, 10)]
  expect(refused.map(({ code }) => code)).toEqual([-1, -1, -1])
  // of a sent one too
  await send(order_id)
  expect((await choose(order_id, 10)).code).toBe(-1)
  expect((await world.as(2, '/gift/api/giftorder/info', { order_id })).code).toBe(-1)
  expect((await world.as(2, '/gift/api/giftorder/page')).data).toMatchObject({ count: 0 })
})

it('is sent once, by the platform', async () => {
  const order_id = await world.gift()
  expect((await send(order_id, 3)).code).toBe(-11006)
  expect((await send(404)).code).toBe(-1)
  expect((await send(order_id)).code).toBe(0)
  world.clock.forward(day)
  expect((await send(order_id)).code).toBe(-1)
  expect((await info(order_id)).express_time).toBe(world.clock.now() - day)
})

it('waits for the platform while it can be sent', async () => {
  const first = await world.gift({ num: 3 })
  world.clock.forward(1)
  const second = await world.gift({ receiver: chosen })
  const row = { site_id: 0, member_id: 1, status: 0, money: '0.00' }
  expect(await waits()).toEqual({
    ...{ count: 2, page_count: 1 },
    list: [
      { ...row, order_id: first, title: '帆布袋 × 3', create_time: world.clock.now() - 1 },
      { ...row, order_id: second, title: '帆布袋', create_time: world.clock.now() },
    ],
  })
  expect((await world.operator('/operator/api/pending/lists', { kind: 'gift' }, 3)).data.count).toBe(0)
  await withoutAddress()
  expect((await waits()).list.map(({ order_id }) => order_id)).toEqual([second])
  await send(second)
  expect((await waits()).count).toBe(0)
})

it('its calls are off with the addon', async () => {
  await world.operator('/operator/api/config/save', { key: 'addon', value: { gift: 0 } } as never)
  expect(await world.as(1, '/gift/api/giftorder/page')).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
})

describe('races', () => {
  const many = 50
  const times = <T>(work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: many }, (_, i) => work(i)))

  it('sent fifty times at once: one parcel', async () => {
    const order_id = await world.gift()
    const answers = await times((i) =>
      world.operator('/operator/api/gift/send', { order_id, express_company_name: '顺丰速运', express_no: `SF${i}` }),
    )
    const won = answers.findIndex(({ code }) => code === 0)
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await info(order_id)).toMatchObject({ express_status: 1, express_no: `SF${won}` })
  })

  it('an address that changes while it is sent: the parcel goes where the order says', async () => {
    const other = await addAddress('古墩路 9 号')
    for (let round = 0; round < 10; round++) {
      const order_id = await world.gift()
      const works = [() => choose(order_id, other), () => send(order_id)]
      const answers = await Promise.all((round % 2 ? works.reverse() : works).map((work) => work()))
      const [changed, sent] = round % 2 ? answers.reverse() : answers
      expect(sent?.code).toBe(0)
      expect(await info(order_id)).toMatchObject({
        express_status: 1,
        full_address: changed?.code === 0 ? '浙江省-杭州市-西湖区 古墩路 9 号' : home,
      })
    }
  })
})
