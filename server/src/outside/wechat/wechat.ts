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
  /** Ids of the subscribe-message templates for these moments; a moment without a template is left out. */
  templateIds(keywords: readonly string[]): string[]
}

/** A mall without keys of WeChat. */
export const absentWeChat: WeChat = {
  authorizeUrl: () => null,
  userOf: () => Promise.resolve(null),
  phoneOf: () => Promise.resolve(null),
  templateIds: () => [],
}
