import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { lineOf, plain, readCommand, readReplies, Rooms } from './operatorChat.mjs'

jest.setTimeout(60_000)

const replies = ['您好', '再见']
const message = (id: number, more = {}) => ({
  ...{ id, type: 0, content_type: 0, consumer_say: `第${id}条`, servicer_say: '', goods_sku_id: 0, order_id: 0 },
  ...{ create_time: '10:00:00', read: 0, ...more },
})

describe('what is typed', () => {
  test.each([
    ['  您好  ', { do: 'say', said: { content_type: 0, message: '您好' } }],
    ['2', { do: 'switch', number: 2 }],
    [' 2', { do: 'say', said: { content_type: 0, message: '2' } }],
    ['/2', { do: 'say', said: { content_type: 0, message: '再见' } }],
    ['/3', { do: 'wrong', why: 'There are 2 quick replies.' }],
    ['/goods 12', { do: 'say', said: { content_type: 1, goods_id: 12 } }],
    ['/goods cup', { do: 'wrong', why: '/goods needs a sku_id.' }],
    ['/order 1038', { do: 'say', said: { content_type: 2, order_id: 1038 } }],
    ['/pic a b.jpg', { do: 'picture', from: 'a b.jpg' }],
    ['/pic', { do: 'wrong', why: '/pic needs a file or an address.' }],
    ['/open 5', { do: 'open', memberId: 5 }],
    ['/more', { do: 'older' }],
    ['/?', { do: 'help' }],
    ['/quit', { do: 'quit' }],
    ['/dance', { do: 'wrong', why: '/dance is not known: /help lists what is.' }],
    ['', { do: 'nothing' }],
  ])('%j', (line, command) => {
    expect(readCommand(line, replies)).toEqual(command)
  })

  test('quick replies are the lines of a file, nine at most', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'replies-')), 'replies.txt')
    fs.writeFileSync(file, '\n您好\n\n 在的 \n' + 'x\n'.repeat(20))
    expect(readReplies(file).slice(0, 3)).toEqual(['您好', '在的', 'x'])
    expect(readReplies(file)).toHaveLength(9)
    fs.rmSync(path.dirname(file), { recursive: true })
    expect(readReplies(undefined).length).toBeGreaterThan(3)
  })
})

describe('what is shown', () => {
  test('a message is one line, without control signs', () => {
    expect(lineOf(message(1, { consumer_say: '你\n好\u001b[31m\u202e 👩‍🚀' }))).toBe('10:00:00 member  你 好[31m 👩‍🚀')
    expect(lineOf(message(2, { type: 1, content_type: 1, consumer_say: '', goods_sku_id: 7 }))).toBe(
      '10:00:00   you  [product 7]',
    )
    expect(lineOf(message(3, { content_type: 3, consumer_say: 'upload/a.jpg' }))).toMatch(/\[picture upload\/a.jpg\]/)
    expect(lineOf(message(4, { consumer_say: '' }))).toMatch(/\(taken out\)/)
    expect(plain('a\u0007b')).toBe('ab')
  })

  test('rooms keep their numbers; each new word of one that is not open is told once', () => {
    const rooms = new Rooms()
    const waits = (member_id: number, title: string, create_time = 1) => ({ member_id, site_id: 3, title, create_time })
    expect(rooms.hear([waits(7, '在吗'), waits(9, '你好')])).toEqual(['[1] member 7: 在吗', '[2] member 9: 你好'])
    expect(rooms.hear([waits(9, '你好'), waits(7, '在吗')])).toEqual([])
    rooms.open = rooms.of(9)
    expect(rooms.hear([waits(9, '还在吗', 2), waits(7, '人呢', 2)])).toEqual(['[1] member 7: 人呢'])
    expect(rooms.of(9).number).toBe(2)
  })

  test('of a room only what is new, oldest first, and that something was missed', () => {
    const rooms = new Rooms()
    const room = rooms.of(7)
    expect(rooms.show(room, [message(2), message(1)]).lines).toEqual([lineOf(message(1)), lineOf(message(2))])
    expect(rooms.show(room, [message(2), message(1)])).toEqual({ lines: [], missed: false })
    expect(rooms.show(room, [message(3), message(2)])).toEqual({ lines: [lineOf(message(3))], missed: false })
    expect(rooms.show(room, [message(9), message(8)])).toMatchObject({ missed: true })
  })
})

/** A mall with one room, as the terminal sees it. */
function mall() {
  const said: { message?: string; idempotency_key?: string; content_type: number }[] = []
  const room = [message(1, { consumer_say: '有货吗' })]
  const keys: string[] = []
  const server = http.createServer((request, response) => {
    keys.push(request.headers.authorization ?? '')
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      const asked = text ? (JSON.parse(text) as (typeof said)[number]) : { content_type: 0 }
      let data: unknown = null
      if (request.url === '/operator/api/pending/lists')
        data = { list: [{ member_id: 7, site_id: 3, title: '有货吗', create_time: 1 }] }
      if (request.url === '/operator/api/chat/dialogs') data = { list: [...room].reverse() }
      if (
        request.url === '/operator/api/chat/reply' &&
        !said.some((one) => one.idempotency_key === asked.idempotency_key)
      ) {
        said.push(asked)
        room.push(message(room.length + 1, { type: 1, consumer_say: '', servicer_say: asked.message ?? '' }))
      }
      response.end(JSON.stringify({ code: 0, message: 'ok', data }))
    })
  })
  const listen = (port = 0) =>
    new Promise<number>((done) => server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)))
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { said, room, keys, listen, close }
}

describe('a conversation without a terminal', () => {
  let child: ChildProcess
  let text = ''
  function start(port: number) {
    text = ''
    child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'operator.mjs'), 'chat', '3'], {
      cwd: path.dirname(__dirname),
      env: { PATH: process.env.PATH ?? '', MALL_URL: `http://127.0.0.1:${port}` },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  }
  afterEach(() => child.kill())
  async function until(pattern: RegExp) {
    const ends = Date.now() + 30_000
    while (!pattern.test(text)) {
      if (Date.now() > ends) throw new Error(`not heard: ${String(pattern)}\n${text}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  const type = (line: string) => child.stdin?.write(`${line}\n`)

  test('goes on through a restart of the mall: what was said meanwhile is said once', async () => {
    const { said, room, keys, listen, close } = mall()
    const port = await listen()
    start(port)
    await until(/\[1\] member 7: 有货吗/)
    type('1')
    await until(/member {2}有货吗/)
    type('有的')
    await until(/you {2}有的/)
    await close()
    type('要几件？')
    await until(/does not answer/)
    await listen(port)
    await until(/The mall is back\.[^]*you {2}要几件？/)
    room.push(message(room.length + 1, { consumer_say: '两件' }))
    await until(/member {2}两件/)
    type('/1')
    child.stdin?.end()
    const code = await new Promise((done) => child.once('exit', done))
    expect(code).toBe(0)
    expect(said.map(({ message }) => message)).toEqual(['有的', '要几件？', readReplies(undefined)[0]])
    expect(new Set(said.map((one) => one.idempotency_key)).size).toBe(3)
    expect(new Set(keys)).toEqual(new Set(['Bearer dev-site-key-3']))
    await close()
  })

  test('asks for the number of a shop', async () => {
    child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'operator.mjs'), 'chat'])
    let told = ''
    child.stderr?.on('data', (chunk) => (told += String(chunk)))
    expect(await new Promise((done) => child.once('exit', done))).toBe(2)
    expect(told).toMatch(/chat takes the number of a shop/)
  })
})
