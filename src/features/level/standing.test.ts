import type { LevelRow } from '@mall/contract/level'
import { standingOf } from './standing'

const level = (level_id: number, growth: number) => ({ level_id, growth }) as LevelRow
const [plain, silver, gold] = [level(1, 0), level(2, 1000), level(3, 5000)]
const rows = [gold, plain, silver]
const at = (member_level: number, growth: number, levels = rows) => standingOf(levels, { member_level, growth })

test('how far it is to the next level', () => {
  expect(at(1, 250)).toMatchObject({ current: plain, next: silver, missing: 750, percent: 25 })
  expect(at(2, 1000)).toMatchObject({ current: silver, next: gold, missing: 4000, percent: 0 })
  expect(at(1, 0).levels).toEqual([plain, silver, gold])
})

test('there is nothing after the highest', () => {
  expect(at(3, 9000)).toMatchObject({ current: gold, next: undefined, missing: 0, percent: 100 })
})

test('a level is kept that was made dearer, and one made cheaper waits for the next growth', () => {
  expect(at(2, 400)).toMatchObject({ current: silver, next: gold, missing: 4600, percent: 0 })
  expect(at(1, 1200)).toMatchObject({ current: plain, next: silver, missing: 0, percent: 100 })
})

test('a member without a level, and a mall without any', () => {
  expect(at(0, 30)).toMatchObject({ current: undefined, next: plain, missing: 0, percent: 100 })
  expect(at(0, 30, [])).toMatchObject({ levels: [], current: undefined, next: undefined, missing: 0 })
})
