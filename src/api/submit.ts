import type { Path } from '@mall/contract/api'
import { hash } from '@/lib/hash'
import { storage } from '@/platform/storage/storage'
import { somethingChanged } from './answers'
import { callRaw, type CallOptions, type Data, type Params } from './call'
import { CallFailure } from './CallFailure'
import { codes } from './codes'
import { notify } from './notify'

interface Kept {
  key: string
  /** unix ms */
  at: number
}

const shelf = 'submits'
/** ms; after that the server treats a key as new (wire README section 7) */
const lifetime = 24 * 3_600_000
/** ms between two askings while the first call with the key is still running */
const pause = 1000
const patience = 60

const running = new Map<string, Promise<unknown>>()

function alive(): Record<string, Kept> {
  const all = Object.entries(storage.get<Record<string, Kept>>(shelf) ?? {})
  return Object.fromEntries(all.filter(([, { at }]) => Date.now() - at < lifetime))
}

/** The key of this action: the one that is still without a definite answer, else a new one. */
function keyOf(action: string): string {
  const kept = alive()
  const random = () => Math.random().toString(36).slice(2, 12)
  const one = kept[action] ?? { key: `${Date.now().toString(36)}-${random()}${random()}`, at: Date.now() }
  storage.set(shelf, { ...kept, [action]: one })
  return one.key
}

function forget(action: string): void {
  const { [action]: _, ...rest } = alive()
  storage.set(shelf, rest)
}

async function untilAnswered(path: Path, payload: object, login: CallOptions['login']): Promise<unknown> {
  for (let tries = patience; ; tries -= 1) {
    try {
      return await callRaw(path, payload, { login, silent: true })
    } catch (failure) {
      const busy = failure instanceof CallFailure && failure.code === codes.IDEMPOTENCY_RUNNING
      if (!busy || tries === 0) throw failure
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function run(path: Path, payload: object, action: string, options: CallOptions): Promise<unknown> {
  try {
    const data = await untilAnswered(path, { ...payload, idempotency_key: keyOf(action) }, options.login)
    forget(action)
    return data
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    // without a login nothing was done either, and the shopper may well go on as somebody else
    if (failure.definite) forget(action)
    if (!options.silent) notify(failure)
    throw failure
  } finally {
    somethingChanged()
  }
}

export interface SubmitOptions extends CallOptions {
  /**
   * What the shopper is doing, when the params do not tell it best: the chosen goods of an order, the number of a bill.
   * While the outcome of an action is unknown its key is used again, even with other params, so that it happens once.
   */
  action?: string
}

/** A secret must not leave a trace in storage, not even a hash. */
const withoutSecrets = (payload: object) => Object.entries(payload).filter(([name]) => !name.includes('password'))

const nameOf = (path: Path, payload: object, action = hash(JSON.stringify(withoutSecrets(payload)))) =>
  `${path} ${action}`

/** Whether this was sent and nobody has said what became of it; sent again it has the same key. */
export const isUnanswered = <P extends Path>(path: P, params: Params<P>): boolean =>
  nameOf(path, params as object) in alive()

/**
 * Sends an `[I]` call so that it happens once: duplicate taps share one promise, and the key stays the same until the
 * server has said what became of it, through lost connections and a killed app (wire README section 7).
 */
export function submitOnce<P extends Path>(
  path: P,
  params: Params<P>,
  { action, ...options }: SubmitOptions = {},
): Promise<Data<P>> {
  const payload = params as object
  const name = nameOf(path, payload, action)
  const earlier = running.get(name)
  if (earlier) return earlier as Promise<Data<P>>
  const promise = run(path, payload, name, options).finally(() => running.delete(name))
  running.set(name, promise)
  return promise as Promise<Data<P>>
}
