import type { Api, Path } from '@mall/contract/api'
import type { DataOf, ParamsOf } from '@mall/contract/define'
import { requireLogin } from '@/session/login'
import { currentToken, isMember } from '@/session/token'
import { CallFailure } from './CallFailure'
import { exchange } from './exchange'
import { tell } from './tell'
import { dropWish, grantWish, keepWish } from './wish'
import { isWish } from './wishStore'

export type Params<P extends Path> = ParamsOf<Api[P]>
export type Data<P extends Path> = DataOf<Api[P]>

export interface CallOptions {
  /** Fails without a toast: the caller tells. A lost connection is told all the same. */
  silent?: boolean
  /** What to do when the server wants a login: `ask` the shopper and go on, or fail (`quiet`). */
  login?: 'ask' | 'quiet'
}

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
    if (!isWish(path)) {
      if (await requireLogin()) return exchange(path, payload)
      throw failure
    }
    keepWish(path, payload)
    if (await requireLogin()) return grantWish(path, payload)
    dropWish()
    throw failure
  }
}

/** For params that carry more than the contract names, such as the idempotency key. */
export async function callRaw(path: Path, payload: object, options: CallOptions = {}): Promise<unknown> {
  try {
    return await withLogin(path, payload, options.login ?? 'ask')
  } catch (failure) {
    if (failure instanceof CallFailure && (!options.silent || failure.kind === 'offline')) tell(failure)
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
