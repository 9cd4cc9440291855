import { chatWorld, type ChatWorld } from '../../testing/chatWorld'
import { putOrder } from '../../testing/orders'
import { ownPictures } from '../../testing/pictures'
import { erase } from '../cancellation/erase.store'

jest.setTimeout(60_000)

let world: ChatWorld
beforeEach(async () => {
  world = await chatWorld()
})
afterEach(() => world.close())

const settle = async (agree: 0 | 1) => {
  const { data } = await world.operator('/operator/api/pending/lists', { kind: 'content' })
  for (const { id = 0 } of data.list) await world.operator('/operator/api/content/decide', { id, agree })
  return data.list.map(({ title }) => title)
}
const words = async (memberId = 1, site_id = 3) =>
  (await world.dialogs({ site_id, limit: 100 }, memberId)).list
    .map(({ id, type, consumer_say, servicer_say }) => `${id} ${type ? 's' : 'm'} ${consumer_say}${servicer_say}`)
    .reverse()

describe('what a member says', () => {
  test('waits in the room while nobody is online, numbered from 1', async () => {
    expect(
      (await world.call('/servicer/api/chat/hasServicers', { site_id: 3 }, { token: await world.tokenOf(1) })).data,
    ).toEqual({ online_count: 0 })
    const first = await world.say('你好')
    expect(first).toMatchObject({ code: 0, data: { read: 0, id: 1, add_time: world.clock.now() } })
    expect((await world.say(' 在吗 ')).data.id).toBe(2)
    expect(await words()).toEqual(['1 m 你好', '2 m 在吗'])
    expect((await world.dialogs()).list[0]).toEqual({
      ...{ id: 2, type: 0, content_type: 0, consumer_say: '在吗', servicer_say: '', goods_sku_id: 0, order_id: 0 },
      ...{ member_id: 1, servicer_id: 4, shop_id: 3, create_day: '2026-03-02', create_time: '10:00:00', read: 0 },
      add_time: world.clock.now(),
    })
  })

  test('with the same key is said once', async () => {
    const [one, two] = [await world.say('你好', { key: 'k1' }), await world.say('你好', { key: 'k1' })]
    expect([one.data.id, two.data.id]).toEqual([1, 1])
    const rivals = await Promise.all(Array.from({ length: 10 }, () => world.say('再问一次', { key: 'k2' })))
    expect(new Set(rivals.map(({ code, data }) => (code === 0 ? data.id : code)))).toEqual(new Set([2]))
    expect(await words()).toEqual(['1 m 你好', '2 m 再问一次'])
    expect((await world.say('别的', { key: 'k1' })).code).toBe(-11002)
  })

  test('has 1 to 2000 characters', async () => {
    expect((await world.say('  ')).code).toBe(-1)
    expect((await world.say('字'.repeat(2001))).code).toBe(-10006)
    expect((await world.say('😀'.repeat(2000))).code).toBe(0)
  })

  test('may be goods on sale and own orders of the shop; those of others in the platform’s room alone', async () => {
    const own = await putOrder(world.mall, { type: 1, status: 1 })
    const other = await putOrder(world.mall, { type: 1, status: 1, siteId: 7, skuId: 2 })
    const strangers = await putOrder(world.mall, { type: 1, status: 1, memberId: 2 })
    const goods = (goods_id: number, site_id = 3) => world.say({ content_type: 1, goods_id, site_id })
    const order = (order_id: number, site_id = 3) => world.say({ content_type: 2, order_id, site_id })
    const codes = async (...all: Promise<{ code: number }>[]) => (await Promise.all(all)).map(({ code }) => code)
    expect(await codes(goods(1), order(own.order_id), goods(2, 0), order(other.order_id, 0))).toEqual([0, 0, 0, 0])
    expect(await codes(goods(2), goods(3), goods(99), goods(0))).toEqual([-1, -1, -1, -1])
    expect(await codes(order(other.order_id), order(strangers.order_id), order(strangers.order_id, 0))).toEqual([
      -1, -1, -1,
    ])
    expect(
      (await world.dialogs()).list.map((row) => [row.content_type, row.goods_sku_id, row.order_id]).sort(),
    ).toEqual([
      [1, 1, 0],
      [2, 0, own.order_id],
    ])
  })

  test('may be a picture that the member has uploaded for it', async () => {
    await ownPictures(world, { memberId: 1 }, 'upload/chatimg/a.jpg', 'upload/evaluateimg/a.jpg')
    await ownPictures(world, { memberId: 2 }, 'upload/chatimg/b.jpg')
    const picture = (message: string) => world.say({ content_type: 3, message })
    expect((await picture('/upload/chatimg/a.jpg')).code).toBe(0)
    for (const wrong of ['upload/chatimg/b.jpg', 'upload/evaluateimg/a.jpg', 'https://evil.example/a.jpg', ''])
      expect((await picture(wrong)).code).toBe(-1)
    expect(await words()).toEqual(['1 m upload/chatimg/a.jpg'])
  })

  test('goes to the servicer of the site alone', async () => {
    const token = await world.tokenOf(1)
    const wrong = { servicer_id: 9, site_id: 3, content_type: 0 as const, message: '你好' }
    expect((await world.call('/servicer/api/chat/say', wrong, { token })).code).toBe(-1)
    expect((await world.say({ site_id: 99, message: '你好' })).code).toBe(-1)
    expect((await world.say({ site_id: 0, message: '你好' })).code).toBe(0)
  })

  test('is no more than 30 messages a minute; repeating one with its key counts once', async () => {
    for (let n = 0; n < 30; n++) await world.say(`第${n}条`, { key: `k${n}` })
    expect((await world.say('太多了')).code).toBe(-11004)
    expect((await world.say('第3条', { key: 'k3' })).data.id).toBe(4)
    expect((await world.say('另一个人', { memberId: 2 })).code).toBe(0)
    world.clock.forward(60)
    expect((await world.say('又可以了')).data.id).toBe(31)
  })

  test('a closed shop takes no messages, and shows those that are there', async () => {
    await world.say('你好')
    await world.mall.db.updateTable('shop').set({ shop_status: 0 }).where('site_id', '=', 3).execute()
    expect((await world.say('还在吗')).code).toBe(-1)
    expect(await words()).toEqual(['1 m 你好'])
  })

  test('of fifty in one moment each gets its number, without holes', async () => {
    await world.say('开始', { memberId: 2 })
    const both = Array.from({ length: 25 }, (_, n) => [
      world.say(`问${n}`, { memberId: 2, key: `q${n}` }),
      world.reply(`答${n}`, { memberId: 2 }),
    ])
    const codes = (await Promise.all(both.flat())).map(({ code }) => code)
    expect(codes).toEqual(codes.map(() => 0))
    const rows = (await world.dialogs({ limit: 100 }, 2)).list
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 51 }, (_, n) => 51 - n))
    expect(new Set(rows.map((row) => row.consumer_say + row.servicer_say)).size).toBe(51)
  })
})

describe('the content check', () => {
  test('refuses words and pictures before they are said', async () => {
    await ownPictures(world, { memberId: 1 }, 'upload/chatimg/refuse-me.jpg')
    const refused = [
      await world.say('违规测试'),
      await world.say({ content_type: 3, message: 'upload/chatimg/refuse-me.jpg' }),
    ]
    expect(refused.map((answer) => [answer.code, (answer as { error_code?: string }).error_code])).toEqual([
      [-1, 'CONTENT_REFUSED'],
      [-1, 'CONTENT_REFUSED'],
    ])
    expect(await words()).toEqual([])
  })

  test('what nobody could judge is delivered, and is taken out on both sides when it is refused later', async () => {
    await ownPictures(world, { memberId: 1 }, 'upload/chatimg/check-down.jpg')
    await world.say('你好')
    await world.say('待审测试')
    await world.say({ content_type: 3, message: 'upload/chatimg/check-down.jpg' })
    expect(await words()).toHaveLength(3)
    expect((await settle(0)).sort()).toEqual(['聊天图片 upload/chatimg/check-down.jpg', '聊天消息 待审测试'])
    expect(await words()).toEqual(['1 m 你好', '2 m ', '3 m '])
    const { data } = await world.operator('/operator/api/chat/dialogs', { member_id: 1 }, 3)
    expect(data.list.map(({ id, content_type, consumer_say }) => [id, content_type, consumer_say])).toEqual([
      [3, 0, ''],
      [2, 0, ''],
      [1, 0, '你好'],
    ])
    const waiting = await world.operator('/operator/api/pending/lists', { kind: 'chat' }, 3)
    expect(waiting.data.list.map(({ title }) => title)).toEqual([''])
  })

  test('what passes later stays, and a newer word keeps its line in the list', async () => {
    await world.say('待审测试')
    await settle(1)
    await world.say('待审测试 再')
    await world.say('后来的')
    await settle(0)
    expect(await words()).toEqual(['1 m 待审测试', '2 m ', '3 m 后来的'])
    const { data } = await world.call('/servicer/api/chat/chatList', {}, { token: await world.tokenOf(1) })
    expect(data.list[0]?.last_message).toBe('后来的')
  })
})

describe('a servicer', () => {
  test('answers, is online for ten minutes, and reads what the member has said', async () => {
    await world.say('你好')
    const list = async () =>
      (await world.call('/servicer/api/chat/servicerList', { site_id: 3 }, { token: await world.tokenOf(1) })).data
    expect(await list()).toEqual([{ servicer_id: 4, nickname: '青禾家居', avatar: '', online: 0 }])
    expect((await world.bind('')).code).toBe(-1)
    expect((await world.operator('/operator/api/chat/dialogs', { member_id: 1 }, 3)).data.list[0]?.read).toBe(0)
    expect((await world.dialogs()).list[0]?.read).toBe(1)
    expect((await world.reply('您好')).code).toBe(0)
    expect((await list())[0]?.online).toBe(1)
    expect((await world.bind('')).data).toEqual({ servicer_id: 4, nickname: '青禾家居', avatar: '' })
    world.clock.forward(599)
    expect((await list())[0]?.online).toBe(1)
    world.clock.forward(1)
    expect((await list())[0]?.online).toBe(0)
  })

  test('writes to who wrote, follows or has bought there; the platform to everybody', async () => {
    expect((await world.reply('您好')).code).toBe(-11006)
    expect((await world.reply('您好', { siteId: 0 })).code).toBe(0)
    await world.call('/api/shopmember/add', { site_id: 3 }, { token: await world.tokenOf(1) })
    expect((await world.reply('您好')).code).toBe(0)
    await putOrder(world.mall, { type: 1, status: 0, memberId: 2 })
    expect((await world.reply('您好', { memberId: 2 })).code).toBe(0)
    expect((await world.reply('您好', { memberId: 2, siteId: 7 })).code).toBe(-11006)
    await world.say({ site_id: 7, message: '在吗' }, { memberId: 2 })
    expect((await world.reply('在的', { memberId: 2, siteId: 7 })).code).toBe(0)
    expect((await world.reply('您好', { memberId: 99, siteId: 0 })).code).toBe(-1)
    const named = { member_id: 1, content_type: 0 as const, message: '您好', site_id: 7 }
    expect((await world.operator('/operator/api/chat/reply', named, 3)).code).toBe(-11006)
  })

  test('shows pictures, goods and orders of the member', async () => {
    const own = await putOrder(world.mall, { type: 1, status: 1 })
    const strangers = await putOrder(world.mall, { type: 1, status: 1, memberId: 2 })
    const codes = []
    for (const what of [
      { content_type: 3, message: 'upload/operator/a.jpg' },
      { content_type: 1, goods_id: 1 },
      { content_type: 2, order_id: own.order_id },
      { content_type: 3, message: 'javascript:alert(1)' },
      { content_type: 1, goods_id: 2 },
      { content_type: 2, order_id: strangers.order_id },
      { content_type: 0, message: '' },
    ] as const)
      codes.push((await world.reply(what)).code)
    expect(codes).toEqual([0, 0, 0, -1, -1, -1, -1])
    const rows = (await world.dialogs()).list.map((row) => [row.type, row.servicer_say, row.goods_sku_id, row.order_id])
    expect(rows).toEqual([
      [1, '', 0, own.order_id],
      [1, '', 1, 0],
      [1, 'upload/operator/a.jpg', 0, 0],
    ])
  })

  test('with the same key answers once', async () => {
    await world.say('你好')
    await Promise.all([1, 2, 3].map(() => world.reply('您好', { key: 'same' })))
    expect(await words()).toEqual(['1 m 你好', '2 s 您好'])
  })

  test('finds who waits, the longest first, of its own shop', async () => {
    await world.say('第一')
    world.clock.forward(5)
    await world.say({ content_type: 1, goods_id: 1 }, { memberId: 2 })
    await world.say({ site_id: 7, message: '别的店' })
    const waiting = async (site: number) =>
      (await world.operator('/operator/api/pending/lists', { kind: 'chat' }, site)).data.list.map(
        ({ member_id, site_id, title }) => [member_id, site_id, title],
      )
    expect(await waiting(3)).toEqual([
      [1, 3, '第一'],
      [2, 3, '[商品]'],
    ])
    expect(await waiting(0)).toHaveLength(3)
    await world.reply('您好')
    expect(await waiting(3)).toEqual([[2, 3, '[商品]']])
  })
})

describe('what is unread', () => {
  const threads = async (memberId = 1) =>
    (await world.call('/servicer/api/chat/chatList', {}, { token: await world.tokenOf(memberId), language: 'en-US' }))
      .data
  const messages = async () => {
    const rows = await world.mall.db.selectFrom('site_message').selectAll().orderBy('site_id').execute()
    return rows.map(({ member_id, site_id, facts, state }) => [
      member_id,
      site_id,
      (facts as { message: string }).message,
      state,
    ])
  }

  test('counts what the servicer said until the room is read', async () => {
    await world.say('你好')
    await world.reply('您好')
    world.clock.forward(1)
    await world.reply({ content_type: 1, goods_id: 1 })
    await world.say({ site_id: 7, message: '在吗' })
    expect(await threads()).toMatchObject({
      count: 2,
      list: [
        { site_id: 3, site_name: '青禾家居', servicer_id: 4, last_message: '[Product]', unread: 2 },
        { site_id: 7, site_name: '山野鲜生', servicer_id: 8, last_message: '在吗', unread: 0 },
      ],
    })
    const setRead = { site_id: 3, servicer_id: 4 }
    expect((await world.call('/servicer/api/chat/setRead', setRead, { token: await world.tokenOf(2) })).code).toBe(0)
    expect((await threads()).list[0]?.unread).toBe(2)
    await world.call('/servicer/api/chat/setRead', setRead, { token: await world.tokenOf(1) })
    expect((await threads()).list.map(({ unread }) => unread)).toEqual([0, 0])
    expect((await world.dialogs()).list.map(({ type, read }) => [type, read])).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ])
  })

  test('is one message of the shop for who is away, and none any more when the room is read', async () => {
    await world.reply('在吗', { siteId: 0 })
    await world.reply('看一下', { siteId: 0 })
    await world.say('你好')
    await world.reply('您好')
    expect(await messages()).toEqual([
      [1, 0, '看一下', 0],
      [1, 3, '您好', 0],
    ])
    await world.call('/servicer/api/chat/setRead', { site_id: 3, servicer_id: 4 }, { token: await world.tokenOf(1) })
    expect(await messages()).toEqual([
      [1, 0, '看一下', 0],
      [1, 3, '您好', 1],
    ])
  })
})

test('pages of a room follow each other without a hole', async () => {
  for (let n = 1; n <= 25; n++) await world.say(`第${n}条`)
  const page = async (page: number) => {
    const { count, page_count, list } = await world.dialogs({ page })
    return [count, page_count, list.map(({ id }) => id)]
  }
  expect(await page(1)).toEqual([25, 3, [25, 24, 23, 22, 21, 20, 19, 18, 17, 16]])
  expect(await page(3)).toEqual([25, 3, [5, 4, 3, 2, 1]])
  expect(await page(4)).toEqual([25, 3, []])
  expect(await world.dialogs({ servicer_id: 9 })).toEqual({ count: 0, page_count: 0, list: [] })
  expect((await world.dialogs({ servicer_id: 4 })).count).toBe(25)
  expect((await world.dialogs({}, 2)).count).toBe(0)
})

test('a member hears nothing of another’s room', async () => {
  await world.say('我的秘密')
  await world.reply('知道了')
  expect(await words(2)).toEqual([])
  const { data } = await world.call('/servicer/api/chat/chatList', {}, { token: await world.tokenOf(2) })
  expect(data.list).toEqual([])
})

test('a closed account leaves its numbers, no words, and nobody to be answered', async () => {
  await world.say('我叫林晓')
  await world.reply('林晓您好')
  await world.say({ content_type: 1, goods_id: 1 })
  await world.mall.db.transaction().execute(async (trx) => {
    await erase(trx, 1)
    await trx.updateTable('member').set({ is_delete: 1 }).where('member_id', '=', 1).execute()
  })
  const { data: room } = await world.operator('/operator/api/chat/dialogs', { member_id: 1 }, 3)
  expect(room.list.map((row) => [row.id, row.type, row.content_type, row.consumer_say + row.servicer_say])).toEqual([
    [3, 0, 0, ''],
    [2, 1, 0, ''],
    [1, 0, 0, ''],
  ])
  expect(room.list.map(({ goods_sku_id }) => goods_sku_id)).toEqual([0, 0, 0])
  expect((await world.reply('林晓您好')).code).toBe(-1)
  const { data } = await world.operator('/operator/api/pending/lists', { kind: 'chat' }, 3)
  expect(data.list).toEqual([])
})
