import { sql } from 'kysely'
import type { Random } from '../world/random'
import type { World } from '../world/world'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What breaks while the steps of a batch are under way. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'cut' }
  | { kind: 'kill'; afterMs: number; which: number }
  | { kind: 'database'; afterMs: number }
  | { kind: 'postmaster'; afterMs: number; awayMs: number }
  | { kind: 'migration'; afterMs: number; table: string; n: number }
  | { kind: 'slow clock'; which: number; seconds: number }

/** Tables that every call of a shopper reads or writes. */
const hot = ['orders', 'order_line', 'pay_bill', 'sku', 'goods', 'account', 'token', 'member', 'member_address']

/** Of a hundred batches: 20 cut answers, 4 kills, 2 dead engines, 3 migrations, 3 clocks that go back. */
export function chooseFault(random: Random, processes: number): Fault {
  const chance = random.next()
  const afterMs = random.whole(0, 60)
  const which = random.whole(0, processes - 1)
  const size = random.whole(1, 60)
  const table = random.pick(hot) ?? 'orders'
  if (chance < 0.04) return { kind: 'kill', afterMs, which }
  if (chance < 0.05) return { kind: 'database', afterMs }
  if (chance < 0.06) return { kind: 'postmaster', afterMs, awayMs: size * 20 }
  if (chance < 0.09) return { kind: 'migration', afterMs, table, n: random.whole(1, 1e6) }
  if (chance < 0.12) return { kind: 'slow clock', which, seconds: size }
  return chance < 0.32 ? { kind: 'cut' } : { kind: 'none' }
}

export const told = (fault: Fault): string =>
  fault.kind === 'none'
    ? ''
    : ` !! ${Object.values(fault)
        .filter((one) => typeof one === 'string' || one > 0)
        .join(' ')}`

/** After these nothing that was measured counts, and the invariants are asked at once. */
export const breaks = ({ kind }: Fault): boolean => kind === 'kill' || kind === 'database' || kind === 'postmaster'

export async function strike(world: World, fault: Fault): Promise<void> {
  if (fault.kind === 'none' || fault.kind === 'cut') return
  if (fault.kind === 'slow clock') return world.served[fault.which]?.server.setClockBack(fault.seconds)
  await pause(fault.afterMs)
  if (fault.kind === 'kill') await world.killServer(fault.which)
  else if (fault.kind === 'database') await world.crashDatabase()
  else if (fault.kind === 'postmaster') await world.crashDatabase('SIGKILL', fault.awayMs)
  else await migrate(world, fault.table, `model_${fault.n}`)
}

/** What a release does to a mall that serves on: a column and an index more, then the column of before goes. */
async function migrate({ db }: World, table: string, column: string): Promise<void> {
  const alter = (change: string) => patiently(`ALTER TABLE ${table} ${change}`)
  await alter(`ADD COLUMN ${column} int8 NOT NULL DEFAULT 0`)
  await sql.raw(`CREATE INDEX CONCURRENTLY ${column} ON ${table} (${column})`).execute(db)
  await sql.raw(`DROP INDEX CONCURRENTLY ${column}`).execute(db)
  await alter(`DROP COLUMN ${column}`)

  /** Gives way to the calls rather than keeping all of them waiting behind itself. */
  async function patiently(statement: string) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await db.transaction().execute(async (trx) => {
          await sql.raw(`SET LOCAL lock_timeout = '100ms'`).execute(trx)
          await sql.raw(statement).execute(trx)
        })
      } catch (error) {
        if ((error as { code?: string }).code !== '55P03' || attempt > 100) throw error
        await pause(20)
      }
    }
  }
}
