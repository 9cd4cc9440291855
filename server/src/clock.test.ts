import { stillClock, systemClock } from './clock'

it('follows the machine and never goes back with it', () => {
  let machine = 1_000_500
  const clock = systemClock(() => machine)
  expect(clock.now()).toBe(1000)
  machine = 900_000
  expect(clock.now()).toBe(1000)
  machine = 1_001_000
  expect(clock.now()).toBe(1001)
})

it('moves forward, and back only by taking over another offset', () => {
  const clock = systemClock(() => 1_000_000)
  expect(clock.forward(86_400)).toBe(87_400)
  expect(clock.offset).toBe(86_400)
  clock.setOffset(0)
  expect(clock.now()).toBe(1000)
})

it('stands still in tests', () => {
  const clock = stillClock(50)
  expect([clock.now(), clock.forward(5), clock.now()]).toEqual([50, 55, 55])
})
