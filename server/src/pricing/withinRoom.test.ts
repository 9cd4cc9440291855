import fc from 'fast-check'
import { withinRoom } from './withinRoom'

const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0)

it.each([
  [
    [3, 4],
    [5, 5],
    [3, 4],
  ],
  [
    [7, 1],
    [5, 5],
    [5, 3],
  ],
  [
    [1, 7, 2],
    [3, 4, 5],
    [3, 4, 3],
  ],
  [
    [9, 9],
    [5, 5],
    [5, 5],
  ],
])('%j within %j is %j', (parts, rooms, kept) => expect(withinRoom(parts, rooms)).toEqual(kept))

it('fits every line and keeps as much as there is room for', () => {
  const pairs = fc.array(fc.tuple(fc.nat(99999), fc.nat(99999)), { maxLength: 8 })
  fc.assert(
    fc.property(pairs, (some) => {
      const [parts, rooms] = [some.map(([part]) => part), some.map(([, room]) => room)]
      const kept = withinRoom(parts, rooms)
      expect(kept.every((part, i) => part >= 0 && part <= (rooms[i] ?? 0))).toBe(true)
      expect(total(kept)).toBe(Math.min(total(parts), total(rooms)))
    }),
  )
})
