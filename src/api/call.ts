import type { Api, Path } from '@mall/contract/api'
import type { DataOf, ParamsOf } from '@mall/contract/define'
import { requireLogin } from '@/navigation/login'
import { currentToken, isMember } from '@/session/token'
import { CallFailure } from './CallFailure'
import { exchange } from './exchange'
import { notify } from './notify'

export type Params<P extends Path> = ParamsOf<Api[P]>
export type Data<P extends Path> = DataOf<Api[P]>

export interface CallOptions {
  /** Fails without a toast: the caller tells. A lost connection is told all the same. */
  silent?: boolean
  /** What to do when the server wants a login: `ask` the shopper and go on, or fail (`quiet`). */
  login?: 'ask' | 'quiet'
}

/** Calls that survive the login of a guest, also when their page does not. start/pendingAction.ts answers. */
export interface PendingActions {
  takes(path: Path): boolean
  keep(path: Path, payload: object): void
  run(path: Path, payload: object): Promise<unknown>
  drop(): void
}
let pending: PendingActions | undefined
export const setPendingActions = (actions: PendingActions): void => void (pending = actions)

type Args<P extends Path> =
  Record<never, never> extends Params<P>
    ? [params?: Params<P>, options?: CallOptions]
    : [params: Params<P>, options?: CallOptions]

async function withLogin(path: Path, payload: object, login: 'ask' | 'quiet'): Promise<unknown> {
  const sent = currentToken()
  try {
    return await exchange(path, payload)
  } catch (failure) {
    if (!(failure instanceof CallFailure) || !failure.needsLogin || login === 'quiet') throw failure
    // a late refusal of the old token, after the shopper has logged in anew, needs no second login
    const renewed = isMember() && currentToken() !== sent
    if (renewed) return exchange(path, payload)
    const kept = pending?.takes(path) ? pending : undefined
    kept?.keep(path, payload)
    if (await requireLogin()) return kept ? kept.run(path, payload) : exchange(path, payload)
    kept?.drop()
    throw failure
  }
}

/** For params that carry more than the contract names, such as the idempotency key. */
export async function callRaw(path: Path, payload: object, options: CallOptions = {}): Promise<unknown> {
  try {
    return await withLogin(path, payload, options.login ?? 'ask')
  } catch (failure) {
    if (failure instanceof CallFailure && (!options.silent || failure.kind === 'offline')) notify(failure)
    throw failure
  }
}

/**
 * Asks the mall server. Resolves with `data`; throws a CallFailure, which the shopper has been told already unless
 * `silent`. When the server wants a login, the call waits for it and is sent once more.
 */
export function call<P extends Path>(path: P, ...[params, options]: Args<P>): Promise<Data<P>> {
  return callRaw(path, params ?? {}, options) as Promise<Data<P>>
}
