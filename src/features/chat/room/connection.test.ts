import { CallFailure } from '@/api/CallFailure'
import { socket } from '@/platform/socket/socket'
import type { fakeSocket } from '@/platform/socket/fake'
import { createConnection, type LinkState } from './connection'

jest.mock('@/platform/socket/socket')

const sockets = socket as unknown as ReturnType<typeof fakeSocket>
const servicer = { servicer_id: 4, nickname: '小禾', avatar: '' }
const nobody = new CallFailure('refused', 'nobody is online', -1)
const bind = jest.fn(async (_client: string) => servicer)
const gaps = jest.fn()
let states: LinkState[] = []
let heard: number[] = []
let connection: ReturnType<typeof createConnection>

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const init = (id = 'c1') => {
  sockets.last().say({ type: 'init', data: { client_id: id } })
  return pass(0)
}
const word = (id: number, more: object = {}) => ({
  type: 'string',
  data: { servicer_id: 4, site_id: 3, message: 'hi', id, add_time: 1, ...more },
})

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  sockets.opened.length = 0
  bind.mockReset().mockResolvedValue(servicer)
  gaps.mockReset()
  states = []
  heard = []
  connection = createConnection({
    url: 'wss://mall.test/ws',
    siteId: 3,
    bind,
    onState: (state) => states.push(state),
    onServicer: jest.fn(),
    onMessage: ({ id }) => heard.push(id),
    onGap: gaps,
  })
})
afterEach(() => {
  connection.rest()
  jest.useRealTimers()
})

test('binds the client that the socket names, and asks what came before', async () => {
  connection.wake()
  expect([sockets.last().url, gaps.mock.calls.length]).toEqual(['wss://mall.test/ws', 1])
  await init()
  expect(bind.mock.calls).toEqual([['c1']])
  expect([states, gaps.mock.calls.length]).toEqual([['connecting', 'bound'], 2])
  sockets.last().say(word(1))
  expect(heard).toEqual([1])
})

test('pings every 1500 ms once it is begun, and answers a ping', async () => {
  connection.wake()
  await pass(3000)
  expect(sockets.last().sent).toEqual([])
  await init()
  await pass(3000)
  sockets.last().say({ type: 'ping' })
  expect(sockets.last().sent).toEqual(['{"type":"ping"}', '{"type":"ping"}', '{"type":"pong"}'])
})

test('10 s of silence end a socket that does not know it is dead', async () => {
  connection.wake()
  await init()
  await pass(9000)
  sockets.last().say({ type: 'pong' })
  await pass(9999)
  expect([sockets.opened.length, sockets.last().closed]).toEqual([1, false])
  await pass(1)
  expect([sockets.last().closed, states.slice(-1)]).toEqual([true, ['connecting']])
  await pass(1000)
  expect(sockets.opened).toHaveLength(2)
  await init('c2')
  expect(bind.mock.calls).toEqual([['c1'], ['c2']])
  expect(states.slice(-1)).toEqual(['bound'])
})

test('opens anew after 1, 2, 4 ... and never more than 30 s', async () => {
  connection.wake()
  const waits: number[] = []
  for (let i = 0; i < 7; i += 1) {
    const before = sockets.opened.length
    sockets.last().drop()
    let waited = 0
    while (sockets.opened.length === before) {
      await pass(500)
      waited += 500
    }
    waits.push(waited)
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a socket that stood for a while begins to count anew', async () => {
  connection.wake()
  sockets.last().drop()
  await pass(1000)
  await init()
  for (let i = 0; i < 8; i += 1) {
    await pass(1500)
    sockets.last().say({ type: 'pong' })
  }
  sockets.last().drop()
  await pass(1000)
  expect(sockets.opened).toHaveLength(3)
})

test('while nobody is online it asks and binds again every 10 s', async () => {
  bind.mockRejectedValue(nobody)
  connection.wake()
  await init()
  expect(states.slice(-1)).toEqual(['alone'])
  gaps.mockReset()
  const beat = setInterval(() => sockets.last().say({ type: 'pong' }), 1500)
  await pass(20_000)
  expect([gaps.mock.calls.length, bind.mock.calls.length]).toEqual([2, 3])
  bind.mockResolvedValue(servicer)
  await pass(10_000)
  expect(states.slice(-1)).toEqual(['bound'])
  gaps.mockReset()
  await pass(20_000)
  clearInterval(beat)
  expect([gaps.mock.calls.length, sockets.opened.length]).toEqual([0, 1])
})

test('without any socket it asks every 10 s', async () => {
  connection.wake()
  sockets.last().drop()
  gaps.mockReset()
  await pass(30_000)
  expect(gaps).toHaveBeenCalledTimes(3)
})

test('a binding that got no answer is tried again', async () => {
  bind.mockRejectedValueOnce(new CallFailure('network', 'x'))
  connection.wake()
  await init()
  expect(states).toEqual(['connecting'])
  sockets.last().say({ type: 'pong' })
  await pass(9900)
  sockets.last().say({ type: 'pong' })
  await pass(100)
  expect(states.slice(-1)).toEqual(['bound'])
})

test('what an earlier socket tells late is not heard', async () => {
  let answer: (one: typeof servicer) => void = () => undefined
  bind.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  connection.wake()
  await init('c1')
  connection.online()
  expect([sockets.opened[0]?.closed, sockets.opened.length]).toEqual([true, 2])
  answer(servicer)
  await pass(0)
  expect(states).toEqual(['connecting'])
  await init('c2')
  expect(states.slice(-1)).toEqual(['bound'])
})

test('the end of the binding is no end: it is bound again', async () => {
  connection.wake()
  await init()
  sockets.last().say({ type: 'close', data: { servicer_id: 4 } })
  expect(states.slice(-1)).toEqual(['alone'])
  sockets.last().say({ type: 'pong' })
  await pass(9900)
  sockets.last().say({ type: 'pong' })
  await pass(100)
  expect(states.slice(-1)).toEqual(['bound'])
})

test('at rest nothing is done, and it wakes as new', async () => {
  connection.wake()
  await init()
  connection.rest()
  expect([sockets.last().closed, states.slice(-1)]).toEqual([true, ['resting']])
  gaps.mockReset()
  await pass(60_000)
  connection.online()
  expect([sockets.opened.length, gaps.mock.calls.length]).toEqual([1, 0])
  connection.wake()
  connection.wake()
  expect(sockets.opened).toHaveLength(2)
})

test.each<[string, string | object]>([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['text', '"string"'],
  ['no data', { type: 'string' }],
  ['data that is a list', { type: 'string', data: [] }],
  ['another room', word(1, { site_id: 4 })],
  ['a room as text', word(1, { site_id: '3' })],
  ['no id', word(1, { id: undefined })],
  ['id 0', word(0)],
  ['an id below 0', word(-1)],
  ['half an id', word(1.5)],
  ['an endless id', word(1, { id: 1e300 })],
  ['an unknown type', { type: 'script', data: word(1).data }],
  ['a type of every object', { type: 'constructor', data: word(1).data }],
  ['__proto__', '{"type":"__proto__","data":{"id":1,"site_id":3}}'],
  ['init without a client', { type: 'init', data: {} }],
  ['a second init', { type: 'init', data: { client_id: 'c9' } }],
  ['connect without a servicer', { type: 'connect', data: { servicer_id: 'x' } }],
  ['a megabyte', 'x'.repeat(1_000_000)],
])('a frame with %s is ignored', async (_name, frame) => {
  connection.wake()
  await init()
  sockets.last().say(frame)
  await pass(0)
  expect([heard, bind.mock.calls, states.slice(-1)]).toEqual([[], [['c1']], ['bound']])
  sockets.last().say(word(2))
  expect(heard).toEqual([2])
})
