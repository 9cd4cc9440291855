import type { LocalConfig } from '@mall/contract/checkout'
import { clockText } from '@/lib/slotTime'
import { proposedTime, timesLeft } from './localTimes'

/** Saturday 21 November 2026, 12:00 in Hangzhou */
const noon = Date.UTC(2026, 10, 21, 4) / 1000
const config = (more: object) =>
  ({
    info: {
      time_is_open: 1,
      time_week: [0, 1, 2, 3, 4, 5, 6],
      start_time: 9 * 3600,
      end_time: 14 * 3600,
      ...more,
    },
  }) as LocalConfig

test.each([
  ['open now', config({}), noon, true, ['12:30', '13:00', '13:30', '14:00'], ''],
  ['before it opens', config({ start_time: 13 * 3600 + 60 }), noon, false, ['13:30', '14:00'], '13:30'],
  ['the last minutes', config({}), noon + 2 * 3600, true, [], ''],
  ['after it', config({}), noon + 2 * 3600 + 1, false, [], undefined],
  ['not on this day', config({ time_week: [0, 1, 2, 3, 4, 5] }), noon, false, [], undefined],
  ['until midnight', config({ end_time: 86_400 }), noon + 11 * 3600, true, ['23:30'], ''],
])('%s', (_, shop, now, soon, times, proposed) => {
  const remaining = timesLeft(shop, now)
  expect(remaining).toEqual({ soon, times })
  expect(proposedTime(remaining)).toBe(proposed)
})

test('a shop that asks for no time is asked for none', () => {
  expect(timesLeft(config({ time_is_open: 0 }), noon)).toBeUndefined()
  expect(proposedTime(undefined)).toBe('')
})

test.each([
  [0, '00:00'],
  [34_200, '09:30'],
  [86_400, '24:00'],
])('%d is %s', (daysec, text) => expect(clockText(daysec)).toBe(text))
