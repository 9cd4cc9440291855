import { codes } from '@mall/contract/envelope'
import type { Files } from '../../outside/files/files'
import { pathOf } from './keptDrawings'

const bytes = new Uint8Array([1])
const store = () => {
  const there = new Set<string>()
  const files = {
    exists: async (wire: string) => there.has(wire),
    save: jest.fn(async (wire: string) => void there.add(wire)),
    keepNewest: jest.fn(async () => undefined),
  }
  return { files, port: files as unknown as Files }
}
const drawing = (name: string, draw: () => Promise<Uint8Array>) => ({
  folder: 'poster' as const,
  content: { name },
  draw,
})
const turn = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('draws the same content once, also for many who ask at the same time', async () => {
  const { files, port } = store()
  const draw = jest.fn(async () => bytes)
  const paths = await Promise.all(Array.from({ length: 9 }, () => pathOf(port, drawing('a', draw))))
  expect(new Set([...paths, await pathOf(port, drawing('a', draw))]).size).toBe(1)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(files.keepNewest).toHaveBeenCalledWith('upload/poster', 500)
})

it('tells a failure and tries again the next time', async () => {
  const { port } = store()
  const draw = jest.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(bytes)
  await expect(pathOf(port, drawing('b', draw))).rejects.toThrow('broken')
  expect(await pathOf(port, drawing('b', draw))).toMatch(/^upload\/poster\//)
})

it('lets nobody wait for ever, and too many not at all', async () => {
  const { port } = store()
  const ends: (() => void)[] = []
  const draw = () => new Promise<Uint8Array>((resolve) => ends.push(() => resolve(bytes)))
  // two are drawn, 24 wait
  const asked = Array.from({ length: 26 }, (_, i) =>
    pathOf(port, drawing(`c${i}`, draw)).catch((refusal: Error) => refusal),
  )
  await turn()
  expect(ends).toHaveLength(2)
  await expect(pathOf(port, drawing('c26', draw))).rejects.toMatchObject({ code: codes.TOO_OFTEN })
  await jest.advanceTimersByTimeAsync(12_000)
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ message: '生成失败，请稍后再试' })
  while (ends.length > 0) {
    ends.splice(0).forEach((end) => end())
    await turn()
  }
  expect(
    await pathOf(
      port,
      drawing('d', async () => bytes),
    ),
  ).toMatch(/^upload\/poster\//)
})
