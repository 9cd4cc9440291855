import { sql, type Kysely } from 'kysely'
import { Client, type Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { openKysely, openPool } from './pool'
import type { DB } from './schema'
import { retryTx, type Tx } from './transaction'

let database: TestDatabase
let pool: Pool
let db: Kysely<DB>

beforeAll(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 8, namedStatements: true, onError: () => undefined })
  db = openKysely(pool, true)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const failWith = (trx: Tx, code: string) =>
  sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`)}`.execute(trx)
const kill = (trx: Tx) => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx)
const note = (trx: Tx, key: string) =>
  trx.insertInto('setting').values({ site_id: 0, key, value: '{}', changed_at: 0 }).execute()
const notes = (key: string) => db.selectFrom('setting').select('key').where('key', '=', key).execute()

it.each(['40001', '40P01', '55P03'])('runs again after %s', async (code) => {
  let runs = 0
  const answer = await retryTx(db, async (trx) => {
    await note(trx, code)
    if (++runs < 3) await failWith(trx, code)
    return runs
  })
  expect(answer).toBe(3)
  expect(await notes(code)).toHaveLength(1)
})

it('gives up after three more runs', async () => {
  let runs = 0
  const work = retryTx(db, (trx) => {
    runs++
    return failWith(trx, '40001')
  })
  await expect(work).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(4)
})

it('runs again when the connection is lost before COMMIT', async () => {
  let runs = 0
  await retryTx(db, async (trx) => {
    await note(trx, 'lost')
    if (++runs === 1) await kill(trx)
  })
  expect(runs).toBe(2)
  expect(await notes('lost')).toHaveLength(1)
})

it('runs again when the connection is lost between two statements', async () => {
  let runs = 0
  await retryTx(db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    if (++runs === 1) await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    // the news of the end arrives before the next statement is sent
    await new Promise((done) => setTimeout(done, 50))
    await note(trx, 'between')
  })
  expect(runs).toBe(2)
  expect(await notes('between')).toHaveLength(1)
})

it('does not run again when COMMIT itself got no answer', async () => {
  let runs = 0
  const work = retryTx(db, async (trx) => {
    runs++
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db)
  })
  await expect(work).rejects.toThrow()
  expect(runs).toBe(1)
})

it('does not run again after an ordinary error, and undoes what was written', async () => {
  let runs = 0
  const work = retryTx(db, async (trx) => {
    runs++
    await note(trx, 'undone')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(runs).toBe(1)
  expect(await notes('undone')).toEqual([])
})

it('settles a deadlock', async () => {
  await retryTx(db, (trx) => Promise.all([note(trx, 'left'), note(trx, 'right')]))
  const touch = (trx: Tx, key: string) =>
    trx
      .updateTable('setting')
      .set({ changed_at: sql<number>`changed_at + 1` })
      .where('key', '=', key)
      .execute()
  const both = (one: string, other: string) =>
    retryTx(db, async (trx) => {
      await touch(trx, one)
      await new Promise((done) => setTimeout(done, 50))
      await touch(trx, other)
    })
  await Promise.all([both('left', 'right'), both('right', 'left')])
  const rows = await db.selectFrom('setting').select('changed_at').where('key', 'in', ['left', 'right']).execute()
  expect(rows).toEqual([{ changed_at: 2 }, { changed_at: 2 }])
})

it('sends what is asked for at once without waiting for answers, in that order', async () => {
  const sent = jest.spyOn(Client.prototype, 'query')
  const texts = () => sent.mock.calls.map(([query]: unknown[]) => (query as { text: string }).text.split(' ')[0])
  try {
    await retryTx(db, async (trx) => {
      const slow = sql`SELECT pg_sleep(0.1)`.execute(trx)
      const rest = Promise.all([
        note(trx, 'first'),
        trx.updateTable('setting').set({ changed_at: 7 }).where('key', '=', 'first').execute(),
      ])
      await new Promise((done) => setTimeout(done, 20))
      expect(texts()).toEqual(['begin', 'SELECT', 'insert', 'update'])
      await Promise.all([slow, rest])
    })
  } finally {
    sent.mockRestore()
  }
  const [row] = await db.selectFrom('setting').select('changed_at').where('key', '=', 'first').execute()
  expect(row).toEqual({ changed_at: 7 })
})

it('tells the first error of statements under way together, undoes all, and leaves the connection in order', async () => {
  await retryTx(db, (trx) => note(trx, 'there'))
  const twice = retryTx(db, (trx) => Promise.all([note(trx, 'new'), note(trx, 'there'), note(trx, 'newer')]))
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' })
  expect([...(await notes('new')), ...(await notes('newer'))]).toEqual([])
  const after = await Promise.all(
    Array.from({ length: 20 }, (_, i) => sql<{ n: number }>`SELECT ${i}::int4 AS n`.execute(db)),
  )
  expect(after.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

it('takes no statement once it has ended', async () => {
  const late: Promise<unknown>[] = []
  const failed = retryTx(db, async (trx) => {
    await Promise.all([
      Promise.reject(new Error('no')),
      note(trx, 'before').then(() => late.push(note(trx, 'late').catch((error: Error) => error.message))),
    ])
  })
  await expect(failed).rejects.toThrow('no')
  await new Promise((done) => setTimeout(done, 50))
  expect(await Promise.all(late)).toEqual(['a statement after the end of its transaction'])
  expect(await notes('before')).toEqual([])
})
