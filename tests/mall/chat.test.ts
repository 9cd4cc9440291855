import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Dialogue } from '@mall/contract/chat'
import { chatClient, type ChatClient } from '../../server/src/testing/chatClient'
import { withBuyers } from './buyers'
import { send, type Call } from './world/client'
import { findPgbouncer, Pooler } from './world/pooler'
import { freePort, MallServer } from './world/server'
import { Universe, type World } from './world/world'

// A member and a servicer talk over several processes of the real server, some of which are killed: nothing is lost,
// nothing comes twice, the order is kept.

const site = 3
const room = { site_id: site, servicer_id: site + 1 }
const operator = `dev-site-key-${site}`
const pgbouncer = findPgbouncer()
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

let universe: Universe
let world: World
let tokens: string[]
before(async () => {
  universe = await Universe.open()
  world = await universe.world(1, 2)
  const { model } = await withBuyers(world, 2)
  tokens = model.members.map(({ token }) => token)
})
after(async () => {
  await world?.close()
  await universe?.close()
})

/** As clients do: the same call again until it is known what became of it. */
async function surely(urls: () => string[], call: Call): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const all = urls()
    const answer = await send(all[attempt % all.length] ?? '', call)
    if (answer.kind === 'ok') return answer.data
    if (answer.kind === 'refused') throw new Error(`${call.path}: ${answer.code} ${answer.message}`)
    await pause(50)
  }
}
const urls = () => world.served.map(({ server }) => server.url)
const keyOf = (what: string, message: string) => `${what}-${Buffer.from(message).toString('hex')}`
const say = (token: string, message: string) =>
  surely(urls, {
    path: '/servicer/api/chat/say',
    params: { ...room, content_type: 0, message, idempotency_key: keyOf('say', message) },
    token,
  })
const reply = (memberId: number, message: string, to = urls) =>
  surely(to, {
    path: '/operator/api/chat/reply',
    params: { member_id: memberId, content_type: 0, message, idempotency_key: keyOf(`reply-${memberId}`, message) },
    operator,
  })
async function dialogs(token: string): Promise<Dialogue[]> {
  const params = { ...room, limit: 100 }
  const page = await surely(urls, { path: '/servicer/api/chat/dialogs', params, token })
  return (page as { list: Dialogue[] }).list.reverse()
}

interface Frame {
  type: string
  data: { id: number; message: string }
}

/** A phone with the room open: it opens its socket anew whenever that is gone, and asks the room what it has missed. */
class Phone {
  /** what the servicer said, as it was heard first */
  readonly heard = new Map<number, string>()
  readonly order: number[] = []
  drops = 0
  private client: ChatClient | undefined
  private isOver = false
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly token: string) {}

  start(): Promise<void> {
    return new Promise((opened) => {
      this.running = this.run(opened)
    })
  }

  private async run(opened: () => void) {
    for (let turn = 0; !this.isOver; turn += 1) {
      try {
        await this.open(world.served[turn % world.served.length]?.server.url ?? '')
        opened()
        await this.client?.gone
        this.drops += 1
      } catch {
        await pause(100)
      }
    }
  }

  private async open(url: string) {
    const client = await chatClient(url)
    this.client = client
    // what comes while it asks is taken after what it has missed
    let early: Frame[] | undefined = []
    client.socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame
      if (early) early.push(frame)
      else this.hear(frame)
    })
    await surely(urls, {
      path: '/servicer/api/chat/bind',
      params: { client_id: client.clientId, site_id: site },
      token: this.token,
    })
    for (const { id, type, servicer_say } of await dialogs(this.token)) if (type === 1) this.take(id, servicer_say)
    for (const frame of early) this.hear(frame)
    early = undefined
  }

  private hear(frame: Frame) {
    if (frame.type === 'string') this.take(frame.data.id, frame.data.message)
  }

  private take(id: number, message: string) {
    const known = this.heard.get(id)
    assert.ok(known === undefined || known === message, `message ${id} is "${known}" and "${message}"`)
    if (known !== undefined) return
    this.heard.set(id, message)
    this.order.push(id)
  }

  async until(count: number): Promise<void> {
    const ends = Date.now() + 20_000
    while (this.heard.size < count) {
      if (Date.now() > ends) throw new Error(`heard ${this.heard.size} of ${count}`)
      await pause(20)
    }
  }

  async stop(): Promise<void> {
    this.isOver = true
    this.client?.socket.terminate()
    await this.running
  }
}

/** Member ids by their token. */
async function idOf(token: string): Promise<number> {
  return (await surely(urls, { path: '/api/member/id', token })) as number
}

test(
  'through kills of both processes: nothing lost, nothing doubled, the order kept',
  { timeout: 180_000 },
  async () => {
    const [token = ''] = tokens
    const memberId = await idOf(token)
    await say(token, '开始')
    await reply(memberId, '在的')
    const phone = new Phone(token)
    await phone.start()
    const rounds = 24
    const kills = (async () => {
      for (const which of [0, 1]) {
        await pause(400)
        await world.killServer(which)
      }
    })()
    for (let n = 0; n < rounds; n += 1) {
      await Promise.all([say(token, `问${n}`), reply(memberId, `答${n}`)])
      await pause(100)
    }
    await kills
    await reply(memberId, '完')
    await phone.until(rounds + 2)
    await phone.stop()

    const said = await dialogs(token)
    assert.deepEqual(
      said.map(({ id }) => id),
      said.map((_, at) => at + 1),
    )
    const of = (type: number) =>
      said.filter((row) => row.type === type).map((row) => row.consumer_say + row.servicer_say)
    const each = (word: string) => Array.from({ length: rounds }, (_, n) => `${word}${n}`)
    assert.deepEqual(of(0), ['开始', ...each('问')])
    assert.deepEqual(of(1), ['在的', ...each('答'), '完'])
    assert.deepEqual(
      [...phone.order],
      [...phone.order].sort((a, b) => a - b),
    )
    assert.deepEqual([...phone.heard.values()], of(1))
    assert.ok(phone.drops > 0, 'no socket was lost')
  },
)

const skip = pgbouncer ? false : 'pgbouncer is not installed (Debian: apt-get install pgbouncer)'
test('a process behind pgbouncer tells its sockets what the others have said, within a second', { skip }, async () => {
  const { engine } = universe
  const pooler = await Pooler.before(pgbouncer ?? '', engine.folder, engine.address())
  const pooled = new MallServer(
    await freePort(),
    { DATABASE_URL: pooler.url(world.database), MALL_DATA_DIR: path.join(engine.folder, 'pooled-chat') },
    path.join(engine.folder, 'pooled-chat.log'),
    universe.program,
  )
  await pooled.start()
  try {
    const [, token = ''] = tokens
    const memberId = await idOf(token)
    await say(token, '你好')
    const client = await chatClient(pooled.url)
    const bound = { path: '/servicer/api/chat/bind', params: { client_id: client.clientId, site_id: site }, token }
    await surely(() => [world.server.url], {
      path: '/operator/api/chat/dialogs',
      params: { member_id: memberId },
      operator,
    })
    await surely(() => [world.server.url], bound)
    await client.until(1, 'connect')
    const waits: number[] = []
    for (let n = 1; n <= 6; n += 1) {
      const from = Date.now()
      await reply(memberId, `第${n}条`, () => [n % 2 ? world.server.url : pooled.url])
      await client.until(n, 'string')
      waits.push(Date.now() - from)
    }
    assert.ok(Math.max(...waits) < 1000, `took ${waits.join(', ')} ms`)
    assert.deepEqual(client.heard(), [2, 3, 4, 5, 6, 7])
    client.socket.terminate()
  } finally {
    await pooled.stop()
    await pooler.stop()
  }
})
