import { idMaker } from './ids'

const second = 1_772_416_800
const maker = (more: Partial<Parameters<typeof idMaker>[0]> = {}) =>
  idMaker({ node: 3, from: 0, until: () => second + 60, machine: () => second * 1000, ...more })

it('makes growing, exact, different ids, also more than fit into one second', () => {
  const ids = maker()
  const made = Array.from({ length: 100_000 }, ids.next)
  expect(new Set(made).size).toBe(made.length)
  expect(made.every(Number.isSafeInteger)).toBe(true)
  expect(made).toEqual([...made].sort((one, other) => one - other))
})

it('keeps nodes apart in the same second', () => {
  const one = maker({ node: 1 })
  const other = maker({ node: 2 })
  const made = new Set(Array.from({ length: 1000 }, () => [one.next(), other.next()]).flat())
  expect(made.size).toBe(2000)
})

it('goes on growing when the machine clock is set back', () => {
  let now = second
  const ids = maker({ machine: () => now * 1000 })
  const before = ids.next()
  now -= 3600
  expect(ids.next()).toBeGreaterThan(before)
})

it('begins after the seconds a former holder of the node used', () => {
  const former = maker()
  const last = Array.from({ length: 40_000 }, former.next).at(-1) ?? 0
  const next = maker({ from: former.lastSecond() + 1 })
  expect(next.next()).toBeGreaterThan(last)
})

it('stops when the lease ran out', () => {
  const ids = maker({ until: () => second - 1 })
  expect(ids.next).toThrow('lease')
})

it('stays below 2^53 until the year 2106', () => {
  const far = 2 ** 32 - 1
  const ids = maker({ node: 63, machine: () => far * 1000, until: () => far })
  const made = Array.from({ length: 32_768 }, ids.next)
  expect(made.at(-1)).toBe(2 ** 53 - 1)
})
