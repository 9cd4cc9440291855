import type { JssdkConfig, ShareData } from '@mall/contract/wechat'

/** What of WeChat's menu may be seen. */
export type ShareMenu = ShareData['share_config']['permission']

export interface ShareCard {
  title: string
  /** route and params, as the mini-program shares it: `/pages/goods/detail/detail?sku_id=1` */
  path: string
  /** the same as a full address for browsers */
  link: string
  /** full address of a picture */
  image?: string
  summary?: string
}

export type ShareOutcome =
  | 'shared'
  | 'cancelled'
  /** the platform has no own sharing here: copy the link, or point at WeChat's menu */
  | 'unavailable'

export interface SharePort {
  /** a button with openType share opens the platform's own sheet by itself */
  byButton: boolean
  /** Hands a card over after a tap. The mini-program shares through buttons with openType share instead. */
  offer(card: ShareCard): Promise<ShareOutcome>
  /** WeChat's browser: what its own menu shares from now on. Elsewhere nothing happens. */
  prepare(card: ShareCard, config: JssdkConfig, menu?: ShareMenu): Promise<void>
  /** WeChat's browser: another page is shown, by going on or back. Elsewhere nothing is told. */
  watchPages(listen: () => void): void
}
