import { useRef } from 'react'
import { useData } from '@/api/useData'
import { subscribe } from '@/platform/subscribe/subscribe'

/** What WeChat may tell the shopper of after a moment (start-and-login.md section 3.2). */
const keywords = {
  order: 'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY',
  pickup: 'ORDER_PAY,ORDER_TAKE_DELIVERY',
  refund: 'ORDER_REFUND_AGREE,ORDER_REFUND_REFUSE',
  withdrawal: 'USER_WITHDRAWAL_SUCCESS',
  fenxiaoWithdrawal: 'FENXIAO_WITHDRAWAL_SUCCESS,FENXIAO_WITHDRAWAL_ERROR',
  live: 'LIVE_START',
} as const

export type Moment = keyof typeof keywords

/**
 * Asks for consent to the messages of a moment; to be called in the tap, before anything is waited for. True: go on with
 * what was tapped, whatever the shopper answered. False: an earlier tap asks already. Without a moment nothing is asked.
 */
export function useMessageConsent(moment: Moment | undefined): () => Promise<boolean> {
  const asking = useRef(false)
  // known before the tap: the platform opens its question only inside one
  const { data: templates = [] } = useData(
    '/weapp/api/weapp/messagetmplids',
    { keywords: keywords[moment ?? 'order'] },
    { enabled: subscribe.asks && moment !== undefined, silent: true },
  )
  return async () => {
    if (asking.current) return false
    if (!moment || templates.length === 0) return true
    asking.current = true
    await subscribe.ask(templates).catch(() => false)
    asking.current = false
    return true
  }
}
