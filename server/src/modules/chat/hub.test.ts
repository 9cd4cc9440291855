import type { ServerFrame } from '@mall/contract/chat'
import { chatWorld, type ChatWorld } from '../../testing/chatWorld'
import { openHub, type Hub } from './hub.service'

let world: ChatWorld
let hub: Hub
beforeEach(async () => {
  world = await chatWorld()
  hub = openHub(world.mall, { renewMs: 50 })
  await world.say('你好')
  await world.reply('在的')
})
afterEach(async () => {
  await hub.stop()
  await world.close()
})

/** A socket that writes down what it is told. */
function line() {
  const frames: ServerFrame[] = []
  const codes: number[] = []
  return { frames, codes, send: (frame: ServerFrame) => frames.push(frame), close: (code: number) => codes.push(code) }
}
async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const ends = Date.now() + 5000
  while (!(await check())) {
    if (Date.now() > ends) throw new Error('it did not come about')
    await new Promise((done) => setTimeout(done, 20))
  }
}
const table = (name: 'chat_process' | 'chat_socket' | 'chat_binding') =>
  world.mall.db.selectFrom(name).selectAll().execute()

test('a process that was given up by the others closes its sockets, and goes on under another name', async () => {
  const first = line()
  const clientId = await hub.add(first)
  await world.bind(clientId)
  await eventually(() => first.frames.length === 1)
  const [before] = await table('chat_process')
  for (const name of ['chat_binding', 'chat_socket', 'chat_process'] as const)
    await world.mall.db.deleteFrom(name).execute()
  await eventually(() => first.codes.length === 1)
  expect(first.codes).toEqual([1012])
  const second = line()
  await world.bind(await hub.add(second))
  await world.reply('还在')
  await eventually(() => second.frames.length === 2)
  const [after] = await table('chat_process')
  expect(after?.process).not.toBe(before?.process)
  expect(first.frames).toHaveLength(1)
})

test('after a reset of the mall the next socket finds a process again, the others are closed', async () => {
  const [first, second] = [line(), line()]
  await hub.add(first)
  for (const name of ['chat_socket', 'chat_process'] as const) await world.mall.db.deleteFrom(name).execute()
  expect((await world.bind(await hub.add(second))).code).toBe(0)
  await eventually(() => second.frames.length === 1)
  expect([first.codes, second.codes]).toEqual([[1012], []])
})

test('with its last socket a process is forgotten', async () => {
  const clientId = await hub.add(line())
  expect(await table('chat_process')).toHaveLength(1)
  await hub.remove(clientId)
  await eventually(async () => (await table('chat_process')).length === 0)
  const again = line()
  await world.bind(await hub.add(again))
  await eventually(() => again.frames.length === 1)
})

test('a room that cannot be told keeps no other room waiting, and is told in the next round', async () => {
  const two = line()
  const one = line()
  let fails = true
  const halting = {
    ...one,
    send(frame: ServerFrame) {
      if (frame.type === 'string' && fails) throw new Error('not now')
      one.send(frame)
    },
  }
  await world.say('你好', { memberId: 2 })
  await world.bind(await hub.add(halting))
  await world.bind(await hub.add(two), { memberId: 2 })
  await world.reply('第一')
  await world.reply('第二', { memberId: 2 })
  await eventually(() => two.frames.length === 2)
  expect(one.frames).toHaveLength(1)
  fails = false
  await eventually(() => one.frames.length === 2)
})
