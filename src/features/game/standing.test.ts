import { standingOf, type Knowing } from './standing'

const game = { status: 1, points: 10, surplus_num: 2, level_id: 0 } as const
const levels = [
  { level_id: 7, growth: 0 },
  { level_id: 8, growth: 100 },
  { level_id: 9, growth: 500 },
]
const member = (point: number, member_level = 8): Knowing => ({
  member: { info: { point, member_level } },
  levels,
  unsure: false,
})
const guest: Knowing = { member: undefined, levels: [], unsure: false }

test.each([
  ['is open to who has points and draws', {}, member(10), 'open'],
  ['is open to a guest, whom the mall tells of no draws', { surplus_num: 0 }, guest, 'open'],
  ['is open as often as one likes', { surplus_num: -1 }, member(10), 'open'],
  ['costs more than one has', {}, member(9), 'poor'],
  ['costs nothing', { points: 0 }, member(0), 'open'],
  ['has no draws left, which points do not change', { surplus_num: 0 }, member(0), 'used'],
  ['is for a higher level', { level_id: 9 }, member(10), 'level'],
  ['is for this level', { level_id: 8 }, member(10), 'open'],
  ['is for a lower level', { level_id: 7 }, member(10), 'open'],
  ['is to come', { status: 0 }, member(10), 'soon'],
  ['is over', { status: 2 }, guest, 'over'],
  ['is closed', { status: 3 }, member(10), 'closed'],
] as const)('a game that %s', (_name, more, knowing, standing) => {
  expect(standingOf({ ...game, ...more }, knowing)).toBe(standing)
})

test('what is not known yet is for the mall to say', () => {
  const unknown: Knowing = { member: {}, levels: [], unsure: false }
  expect(standingOf({ ...game, level_id: 9 }, unknown)).toBe('open')
  expect(standingOf({ ...game, level_id: 9 }, { ...member(10), levels: [] })).toBe('open')
})

test('a draw without an answer can be asked for again, also when it was the last one', () => {
  expect(standingOf({ ...game, surplus_num: 0 }, { ...member(0), unsure: true })).toBe('unsure')
  expect(standingOf({ ...game, status: 2 }, { ...member(0), unsure: true })).toBe('unsure')
  expect(standingOf(game, { ...guest, unsure: true })).toBe('open')
})
