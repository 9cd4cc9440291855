import { phoneCode } from '@/platform/phone-code/phoneCode'
import { preloadCoupons } from './preload'

/** What may wait until the first page is drawn; again when the shopper comes to another site. */
export async function afterBoot(): Promise<void> {
  phoneCode.offer()
  await preloadCoupons()
}
