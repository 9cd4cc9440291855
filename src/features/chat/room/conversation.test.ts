import { CallFailure } from '@/api/CallFailure'
import { createConversation } from './conversation'
import type { Message } from './message'

const said = (id: number, more: Partial<Message> = {}): Message => ({
  ...{ id, own: false, kind: 'text', text: `m${id}`, skuId: 0, orderId: 0, at: id, read: false },
  ...more,
})

/** A room of so many messages, as dialogs tells it. */
function roomOf(count: number) {
  const room = { count, asked: [] as number[], down: false, slow: undefined as Promise<void> | undefined }
  const ask = async (page: number, size: number) => {
    room.asked.push(page)
    const { count: total } = room
    await room.slow
    if (room.down) throw new CallFailure('network', 'x')
    const from = total - (page - 1) * size
    return { count: total, list: Array.from({ length: Math.max(0, Math.min(size, from)) }, (_, i) => said(from - i)) }
  }
  return { room, conversation: createConversation(ask) }
}
const idsOf = ({ getState }: ReturnType<typeof createConversation>) => getState().messages.map(({ id }) => id)
const to = (from: number, last: number) => Array.from({ length: last - from + 1 }, (_, i) => from + i)

test('begins with the newest page, in the order of the room', async () => {
  const { conversation } = roomOf(45)
  await conversation.renew()
  expect(idsOf(conversation)).toEqual(to(26, 45))
  expect(conversation.getState()).toMatchObject({ loaded: true, ended: false })
})

test.each([0, 1, 20])('a room of %d messages is there at once', async (count) => {
  const { conversation } = roomOf(count)
  await conversation.renew()
  expect([idsOf(conversation), conversation.getState().ended]).toEqual([to(1, count), true])
})

test('goes up page by page to the first message', async () => {
  const { conversation } = roomOf(45)
  await conversation.renew()
  await conversation.more()
  expect([idsOf(conversation), conversation.getState().ended]).toEqual([to(6, 45), false])
  await conversation.more()
  expect([idsOf(conversation), conversation.getState().ended]).toEqual([to(1, 45), true])
})

test.each([130, 175])('pages that %d messages have moved leave no hole on the way up', async (count) => {
  const { room, conversation } = roomOf(100)
  await conversation.renew()
  let holes = 0
  conversation.subscribe(({ messages }) => {
    if (messages.some(({ id }, i) => i > 0 && id !== messages[i - 1]!.id + 1)) holes += 1
  })
  room.count = count
  await conversation.more()
  await conversation.renew()
  await conversation.more()
  const ids = idsOf(conversation)
  expect([ids, holes]).toEqual([to(ids[0]!, count), 0])
  expect(ids[0]).toBeLessThan(81)
})

test('doubled and reordered messages stand once and in order', async () => {
  const { room, conversation } = roomOf(3)
  await conversation.renew()
  room.count = 6
  for (const id of [5, 4, 6, 5, 3, 4]) conversation.add(said(id))
  expect(idsOf(conversation)).toEqual(to(1, 6))
})

test('a missing number is asked for, and nothing is when none is missing', async () => {
  const { room, conversation } = roomOf(3)
  await conversation.renew()
  conversation.add(said(4))
  expect(room.asked).toEqual([1])
  room.count = 6
  conversation.add(said(6))
  await new Promise((resolve) => setTimeout(resolve))
  expect([room.asked, idsOf(conversation)]).toEqual([[1, 1], to(1, 6)])
})

test('what arrives while it is being asked is asked for once more', async () => {
  const { room, conversation } = roomOf(3)
  let go: () => void = () => undefined
  room.slow = new Promise((resolve) => (go = resolve))
  const done = conversation.renew()
  room.count = 5
  void conversation.renew()
  void conversation.renew()
  room.slow = undefined
  go()
  await done
  expect([room.asked, idsOf(conversation)]).toEqual([[1, 1], to(1, 5)])
})

test('several missed pages are joined', async () => {
  const { room, conversation } = roomOf(10)
  await conversation.renew()
  room.count = 75
  await conversation.renew()
  expect([idsOf(conversation), conversation.getState().ended]).toEqual([to(1, 75), true])
})

test('after too many missed messages the older ones are put away, and come again on the way up', async () => {
  const { room, conversation } = roomOf(10)
  await conversation.renew()
  room.count = 1000
  await conversation.renew()
  expect([idsOf(conversation), conversation.getState().ended]).toEqual([to(901, 1000), false])
  await conversation.more()
  expect(idsOf(conversation)).toEqual(to(881, 1000))
})

test('what was taken out since stands as the room has it now', async () => {
  const { conversation } = roomOf(2)
  conversation.add(said(2, { text: 'before' }))
  await conversation.renew()
  expect(conversation.getState().messages.map(({ text }) => text)).toEqual(['m1', 'm2'])
})

test('a failure is told while nothing is there, and later only on the way up', async () => {
  const { room, conversation } = roomOf(45)
  room.down = true
  await conversation.renew()
  expect(conversation.getState()).toMatchObject({ loaded: false, failure: { kind: 'network' } })
  room.down = false
  await conversation.renew()
  room.down = true
  await conversation.renew()
  await conversation.more()
  expect(conversation.getState()).toMatchObject({ loaded: true, failure: undefined, older: 'failed' })
  room.down = false
  await conversation.more()
  expect(idsOf(conversation)).toEqual(to(6, 45))
})
