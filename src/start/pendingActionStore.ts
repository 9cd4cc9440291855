import type { Path } from '@mall/contract/api'
import type { CartPath } from './cartPath'
import { storage } from '@/platform/storage/storage'

/** What a guest wanted to put into the cart before the login; it survives a page that is killed meanwhile. */
export interface PendingAction {
  path: PendingPath
  payload: object
  /** unix ms */
  at: number
  /** pieces of the sku in the cart before it was sent: more of them later tell that it arrived */
  before?: number
}

export type PendingPath = CartPath<'add'>

/** Of either cart. */
export const isPendingPath = (path: Path): path is PendingPath => path.endsWith('/cart/add')
const key = 'pending_action'

export const readPendingAction = (): PendingAction | undefined => storage.get<PendingAction>(key)
export const writePendingAction = (action: PendingAction): void => void storage.set(key, action)
export const forgetPendingAction = (): void => storage.remove(key)
