/** What a payment channel tells the mall about a bill; its signature was checked by the channel's adapter. */
export interface PayNotification {
  outTradeNo: string
  /** the channel's own number of the payment */
  tradeNo: string
  /** cents */
  payMoney: number
  result: 'paid' | 'failed'
}

/** Money on its way back from a paid bill. */
export interface PayRefund {
  outTradeNo: string
  /** names this refund of the bill once: a repeat with it does nothing */
  refundNo: string
  /** cents */
  cents: number
  /** cents of the whole bill, which a channel checks */
  total: number
}

/** A way to pay outside the mall: WeChat, Alipay, the sandbox. */
export interface PayChannel {
  name: string
  /** The notification inside a raw callback, or undefined when its signature is wrong. */
  read(body: string, signature: string): PayNotification | undefined
  /** Sends money back, in one part or in several; a throw is tried again. */
  refund(back: PayRefund): Promise<void>
}
