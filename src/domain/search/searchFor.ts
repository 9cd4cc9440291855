import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { remember } from './history'

/** Shows what the words find, in place of the shown page, and keeps them. `siteId`: in one shop. */
export function searchFor(keyword: string, siteId = 0): void {
  remember(keyword)
  const inShop = siteId > 0
  const found = inShop ? { keyword, site_id: siteId } : { keyword }
  void open(inShop && isOpenable(routes.shopGoods) ? routes.shopGoods : routes.goodsList, found, { replace: true })
}
