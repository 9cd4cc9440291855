import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { runStep, stepPatience, type StepPatience } from './migrationStep'
import type { DB } from './schema'

/** What a killed process makes the next one wait; renewed while it works. */
const leaseSeconds = 15

export interface Migration {
  /** `0001_core` */
  name: string
  /** Each runs by itself and may run again: DDL is not transactional on every engine. */
  steps: string[]
}

export const migrationsFolder = path.join(__dirname, 'migrations')

/** Numbered plain SQL files; a line `--;` ends a statement. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  return files.map((file) => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file)) throw new Error(`not a migration's name: ${file}`)
    const steps = readFileSync(path.join(folder, file), 'utf8').split(/^--;[ \t]*$/m)
    return { name: file.slice(0, -4), steps: steps.map((step) => step.trim()).filter(Boolean) }
  })
}

/** Brings the database up to date; several processes may start at once, one does the work. Answers how many steps ran. */
export async function migrate(
  pool: Pool,
  migrations: Migration[] = readMigrations(),
  signal?: AbortSignal,
  patience: StepPatience = stepPatience,
): Promise<number> {
  await makeOwnTables(pool)
  if ((await waiting(pool, migrations)).length === 0) return 0
  const holder = randomUUID()
  await takeLock(pool, holder, signal)
  const renewal = setInterval(() => void renew(pool, holder).catch(() => undefined), (leaseSeconds * 1000) / 3)
  try {
    let ran = 0
    for (const { name, steps, done } of await waiting(pool, migrations)) {
      for (let step = done; step < steps.length; step++) {
        await runStep(pool, { migration: name, at: step, sql: steps[step] ?? '' }, patience, signal)
        ran++
      }
    }
    return ran
  } finally {
    clearInterval(renewal)
    await pool.query('DELETE FROM migration_lock WHERE id = 1 AND holder = $1', [holder])
  }
}

const ownTables = [
  'CREATE TABLE IF NOT EXISTS migration_lock (id int4 PRIMARY KEY, holder text NOT NULL, lease_until int8 NOT NULL)',
  'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, steps_done int4 NOT NULL)',
]

async function makeOwnTables(pool: Pool) {
  for (const sql of ownTables) {
    try {
      await pool.query(sql)
    } catch (error) {
      // IF NOT EXISTS does not keep two at once apart: the loser finds the table, its type or its name made
      if (!['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '')) throw error
      await pool.query(sql)
    }
  }
}

interface Progress {
  name: string
  steps_done: number
}

async function waiting(pool: Pool, migrations: Migration[]) {
  const { rows } = await pool.query<Progress>('SELECT name, steps_done FROM migration')
  return left(rows, migrations)
}

function left(rows: Progress[], migrations: Migration[]) {
  const done = new Map(rows.map((row) => [row.name, row.steps_done]))
  return migrations
    .map((migration) => ({ ...migration, done: done.get(migration.name) ?? 0 }))
    .filter((migration) => migration.done < migration.steps.length)
}

const machineSeconds = () => Math.floor(Date.now() / 1000)

async function takeLock(pool: Pool, holder: string, signal?: AbortSignal) {
  for (;;) {
    signal?.throwIfAborted()
    const { rowCount } = await pool.query(
      `INSERT INTO migration_lock VALUES (1, $1, $2) ON CONFLICT (id) DO UPDATE
         SET holder = excluded.holder, lease_until = excluded.lease_until WHERE migration_lock.lease_until < $3`,
      [holder, machineSeconds() + leaseSeconds, machineSeconds()],
    )
    if (rowCount) return
    await new Promise((done) => setTimeout(done, 200))
  }
}

const renew = (pool: Pool, holder: string) =>
  pool.query('UPDATE migration_lock SET lease_until = $2 WHERE id = 1 AND holder = $1', [
    holder,
    machineSeconds() + leaseSeconds,
  ])

let shipped: Migration[] | undefined

const undefinedTable = '42P01'

/** What readiness asks; silent = the database does not answer. */
export async function migrationState(
  db: Kysely<DB>,
  migrations = (shipped ??= readMigrations()),
): Promise<'done' | 'waiting' | 'silent'> {
  try {
    const { rows } = await sql<Progress>`SELECT name, steps_done FROM migration`.execute(db)
    return left(rows, migrations).length === 0 ? 'done' : 'waiting'
  } catch (error) {
    return (error as { code?: string }).code === undefinedTable ? 'waiting' : 'silent'
  }
}
