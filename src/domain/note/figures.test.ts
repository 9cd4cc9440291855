import { noteFigures } from './figures'

const note = {
  ...{ read_num: 20, initial_read_num: 300, is_show_read_num: 1, dianzan_num: 2, initial_dianzan_num: 8 },
  ...{ is_show_dianzan_num: 1, is_show_release_time: 1, update_time: Date.parse('2026-11-21T09:00:00+08:00') / 1000 },
} as const

test('what is counted stands on what the shop began with', () => {
  expect(noteFigures(note)).toEqual({ reads: 320, likes: 10, day: '2026-11-21' })
})

test('what its shop hides is not told', () => {
  const hidden = { ...note, is_show_read_num: 0, is_show_dianzan_num: 0, is_show_release_time: 0 } as const
  expect(noteFigures(hidden)).toEqual({ reads: undefined, likes: undefined, day: undefined })
  expect(noteFigures({ ...note, update_time: 0 }).day).toBeUndefined()
})
