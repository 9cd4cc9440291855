import { useData } from '@/api/useData'
import { subscribe } from '@/platform/subscribe/subscribe'

/** Moments of an order that WeChat may tell its buyer (start-and-login section 3.2). */
const keywords = 'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY'

/** Known before the tap: the platform opens its question only inside one. */
export function useConsentTemplates(): readonly string[] {
  return useData('/weapp/api/weapp/messagetmplids', { keywords }, { enabled: subscribe.asks, silent: true }).data ?? []
}

/** Whatever the shopper answers, paying goes on. */
export async function askConsent(templates: readonly string[]): Promise<void> {
  if (templates.length > 0) await subscribe.ask(templates).catch(() => false)
}
