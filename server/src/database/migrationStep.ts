import type { Pool, PoolClient } from 'pg'
import { bare, isBatched, isConcurrent } from './migrationText'
import { isConflict } from './transaction'

export interface Step {
  migration: string
  /** from 0 on */
  at: number
  sql: string
}

export interface StepPatience {
  /** ms in the queue for a table; all its readers and writers wait behind the step meanwhile */
  lockMs: number
  /** ms in which they get through before the next attempt */
  pauseMs: number
  attemptsMost: number
}

export const stepPatience: StepPatience = { lockMs: 500, pauseMs: 1000, attemptsMost: 60 }

/** Runs one step and notes it as done. One that meets locks gives way and tries again. */
export async function runStep(pool: Pool, step: Step, patience: StepPatience, signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    try {
      return await attemptStep(pool, step, patience, signal)
    } catch (error) {
      if (!isConflict(error) || attempt >= patience.attemptsMost)
        throw new Error(`migration ${step.migration}, step ${step.at + 1}: ${(error as Error).message}`, {
          cause: error,
        })
    }
    await new Promise((done) => setTimeout(done, patience.pauseMs))
  }
}

async function attemptStep(pool: Pool, step: Step, { lockMs }: StepPatience, signal?: AbortSignal) {
  const client = await pool.connect()
  try {
    if (isConcurrent(step.sql)) return await runConcurrently(client, step)
    while (!(await runInTransaction(client, step, lockMs))) signal?.throwIfAborted()
  } finally {
    client.release(true)
  }
}

/** Answers false when more batches are left. */
async function runInTransaction(client: PoolClient, step: Step, lockMs: number): Promise<boolean> {
  // a plain SET would stay on a connection that a pooler lends to others
  await client.query(`begin; set local lock_timeout = ${lockMs}; set local statement_timeout = 0`)
  try {
    const { rowCount } = await client.query(step.sql)
    const isDone = !isBatched(step.sql) || rowCount === 0
    if (isDone) await note(client, step)
    await client.query('commit')
    return isDone
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Waits for others without keeping them waiting, so without a time-out, and cannot run in a transaction. */
async function runConcurrently(client: PoolClient, step: Step) {
  const index = /\bCREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?(\w+)/i.exec(bare(step.sql))?.[1]
  if (index) await dropInvalid(client, index)
  try {
    await client.query(step.sql)
  } catch (error) {
    // a broken unique index would go on refusing rows
    if (index) await dropInvalid(client, index).catch(() => undefined)
    throw error
  }
  await note(client, step)
}

/** What a build left behind that broke off: IF NOT EXISTS takes it for the index. */
async function dropInvalid(client: PoolClient, index: string) {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
     WHERE i.relname = $1 AND i.relnamespace = current_schema()::regnamespace AND NOT x.indisvalid`,
    [index],
  )
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`)
}

const note = (client: PoolClient, { migration, at }: Step) =>
  client.query(
    'INSERT INTO migration VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET steps_done = excluded.steps_done',
    [migration, at + 1],
  )
