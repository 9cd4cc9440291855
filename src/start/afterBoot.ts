import { pageLoad } from '@/platform/page-load/pageLoad'
import { phoneCode } from '@/platform/phone-code/phoneCode'
import { currentSite } from '@/session/site'
import { preloadCoupons, preloadGoods } from './preload'

/** What may wait until the first page is drawn; again when the shopper comes to another site. */
export async function afterBoot(): Promise<void> {
  phoneCode.offer()
  pageLoad.prepare()
  preloadGoods()
  // a visit to the mall itself has no shop to ask about
  const site = currentSite().siteId > 0 ? import('./checkSite').then((chunk) => chunk.checkSite()) : undefined
  await Promise.all([site, preloadCoupons()])
}
