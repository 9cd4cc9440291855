import { routes } from '@/routes'
import { isOpenable } from '@/navigation/openable'
import { currentSite, switchSite } from '@/session/site'
import { toast } from '@/session/toast'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { codes } from '@/api/codes'
import { useTexts } from './checkSiteTexts'

/**
 * Whether a visit may be bound to this shop: it is known, open, and shops are shown (wire/routes section 1). Throws when
 * the answer does not say, such as a lost one.
 */
export async function mayBind(siteId: number): Promise<boolean> {
  if (!isOpenable(routes.shopHome)) return false
  try {
    const shop = await call('/api/shop/info', { site_id: siteId }, { silent: true, login: 'quiet' })
    return Number(shop.shop_status) !== 0
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === codes.ERROR) return false
    throw failure
  }
}

/** Back to the mall where the visit is bound to this shop already, with a word why. */
export function leaveUnknown(siteId: number): void {
  toast(useTexts.get().unknown)
  if (currentSite().siteId === siteId) switchSite(0)
}

/** The site that an address, an earlier visit or the app id has named may be no shop, or closed since. */
export async function checkSite(): Promise<void> {
  const { siteId } = currentSite()
  if (siteId === 0 || (await mayBind(siteId))) return
  // the shopper may have gone elsewhere meanwhile
  if (currentSite().siteId === siteId) leaveUnknown(siteId)
}
