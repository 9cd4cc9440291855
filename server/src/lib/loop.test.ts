import { loop } from './loop'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('runs at once and a pause after each end, also after a failure', async () => {
  const failed = jest.fn()
  const work = jest.fn(() => Promise.reject(new Error('no database')))
  const turns = loop(work, 1000, failed)
  turns.start()
  await pass(999)
  expect(work).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(work).toHaveBeenCalledTimes(2)
  expect(failed).toHaveBeenCalledTimes(2)
  await turns.stop()
  await pass(5000)
  expect(work).toHaveBeenCalledTimes(2)
})

it('stops when the run in hand is done, and starts none after it', async () => {
  let end: () => void = () => undefined
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const turns = loop(work, 1000, jest.fn())
  turns.start()
  let stopped = false
  const stopping = turns.stop().then(() => (stopped = true))
  await pass(5000)
  expect(stopped).toBe(false)
  end()
  await stopping
  await pass(5000)
  expect(work).toHaveBeenCalledTimes(1)
})
