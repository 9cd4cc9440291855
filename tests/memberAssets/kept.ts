import { inCart, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { pages } from './paths'

const sku_id = 1

/** From the cart into the favourites, which the member page counts beside what was looked at. */
export async function kept(phone: Phone, who: Person): Promise<void> {
  await inCart(who, [{ sku_id, num: 1 }])
  await who.ask('/api/goodsbrowse/add', { sku_id })
  await phone.fresh('/pages/goods/cart/cart', { token: who.token })
  await phone.tap('.t-manage')
  // nothing is chosen by itself
  await phone.reads('.t-remove-chosen', '删除')
  await phone.tap('.t-choose-all')
  await phone.reads('.t-remove-chosen', '删除（1）')
  await phone.picture('cart-managed')
  await phone.tap('.t-favour-chosen')
  await phone.see('.t-undo')
  await phone.fresh(`/${pages.member}`, { token: who.token })
  await phone.reads('.t-asset-favourites', /^1\D/)
  await phone.reads('.t-asset-footprints', /^1\D/)
  await phone.picture('member-kept')
  await phone.tap('.t-asset-footprints')
  await phone.on(pages.footprint)
  await phone.see('.t-goods')
  await phone.back()
  await phone.on(pages.member)
  await phone.tap('.t-asset-favourites')
  await phone.on(pages.collection)
  await phone.see('.t-goods')
}
