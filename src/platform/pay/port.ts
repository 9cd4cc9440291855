import type { PayAnswer } from '@mall/contract/pay'

/** `pending`: the outcome is not known here; ask the bill's status. */
export type PayOutcome = 'paid' | 'cancelled' | 'failed' | 'pending'

export interface Bill {
  outTradeNo: string
  /** root of the mall server */
  baseUrl: string
  /** full address to come back to after an outside cashier; browsers only */
  returnUrl: string
  /** of the public account, from jssdkconfig; WeChat's browser wants it with jsapi */
  appId?: string
}

export interface PayPort {
  /** Does what pay/pay answered (checkout-and-pay.md section 4). `offline` is for the screen and counts as pending. */
  pay(answer: PayAnswer, bill: Bill): Promise<PayOutcome>
}
