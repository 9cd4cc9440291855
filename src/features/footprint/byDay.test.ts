import type { BrowseRow } from '@mall/contract/collect'
import { byDay } from './byDay'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
const row = (id: number, time: string) => ({ id, browse_time: at(time) }) as BrowseRow

test('each day is told once, at its newest row', () => {
  const rows = [
    row(1, '2026-03-01T08:00'),
    row(2, '2026-03-01T00:10'),
    row(3, '2026-02-28T23:50'),
    row(4, '2025-12-01T12:00'),
  ]
  expect(byDay(rows).map(({ day }) => day)).toEqual(['2026-03-01', '', '2026-02-28', '2025-12-01'])
})

test('a row that did not change is the same object, one that now begins its day is another', () => {
  const rows = [row(1, '2026-03-01T08:00'), row(2, '2026-03-01T07:00'), row(3, '2026-03-01T06:00')]
  const before = byDay(rows)
  expect(byDay(rows)).toEqual(before)
  expect(byDay(rows)[2]).toBe(before[2])
  const after = byDay(rows.slice(1))
  expect(after[0]).toMatchObject({ row: rows[1], day: '2026-03-01' })
  expect(after[1]).toBe(before[2])
})
