import { CallFailure } from '@/api/CallFailure'
import { createWork, patience, settle, type Work, type WorkCalls } from './work'

/** A mall whose answers come when the test says so; `holds` is the number it has for row 7. */
function slowMall() {
  const waiting: { num: number; answer: (failure?: CallFailure) => void }[] = []
  const told: number[] = []
  const mall = {
    holds: 1,
    /** every number that was sent, in order */
    sent: [] as number[],
    /** how many are under way */
    running: () => waiting.length,
    told,
    /** Answers the one under way: the number has arrived. */
    async confirm() {
      const one = waiting.shift()!
      mall.holds = one.num
      one.answer()
      await jest.advanceTimersByTimeAsync(0)
    },
    /** Fails the one under way; it may have arrived all the same. */
    async lose({ arrived }: { arrived: boolean }) {
      const one = waiting.shift()!
      if (arrived) mall.holds = one.num
      one.answer(new CallFailure('timeout', ''))
      await jest.advanceTimersByTimeAsync(0)
    },
    async refuse(data: unknown = null) {
      waiting.shift()!.answer(new CallFailure('refused', '库存不足', -1, data))
      await jest.advanceTimersByTimeAsync(0)
    },
  }
  const calls: WorkCalls = {
    edit: (_cartId, num) => {
      mall.sent.push(num)
      return new Promise((resolve, reject) =>
        waiting.push({ num, answer: (failure) => (failure ? reject(failure) : resolve(null)) }),
      )
    },
    isOnline: () => true,
    remove: async () => null,
    edited: (_cartId, num) => told.push(num),
    removed: () => undefined,
    refused: () => undefined,
  }
  return { ...{ mall, work: createWork(calls) } }
}

/** What the checkout waits for, and whether it may go on. */
function checkout(work: Work) {
  const result: { goesOn?: boolean } = {}
  void work.flush().then((all) => (result.goesOn = all))
  return result
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Row 7 shows 2; whether the mall has that is not known, and it is about to be sent again. */
async function unknown() {
  const world = slowMall()
  world.work.setNum(7, 2)
  await pass(settle)
  await world.mall.lose({ arrived: false })
  return world
}

it('the time to send a number again comes while the checkout sends it: it goes once', async () => {
  const { mall, work } = await unknown()
  const leaving = checkout(work)
  await pass(10 * patience.last)
  expect([mall.sent, mall.running(), leaving.goesOn]).toEqual([[2, 2], 1, undefined])
  await mall.confirm()
  expect([mall.holds, leaving.goesOn]).toEqual([2, true])
  await pass(10 * patience.last)
  expect(mall.sent).toEqual([2, 2])
})

it('the checkout comes while it is sent again: it waits for that one, and sends nothing of its own', async () => {
  const { mall, work } = await unknown()
  await pass(patience.first)
  const leaving = checkout(work)
  await pass(0)
  expect([mall.sent, mall.running(), leaving.goesOn]).toEqual([[2, 2], 1, undefined])
  await mall.confirm()
  expect([mall.sent, mall.holds, leaving.goesOn]).toEqual([[2, 2], 2, true])
})

it('that one is lost and the time to try again comes while the checkout tries: one at a time, none after the last', async () => {
  const { mall, work } = await unknown()
  await pass(patience.first)
  const leaving = checkout(work)
  await mall.lose({ arrived: true })
  expect([mall.sent, mall.running()]).toEqual([[2, 2, 2], 1])
  // longer than the wait after the second failure
  await pass(4 * patience.first)
  expect([mall.sent, mall.running(), leaving.goesOn]).toEqual([[2, 2, 2], 1, undefined])
  await mall.confirm()
  expect([mall.holds, leaving.goesOn]).toEqual([2, true])
  await pass(10 * patience.last)
  expect(mall.sent).toEqual([2, 2, 2])
})

it('the shopper counts on while the older number is sent again: the checkout goes with the newest', async () => {
  const { mall, work } = await unknown()
  await pass(patience.first)
  work.setNum(7, 5)
  const leaving = checkout(work)
  await pass(settle)
  expect([mall.sent, leaving.goesOn]).toEqual([[2, 2], undefined])
  await mall.confirm()
  expect([mall.sent, leaving.goesOn]).toEqual([[2, 2, 5], undefined])
  await mall.confirm()
  expect([mall.holds, leaving.goesOn, work.getState().nums.size]).toEqual([5, true, 0])
})

it.each([
  ['at once', 0],
  ['a moment later', settle],
])('the shopper counts on while the checkout sends, and it is answered %s: the newest goes too', async (_name, ms) => {
  const { mall, work } = await unknown()
  const leaving = checkout(work)
  await pass(0)
  work.setNum(7, 5)
  await pass(ms)
  await mall.confirm()
  expect([mall.sent, leaving.goesOn]).toEqual([[2, 2, 5], undefined])
  await mall.confirm()
  expect([mall.holds, leaving.goesOn]).toEqual([5, true])
  await pass(10 * patience.last)
  expect(mall.sent).toEqual([2, 2, 5])
})

it('a row that was not waiting is counted on while the checkout sends: it goes too', async () => {
  const { mall, work } = await unknown()
  const leaving = checkout(work)
  await pass(0)
  work.setNum(8, 3)
  await mall.confirm()
  expect([mall.sent, leaving.goesOn]).toEqual([[2, 2, 3], undefined])
  await mall.confirm()
  expect(leaving.goesOn).toBe(true)
})

it('what is lost again keeps the checkout from going on, and is sent by itself afterwards', async () => {
  const { mall, work } = await unknown()
  const leaving = checkout(work)
  await pass(0)
  await mall.lose({ arrived: false })
  expect([mall.sent, leaving.goesOn]).toEqual([[2, 2], false])
  await pass(patience.first)
  await mall.confirm()
  expect([mall.sent, mall.holds, work.getState().nums.size]).toEqual([[2, 2, 2], 2, 0])
})
