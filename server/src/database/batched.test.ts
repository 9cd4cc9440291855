import { expect, it, jest } from '@jest/globals'
import type { Kysely } from 'kysely'
import { batched } from './batched'
import type { DB } from './schema'

const dbs = [{}, {}] as Kysely<DB>[]
const [db, other] = dbs as [Kysely<DB>, Kysely<DB>]

const doubled = () => {
  const read = jest.fn((_db: Kysely<DB>, asked: readonly number[]) => Promise.resolve(asked.map((one) => one * 2)))
  return { read, ask: batched(read) }
}

it('asks in one statement what is asked for at once, and gives everybody their own', async () => {
  const { read, ask } = doubled()
  expect(await Promise.all([ask(db, 3), ask(db, 1), ask(db, 3), ask(other, 4)])).toEqual([6, 2, 6, 8])
  expect(read.mock.calls).toEqual([
    [db, [3, 1, 3]],
    [other, [4]],
  ])
})

it('asks anew for whoever comes after a read has begun', async () => {
  const { read, ask } = doubled()
  const answers: ((rows: number[]) => void)[] = []
  read.mockImplementation(() => new Promise((answer) => answers.push(answer)))
  const first = ask(db, 1)
  await new Promise((turn) => setTimeout(turn, 1))
  const second = ask(db, 1)
  await new Promise((turn) => setTimeout(turn, 1))
  answers[1]?.([20])
  answers[0]?.([10])
  expect(await Promise.all([first, second])).toEqual([10, 20])
})

it('a read that fails fails for all who asked', async () => {
  const { read, ask } = doubled()
  read.mockRejectedValueOnce(new Error('gone'))
  const told = await Promise.allSettled([ask(db, 1), ask(db, 2)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(db, 2)).toBe(4)
})
