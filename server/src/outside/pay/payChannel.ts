/** What a payment channel tells the mall about a bill; its signature was checked by the channel's adapter. */
export interface PayNotification {
  outTradeNo: string
  /** the channel's own number of the payment */
  tradeNo: string
  /** cents */
  payMoney: number
  result: 'paid' | 'failed'
}

/** A way to pay outside the mall: WeChat, Alipay, the sandbox. */
export interface PayChannel {
  name: string
  /** The notification inside a raw callback, or undefined when its signature is wrong. */
  read(body: string, signature: string): PayNotification | undefined
  /** Sends money back; repeated calls with the same number do nothing. */
  refund(outTradeNo: string, cents: number): Promise<void>
}
