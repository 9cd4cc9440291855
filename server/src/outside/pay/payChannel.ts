import type { WechatPayment } from '@mall/contract/pay'

/** What a payment channel tells the mall about a bill; its signature was checked by the channel's adapter. */
export interface PayNotification {
  outTradeNo: string
  /** the channel's own number of the payment */
  tradeNo: string
  /** cents */
  payMoney: number
  result: 'paid' | 'failed'
}

/** What a channel tells about money on its way back. */
export interface RefundNotification {
  outTradeNo: string
  refundNo: string
  /** cents */
  cents: number
  result: 'refunded' | 'failed'
}

/** A channel tells that something became of a transfer: the mall asks what. */
export interface TransferNotification {
  transferNo: string
}

/** A callback as it came: a signature covers the body byte for byte. */
export interface Callback {
  body: string
  /** names in lower case */
  headers: Record<string, string | string[] | undefined>
}

/** Whose bill a channel prepares. */
export interface PayAsked {
  outTradeNo: string
  /** cents */
  cents: number
  /** the buyer sees it beside the amount */
  title: string
  /** unix s of the mall's clock, and how far off that is */
  expireTime: number
  now: number
  appType: 'wechat' | 'h5' | 'weapp'
  /** of the buyer in the app; '' = unknown there */
  openid: string
  ip: string
  /** where an outside cashier leads back to; '' = nowhere */
  returnUrl: string
}

/** What the buyer's side does next (wire/checkout-and-pay section 4). */
export type PayStart = { type: 'jsapi'; data: WechatPayment } | { type: 'url'; url: string } | { type: 'sandbox' }

/** `unknown`: the channel never heard of the bill. */
export type FoundPayment =
  { state: 'paid'; tradeNo: string; payMoney: number } | { state: 'open' | 'closed' | 'unknown' }

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

/** `running`: the channel has taken it over, and tells or is asked when the money is there. */
export type RefundState = 'done' | 'running'

/** A way to pay outside the mall: WeChat, Alipay, the sandbox. Whatever a channel cannot do throws. */
export interface PayChannel {
  name: string
  /** Whether it can be offered to somebody in this app. */
  serves(appType: PayAsked['appType']): boolean
  /** Tells the channel of the bill; the same bill again is the same payment. */
  start(asked: PayAsked): Promise<PayStart>
  /** What a callback says; 'other' = nothing for the mall, undefined = not the channel's or not for this mall. */
  read(callback: Callback): PayNotification | RefundNotification | TransferNotification | 'other' | undefined
  find(outTradeNo: string): Promise<FoundPayment>
  /** Nobody can pay the bill any more; one that was paid meanwhile throws. */
  close(outTradeNo: string): Promise<void>
  /** Sends money back, in one part or in several; a throw is tried again. */
  refund(back: PayRefund): Promise<RefundState>
  findRefund(refundNo: string): Promise<RefundState | 'unknown'>
  /** Missing = it brings nobody money. */
  transfers?: Transfers
}

/** Money of the mall's own on its way to a member (wire/member section 4). */
export interface TransferAsked {
  /** names the transfer once: asked for again with it, it is the same transfer */
  transferNo: string
  /** cents */
  cents: number
  app: 'wechat' | 'weapp'
  /** of the member in that app */
  openid: string
  /** '' = not told; a channel may hold it against its own */
  realname: string
}

/** What the member's client opens to accept the money. */
export interface TransferConfirm {
  mch_id: string
  app_id: string
  package: string
}

/** `waiting`: for the member, who opens `confirm`; it is told when it was asked for, not when it is found. */
export type TransferState =
  | { state: 'waiting'; confirm?: TransferConfirm }
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'failed'; reason: string }

export interface Transfers {
  /** Whether members of this app can be reached. */
  serves(app: TransferAsked['app']): boolean
  /** The least sum in cents for which the member's real name has to be told. */
  nameFrom: number
  start(asked: TransferAsked): Promise<TransferState>
  find(transferNo: string): Promise<TransferState | { state: 'unknown' }>
}

/** What a channel answered in place of what was asked; tells its code and never what was sent. */
export class ChannelFailure extends Error {
  constructor(
    readonly channel: string,
    readonly call: string,
    /** the channel's own word, or http:<status> */
    readonly code: string,
  ) {
    super(`${channel} ${call}: ${code}`)
  }
}
