import net from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { chatClient, type ChatClient } from '../../testing/chatClient'
import { chatWorld, type ChatWorld } from '../../testing/chatWorld'
import { putOrder } from '../../testing/orders'
import { testMall, type TestMall } from '../../testing/testMall'
import { forgetEnded } from './sockets.service'

jest.setTimeout(60_000)

let world: ChatWorld
let origin: string
const clients: ChatClient[] = []
let beside: TestMall | undefined

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
beforeEach(async () => {
  world = await chatWorld()
  origin = await listen(world.app)
  await world.say('你好')
  await world.say('你好', { memberId: 2 })
  await world.reply('在的')
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.terminate()
  await beside?.close()
  beside = undefined
  await world.close()
})

async function open(at = origin, headers: Record<string, string> = {}): Promise<ChatClient> {
  const client = await chatClient(at, headers)
  clients.push(client)
  return client
}
async function bound({ memberId = 1, siteId = 3, at = origin } = {}): Promise<ChatClient> {
  const client = await open(at)
  const { code } = await world.bind(client.clientId, { memberId, siteId })
  if (code !== 0) throw new Error(`bind: ${code}`)
  await client.until(1, 'connect')
  return client
}
const rows = async (table: 'chat_socket' | 'chat_binding' | 'chat_process') =>
  (await world.mall.db.selectFrom(table).selectAll().execute()).length
const news = async () =>
  (await world.mall.db.selectFrom('site_message').select('member_id').where('state', '=', 0).execute()).length
async function eventually(check: () => Promise<boolean>): Promise<void> {
  const ends = Date.now() + 5000
  while (!(await check())) {
    if (Date.now() > ends) throw new Error('it did not come about')
    await new Promise((done) => setTimeout(done, 20))
  }
}

test('a socket learns its name, is greeted when it is bound, and hears what the servicer says', async () => {
  const own = await putOrder(world.mall, { type: 1, status: 1 })
  const client = await bound()
  expect(client.frames[1]).toEqual({
    type: 'connect',
    data: { servicer_id: 4, nickname: '青禾家居', avatar: '' },
  })
  await world.say('请问有货吗')
  await world.reply('有的')
  await world.reply({ content_type: 3, message: 'upload/operator/a.jpg' })
  await world.reply({ content_type: 1, goods_id: 1 })
  await world.reply({ content_type: 2, order_id: own.order_id })
  const said = await client.until(4, 'string', 'image', 'goodssku', 'order')
  const common = { servicer_id: 4, site_id: 3, add_time: world.clock.now() }
  expect(said).toMatchObject([
    { type: 'string', data: { ...common, id: 4, message: '有的' } },
    { type: 'image', data: { ...common, id: 5, message: 'upload/operator/a.jpg' } },
    { type: 'goodssku', data: { ...common, id: 6, goods_sku_id: 1, goods: { goods_name: '商品1', price: '59.90' } } },
    { type: 'order', data: { ...common, id: 7, order_id: own.order_id, order: { order_no: own.order_no } } },
  ])
  client.send('{"type":"ping"}')
  expect(await client.until(1, 'pong')).toHaveLength(1)
})

test('what was said before the bind is not told again; each message comes once and in its order', async () => {
  const client = await bound()
  await Promise.all(Array.from({ length: 20 }, (_, n) => world.reply(`${n}`)))
  await client.until(20, 'string')
  await new Promise((done) => setTimeout(done, 500))
  expect(client.heard()).toEqual(Array.from({ length: 20 }, (_, n) => n + 3))
})

test('a member’s sockets each hear it, another member’s none', async () => {
  const [one, two, stranger, unbound] = [await bound(), await bound(), await bound({ memberId: 2 }), await open()]
  await world.reply('只给你')
  for (const client of [one, two]) expect(await client.until(1, 'string')).toHaveLength(1)
  await new Promise((done) => setTimeout(done, 600))
  expect([stranger.heard(), unbound.heard()]).toEqual([[], []])
})

test('binds nobody to what is unknown or another’s', async () => {
  const client = await bound()
  expect((await world.bind(client.clientId, { memberId: 2 })).code).toBe(-1)
  expect((await world.bind('unknown', { memberId: 2 })).code).toBe(-1)
  expect((await world.bind('', { memberId: 1, siteId: 7 })).code).toBe(-1)
  await world.say({ site_id: 7, message: '在吗' })
  await world.reply('在的', { siteId: 7 })
  expect((await world.bind(client.clientId, { siteId: 7 })).code).toBe(0)
  expect((await client.until(2, 'connect')).map(({ data }) => data.servicer_id)).toEqual([4, 8])
})

test('bye ends the binding of all sockets; bound again it goes on without a repeat', async () => {
  const [one, two] = [await bound(), await bound()]
  await world.reply('第一')
  await one.until(1, 'string')
  const room = { site_id: 3, servicer_id: 4 }
  await world.call('/servicer/api/chat/bye', room, { token: await world.tokenOf(1) })
  for (const client of [one, two]) expect(await client.until(1, 'close')).toMatchObject([{ data: { servicer_id: 4 } }])
  await world.reply('没人听')
  expect(await news()).toBe(1)
  await world.bind(one.clientId)
  await one.until(2, 'connect')
  await world.reply('又来了')
  expect((await one.until(2, 'string')).map(({ data }) => data.message)).toEqual(['第一', '又来了'])
})

test('who has the room open finds no message of it; who has lost the socket does', async () => {
  const before = await news()
  const client = await bound()
  await world.reply('听到了吗')
  await client.until(1, 'string')
  const heard = await world.mall.db.selectFrom('site_message').select('facts').where('member_id', '=', 1).execute()
  expect(heard.map(({ facts }) => (facts as { message: string }).message)).toEqual(['在的'])
  expect(before).toBe(1)
  client.close()
  await eventually(async () => (await rows('chat_binding')) === 0)
  await world.reply('人呢')
  const left = await world.mall.db.selectFrom('site_message').select('facts').where('member_id', '=', 1).execute()
  expect(left.map(({ facts }) => (facts as { message: string }).message)).toEqual(['人呢'])
})

describe('two processes', () => {
  let other: string
  beforeEach(async () => {
    beside = await testMall({ beside: world })
    other = await listen(beside.app)
  })

  test('each hears within a second what the other has said, and binds the sockets of the other', async () => {
    const [here, there] = [await bound(), await bound({ at: other })]
    const waits: number[] = []
    for (let n = 0; n < 5; n++) {
      const from = Date.now()
      await world.reply(`第${n}条`)
      await Promise.all([here.until(n + 1, 'string'), there.until(n + 1, 'string')])
      waits.push(Date.now() - from)
    }
    expect(Math.max(...waits)).toBeLessThan(1000)
    expect([here.heard(), there.heard()]).toEqual([
      [3, 4, 5, 6, 7],
      [3, 4, 5, 6, 7],
    ])
  })

  test('one that goes away tells its sockets, and what was missed is in the room', async () => {
    const there = await bound({ at: other })
    await world.reply('第一')
    await there.until(1, 'string')
    await beside?.app.close()
    expect(await there.gone).toBe(1001)
    expect(await rows('chat_binding')).toBe(0)
    await world.reply('第二')
    const here = await bound()
    expect((await world.dialogs()).list[0]?.servicer_say).toBe('第二')
    await world.reply('第三')
    expect((await here.until(1, 'string'))[0]?.data).toMatchObject({ id: 5, message: '第三' })
  })
})

test('the rows of a process that ended without a word are dropped, and count for nothing before', async () => {
  const { db } = world.mall
  await bound()
  await db.insertInto('chat_process').values({ process: 'killed', until: 1 }).execute()
  await db.insertInto('chat_socket').values({ client_id: 'c', process: 'killed', member_id: 2 }).execute()
  const row = { member_id: 2, site_id: 3, client_id: 'c', process: 'killed', binding_id: 1, from_id: 0, language: 'zh' }
  await db.insertInto('chat_binding').values(row).execute()
  expect((await world.bind('c', { memberId: 2 })).code).toBe(-1)
  await world.reply('在吗', { memberId: 2 })
  const left = await db.selectFrom('site_message').select('member_id').where('member_id', '=', 2).execute()
  expect(left).toHaveLength(1)
  await forgetEnded(world.mall)
  expect([await rows('chat_process'), await rows('chat_socket'), await rows('chat_binding')]).toEqual([1, 1, 1])
})

describe('who is no client of ours', () => {
  const closedBy = async (act: (client: ChatClient) => void) => {
    const client = await open()
    act(client)
    return client.gone
  }

  test.each([
    ['a megabyte', (client: ChatClient) => client.send('x'.repeat(2 ** 20)), 1009],
    ['garbage', (client: ChatClient) => client.send('{"type":'), 1008],
    ['no frame', (client: ChatClient) => client.send('[1,2]'), 1008],
    ['null', (client: ChatClient) => client.send('null'), 1008],
    ['bytes', (client: ChatClient) => client.send(Buffer.from([1, 2, 3])), 1003],
    [
      'a thousand frames',
      (client: ChatClient) => {
        for (let n = 0; n < 1000; n++) client.send('{"type":"ping"}')
      },
      1008,
    ],
  ])('is shown out for %s, others stay', async (_, act, code) => {
    const client = await bound()
    expect(await closedBy(act)).toBe(code)
    await world.reply('还在')
    expect(await client.until(1, 'string')).toHaveLength(1)
    await eventually(async () => (await rows('chat_socket')) === 1)
  })

  test('says nothing by the socket: what it sends is no message', async () => {
    const client = await bound()
    client.send(JSON.stringify({ type: 'string', data: { message: '我说', member_id: 2 } }))
    client.send('{"type":"ping"}')
    await client.until(1, 'pong')
    expect((await world.dialogs()).count).toBe(2)
  })

  test('comes from a page of somebody else', async () => {
    await expect(open(origin, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(open(origin, { origin: 'null' })).rejects.toThrow('403')
    await expect(open(origin, { origin })).resolves.toBeDefined()
    const { statusCode } = await world.app.inject({ url: '/ws' })
    expect(statusCode).toBe(404)
  })

  test('opens more sockets than a network has', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => open()))
    const over = await new Promise<number>((done, fail) => {
      void open().then(({ gone }) => gone.then(done), fail)
    }).catch((error: Error) => error.message)
    expect(over).toMatch(/closed with 1008/)
    all[0]?.close()
    await all[0]?.gone
    await expect(open()).resolves.toBeDefined()
    for (const client of all) client.socket.terminate()
    await eventually(async () => (await rows('chat_socket')) === 1)
  })
})

test('a client that is gone without a word does not keep the server', async () => {
  const { port } = new URL(origin)
  const silent = net.connect(Number(port), '127.0.0.1')
  const head = ['GET /ws HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  silent.write(`${[...head, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='].join('\r\n')}\r\n\r\n`)
  await eventually(async () => (await rows('chat_socket')) === 1)
  const from = Date.now()
  await world.app.close()
  expect(Date.now() - from).toBeLessThan(5000)
  expect(await rows('chat_socket')).toBe(0)
  silent.destroy()
})
