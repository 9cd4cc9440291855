import type { Moment, Told } from './noticeFields'

/** The two ways into WeChat: its browser and the mini-program. An openid belongs to one of them. */
export type WeChatApp = 'wechat' | 'weapp'

export interface WeChatUser {
  openid: string
  /** '' when the mall's apps are not linked at WeChat */
  unionid: string
  /** opens encrypted data of the mini-program; '' in the browser */
  sessionKey: string
  /** only after consent in the browser */
  userinfo: { nickName: string; avatarUrl: string } | null
}

export interface WeChat {
  /** Where the browser fetches a code; null when the mall has no keys. */
  authorizeUrl(redirectUrl: string, scopes: string): string | null
  /** Whom a login code stands for; null = unknown or used code. */
  userOf(app: WeChatApp, code: string): Promise<WeChatUser | null>
  /** The mobile behind a code of the phone-number button; null = unknown or used code. */
  phoneOf(code: string): Promise<string | null>
  /** The app's id, which data of WeChat bears; null = not linked. */
  appIdOf(app: WeChatApp): string | null
  /** Ids of the subscribe-message templates for these moments; a moment without a template is left out. */
  templateIds(keywords: readonly string[]): string[]
  /** What a page in the browser shows WeChat to use its functions; null = not linked. */
  jssdk(url: string): Promise<JssdkSignature | null>
  /** A picture of a mini-program code; `scene` has at most 32 characters. null = not linked. */
  miniCode(scene: string, page: string): Promise<Uint8Array | null>
  /** Sends a subscribe message; `refused`: the member has given no consent for it; `absent`: no template, or not linked. */
  notify(message: SubscribeMessage): Promise<'sent' | 'refused' | 'absent'>
  /** Tells WeChat's order centre, once, that all of a payment in the mini-program is sent. `absent`: not linked. */
  tellShipped(shipping: Shipping): Promise<'told' | 'absent'>
}

/** All that a payment of the mini-program has paid, when it is on its way. */
export interface Shipping {
  /** WeChat's number of the payment */
  transactionId: string
  /** of who paid */
  openid: string
  way: 'express' | 'local' | 'virtual' | 'pickup'
  /** at least one; only those of an express have company and number */
  parcels: Parcel[]
}

export interface Parcel {
  /** name of the courier */
  company: string
  number: string
  /** what is in it */
  title: string
  /** of who receives it */
  mobile: string
}

export interface JssdkSignature {
  appId: string
  /** unix seconds */
  timestamp: number
  nonceStr: string
  signature: string
}

export interface SubscribeMessage {
  openid: string
  /** whose template is taken */
  keyword: Moment
  /** route with its query, opened by a tap on the message */
  page: string
  /** as long as they are; the template's fields take what they can hold */
  data: Partial<Record<Told, string>>
}

/** A mall without keys of WeChat. */
export const absentWeChat: WeChat = {
  authorizeUrl: () => null,
  userOf: () => Promise.resolve(null),
  phoneOf: () => Promise.resolve(null),
  appIdOf: () => null,
  templateIds: () => [],
  jssdk: () => Promise.resolve(null),
  miniCode: () => Promise.resolve(null),
  notify: () => Promise.resolve('absent'),
  tellShipped: () => Promise.resolve('absent'),
}
