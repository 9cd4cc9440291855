import type { Path } from '@mall/contract/api'
import { addonOn } from '@/session/boot'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { exchange } from '@/api/exchange'
import { keeper } from '@/api/lastSeen'
import { askAhead } from '@/api/useData'
import { whileOpening } from '@/navigation/open'

/** c0 of the shops, c1 of the platform (specification section 3) */
const lists = [
  ['coupon', '/coupon/api/coupon/typepagelists'],
  ['platformcoupon', '/platformcoupon/api/platformcoupon/typepagelists'],
] as const

/** page 1 of 10 (specification section 9) */
const first = { page: 1, page_size: 10 }

async function preload(path: Path): Promise<void> {
  try {
    keeper(path, first)(await exchange(path, first))
  } catch {
    // the page itself asks again and tells
  }
}

/** First pages of the coupon lists, so that the coupon centre opens with its tickets. */
export async function preloadCoupons(): Promise<void> {
  if (!isOpenable(routes.coupons)) return
  await Promise.all(lists.filter(([addon]) => addonOn(addon)).map(([, path]) => preload(path)))
}

/** The goods of a page are asked for at the tap that opens it: the answer travels while the page is made and slides in. */
export const preloadGoods = (): void =>
  whileOpening(({ route, query: { sku_id } }) => {
    if (route === routes.goodsDetail && Number(sku_id) > 0) askAhead('/api/goodssku/detail', { sku_id: Number(sku_id) })
  })
