import { siteShelf } from '@/session/siteShelf'
import { isMember, onTokenChange } from '@/session/token'

/** Where the goods of a checkout wait for its page (checkout-and-pay section 1). */
const names = [
  'orderCreateData',
  'bargainOrderCreateData',
  'wholesaleOrderCreateData',
  'groupbuyOrderCreateData',
  'pintuanOrderCreateData',
  'seckillOrderCreateData',
  'topicOrderCreateData',
  'comboOrderCreateData',
  'presaleOrderCreateData',
  'exchangeOrderCreateData',
] as const
export type DraftName = (typeof names)[number]

/** What an ordinary or wholesale checkout is about: rows of the cart, or one sku bought directly. */
export type OrdinaryDraft = { cart_ids: string } | { sku_id: number; num: number }

export const keepDraft = (name: DraftName, draft: object): void => siteShelf.set(name, draft)
export const readDraft = <D>(name: DraftName): D | undefined => siteShelf.get<D>(name)
export const dropDraft = (name: DraftName): void => siteShelf.remove(name)

// a guest who logs in to buy keeps what they chose; what a member chose is nothing to the next one
onTokenChange(() => {
  if (!isMember()) names.forEach(dropDraft)
})
