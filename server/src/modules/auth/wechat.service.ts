import type { JssdkConfig, OpenidData, ShareData } from '@mall/contract/wechat'
import type { Config } from '../../config'
import { Refusal, refuse, type Ctx } from '../../http/route'
import type { WeChatApp } from '../../outside/wechat/wechat'
import { boundMember } from '../member/memberPerson.service'
import { askWeChat } from './askWeChat'
import { cardOf } from './shareCard.service'
import { issueTicket, provenIdentity, type IdentityGiven } from './ticket.service'

/** Where the browser inside WeChat goes for a code. */
export function authorizeUrl({ mall }: Ctx, redirectUrl: string, scopes: string): string {
  if (!isAllowed(redirectUrl, mall.config)) throw refuse('回跳地址不在允许的域名内')
  const url = mall.outside.wechat.authorizeUrl(redirectUrl, scopes)
  if (url === null) throw refuse('商城尚未接入微信公众号登录')
  return url
}

/** Where H5 lives: what the operator named, and in development without a name this server itself. */
function ownOrigin({ h5Origin, mode, host, port }: Config): string {
  return h5Origin || (mode === 'development' ? `http://${host}:${port}` : '')
}

/** An address of the mall, or of an origin the operator named: nobody else is led to. */
export function isAllowed(address: string, config: Config): boolean {
  // others may read a backslash, a blank or a name before the host in another way than we do
  if (!URL.canParse(address) || /[\\\s]|^https?:\/\/[^/?#]*@/.test(address)) return false
  const { origin, protocol } = new URL(address)
  return /^https?:$/.test(protocol) && [ownOrigin(config), ...config.origins].includes(origin)
}

/** Exchanges a login code for the openid and the ticket that proves it later. */
export async function openidOf(ctx: Ctx, app: WeChatApp, code: string): Promise<OpenidData> {
  const user = await askWeChat(ctx, (wechat) => wechat.userOf(app, code))
  if (!user) throw refuse('微信授权失败，请重试')
  const { openid, unionid, userinfo } = user
  return { openid, unionid, userinfo, auth_ticket: await issueTicket(ctx, app, user) }
}

/** 1 = a member has this openid. Without a ticket for it nobody learns that: 0. */
export async function isBound(ctx: Ctx, given: IdentityGiven): Promise<0 | 1> {
  try {
    const identity = await provenIdentity(ctx, given)
    return identity && (await boundMember(ctx.mall.db, identity.person)) !== undefined ? 1 : 0
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}

/** What a page in WeChat's browser signs its functions with; for addresses of our own only. */
export async function jssdkConfig(ctx: Ctx, url: string): Promise<JssdkConfig> {
  if (!isAllowed(url, ctx.mall.config)) throw refuse('页面地址不在允许的域名内')
  const config = await askWeChat(ctx, (wechat) => wechat.jssdk(url))
  if (!config) throw refuse('商城尚未接入微信公众号')
  return config
}

/** The card of a page that is shared in WeChat's browser. */
export async function shareData(ctx: Ctx, url: string): Promise<ShareData> {
  const jssdk_config = await jssdkConfig(ctx, url)
  const link = new URL(url)
  const card = await cardOf(ctx, link)
  // who shares is named by the client; nothing that lets somebody in ever travels with an address
  for (const name of ['token', 'code', 'state', 'key', 'wx_state']) link.searchParams.delete(name)
  const permission = { hideOptionMenu: 0 as const, hideMenuItems: [] }
  return { share_config: { ...card, link: String(link), permission }, jssdk_config }
}
