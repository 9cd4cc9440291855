import { firstOpening, firstShown, slotAt } from './slot'

const hour = 3600
/** midnight of 2026-11-25 in Shanghai */
const midnight = 1_795_536_000
const slot = (from: number, to: number) => ({ seckill_start_time: from * hour, seckill_end_time: to * hour })
const morning = slot(6, 12)

test('the midnight of the test is one', () => {
  expect(new Date(midnight * 1000).toISOString()).toBe('2026-11-24T16:00:00.000Z')
})

test.each([
  ['a second before it opens', 6 * hour - 1, 'soon', 0],
  ['in the second it opens', 6 * hour, 'on', 0],
  ['in its last second', 12 * hour - 1, 'on', 0],
  ['in the second it closes', 12 * hour, 'done', 24 * hour],
  ['in the last second of the day', 24 * hour - 1, 'done', 24 * hour],
])('%s', (_name, second, phase, later) => {
  expect(slotAt(morning, midnight + second)).toEqual({
    phase,
    startsAt: midnight + 6 * hour + later,
    endsAt: midnight + 12 * hour + later,
  })
})

test.each([
  ['in the morning of their first day', 0, 6],
  ['while the slot is open', 8, 8],
  ['after the slot of that day', 12, 30],
])('days that begin %s: the first opening', (_name, from, opens) => {
  expect(firstOpening(morning, midnight + from * hour)).toBe(midnight + opens * hour)
})

test('a list begins with the open slot, else with the next, which may be that of tomorrow', () => {
  const slots = [slot(6, 10), slot(12, 14), slot(20, 22)]
  const at = (hours: number) => slots.indexOf(firstShown(slots, midnight + hours * hour)!)
  expect([7, 11, 13, 23].map(at)).toEqual([0, 1, 1, 0])
  expect(firstShown([], midnight)).toBeUndefined()
})
