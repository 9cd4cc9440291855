import type { Path } from '@mall/contract/api'
import { storage } from '@/platform/storage/storage'

/** What a guest wanted to put into the cart before the login; it survives a page that is killed meanwhile. */
export interface Wish {
  path: WishPath
  payload: object
  /** unix ms */
  at: number
  /** pieces of the sku in the cart before it was sent: more of them later tell that it arrived */
  before?: number
}

export type WishPath = '/api/cart/add' | '/wholesale/api/cart/add'

/** Of either cart. */
export const isWish = (path: Path): path is WishPath => path.endsWith('/cart/add')
const key = 'wish'

export const readWish = (): Wish | undefined => storage.get<Wish>(key)
export const writeWish = (wish: Wish): void => void storage.set(key, wish)
export const forgetWish = (): void => storage.remove(key)
