import { isBare, scratch } from './scratched'

const size = { width: 300, height: 150 }
const radius = 27

test('a touch is not enough, strokes over half of the card are', () => {
  const bare = new Set<number>()
  scratch(bare, size, radius, { to: { x: 150, y: 75 } })
  expect(bare.size).toBeGreaterThan(0)
  expect(isBare(bare)).toBe(false)
  scratch(bare, size, radius, { from: { x: 0, y: 40 }, to: { x: 300, y: 40 } })
  expect(isBare(bare)).toBe(false)
  scratch(bare, size, radius, { from: { x: 300, y: 110 }, to: { x: 0, y: 110 } })
  expect(isBare(bare)).toBe(true)
})

test('the same stroke again takes nothing more off', () => {
  const bare = new Set<number>()
  const stroke = { from: { x: 20, y: 20 }, to: { x: 200, y: 120 } }
  scratch(bare, size, radius, stroke)
  const once = bare.size
  scratch(bare, size, radius, stroke)
  expect(bare.size).toBe(once)
})

test('a fast finger leaves no gaps', () => {
  const [fast, slow] = [new Set<number>(), new Set<number>()]
  scratch(fast, size, radius, { from: { x: 0, y: 75 }, to: { x: 300, y: 75 } })
  for (let x = 0; x < 300; x += 3) scratch(slow, size, radius, { from: { x, y: 75 }, to: { x: x + 3, y: 75 } })
  expect([...slow].filter((cell) => !fast.has(cell))).toEqual([])
})
