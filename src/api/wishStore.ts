import { storage } from '@/platform/storage/storage'

/** What a guest wanted to put into the cart before the login; it survives a page that is killed meanwhile. */
export interface Wish {
  payload: object
  /** unix ms */
  at: number
  /** pieces of the sku in the cart before it was sent: more of them later tell that it arrived */
  before?: number
}

export const wishPath = '/api/cart/add'
const key = 'wish'

export const readWish = (): Wish | undefined => storage.get<Wish>(key)
export const writeWish = (wish: Wish): void => void storage.set(key, wish)
export const forgetWish = (): void => storage.remove(key)
