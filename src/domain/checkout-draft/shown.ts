import { siteShelf } from '@/session/siteShelf'

interface Shown {
  /** csv, as in the draft */
  cartIds: string
  /** money of the goods after spend-and-save */
  total: string
}

const key = 'cart_shown'

/** What the cart told its chosen goods come to. */
export const keepShown = (cartIds: string, total: string): void =>
  siteShelf.set(key, { cartIds, total } satisfies Shown)

/** The same for the checkout of these very rows. */
export function shownTotal(cartIds: string | undefined): string | undefined {
  const shown = siteShelf.get<Shown>(key)
  return shown && shown.cartIds === cartIds ? shown.total : undefined
}
