import { beforeCommit } from '../database/atTheEnd'
import { createHash } from 'node:crypto'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../database/transaction'
import type { Mall } from '../mall'
import type { Fields } from './form'
import { claim, findAnswer, saveAnswer, type OnceName, type OnceRow } from './idempotency.store'
import { invalid, outsideBody } from './params'
import { refuse, type Once } from './route'

const keptSeconds = 86_400
/** How long a second call waits in this process for the first one. */
const waitMs = 10_000

/** One call with an idempotency_key (wire/README section 7). */
export interface OnceCall extends OnceName {
  bodyHash: string
  now: number
}

/** The key as sent: missing = no protection; empty, too long or with another character = -10006. */
export function readKey(raw: Fields): string | null {
  const key = raw.idempotency_key
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(key)) throw invalid()
  return key
}

export function hashBody(raw: Fields): string {
  const names = Object.keys(raw)
    .filter((name) => !outsideBody.has(name))
    .sort()
  const canonical = JSON.stringify(names.map((name) => [name, sorted(raw[name])]))
  return createHash('sha256').update(canonical).digest('base64url')
}

/** Objects of a JSON body say the same in any order of their fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)])
}

const running = (): Error =>
  refuse(
    { zh: '请求正在处理，请稍候', en: 'Still working on it. One moment please.' },
    { code: codes.IDEMPOTENCY_RUNNING },
  )

/** Calls with the same name run one after another in this process; between processes the row's lock does it. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>()

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    for (let before = this.last.get(name); before; before = this.last.get(name)) await this.wait(before)
    const mine = work()
    const settled = mine.catch(() => undefined)
    this.last.set(name, settled)
    try {
      return await mine
    } finally {
      if (this.last.get(name) === settled) this.last.delete(name)
    }
  }

  private async wait(before: Promise<unknown>) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(running()), waitMs)
    })
    try {
      await Promise.race([before, late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The stored answer of an earlier call, or -11002 when that had another body. */
function replay(row: OnceRow, bodyHash: string): unknown {
  if (row.body_hash !== bodyHash)
    throw refuse(
      { zh: '重复的请求与之前不一致', en: 'This differs from what was sent before' },
      { code: codes.IDEMPOTENCY_CONFLICT },
    )
  if (row.answer === null) throw running()
  return JSON.parse(row.answer) as unknown
}

function finish(trx: Tx, call: OnceCall | null, { data }: Once<unknown>): unknown {
  if (call) beforeCommit(trx, saveAnswer(trx, call, JSON.stringify(data ?? null)))
  return data
}

/** What an earlier call with this name was answered. */
export async function earlierAnswer(mall: Mall, call: OnceCall): Promise<{ data: unknown } | undefined> {
  const row = await findAnswer(mall.db, call, call.now)
  return row && { data: replay(row, call.bodyHash) }
}

/** The name is another call's: what was begun meanwhile is undone. */
class Taken extends Error {}

/**
 * Work and idempotency row in one transaction: both are there or neither (a refusal leaves nothing behind). Work that
 * begins with reads sends them along with the claim; PostgreSQL runs them after it.
 */
export async function runOnce(
  mall: Mall,
  call: OnceCall | null,
  work: (trx: Tx) => Promise<Once<unknown>>,
  readsFirst = false,
): Promise<unknown> {
  try {
    return await mall.tx(async (trx) => {
      const claiming = call ? claimed(trx, call) : Promise.resolve(true)
      claiming.catch(() => undefined)
      const working = readsFirst ? work(trx) : undefined
      working?.catch(() => undefined)
      if (!(await claiming)) throw new Taken()
      return finish(trx, call, await (working ?? work(trx)))
    })
  } catch (error) {
    if (!(error instanceof Taken) || !call) throw error
    const row = await findAnswer(mall.db, call, call.now)
    if (!row) throw running()
    return replay(row, call.bodyHash)
  }
}

async function claimed(trx: Tx, call: OnceCall): Promise<boolean> {
  try {
    return await claim(trx, call, call.bodyHash, call.now, call.now + keptSeconds)
  } catch (error) {
    // lock_timeout: another process is still at it
    if ((error as { code?: string }).code === '55P03') throw running()
    throw error
  }
}

/** For calls that own no transaction (reads, dev/reset): the answer is stored after the work. */
export async function runThenStore(mall: Mall, call: OnceCall, work: () => Promise<unknown>): Promise<unknown> {
  const earlier = await earlierAnswer(mall, call)
  if (earlier) return earlier.data
  const data = await work()
  await mall.tx(async (trx) => {
    if (await claim(trx, call, call.bodyHash, call.now, call.now + keptSeconds))
      await saveAnswer(trx, call, JSON.stringify(data ?? null))
  })
  return data
}
