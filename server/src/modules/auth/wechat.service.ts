import type { JssdkConfig, OpenidData, ShareData } from '@mall/contract/wechat'
import { isOwnAddress } from '../../http/ownAddress'
import { Refusal, refuse, type Ctx } from '../../http/route'
import type { WeChatApp } from '../../outside/wechat/wechat'
import { boundMember } from '../member/memberPerson.service'
import { askWeChat } from './askWeChat'
import { cardOf } from './shareCard.service'
import { issueTicket, provenIdentity, type IdentityGiven } from './ticket.service'

/** Where the browser inside WeChat goes for a code. */
export function authorizeUrl({ mall }: Ctx, redirectUrl: string, scopes: string): string {
  if (!isOwnAddress(redirectUrl, mall.config))
    throw refuse({ zh: '回跳地址不在允许的域名内', en: 'The return address is not on an allowed domain' })
  const url = mall.outside.wechat.authorizeUrl(redirectUrl, scopes)
  if (url === null) throw refuse({ zh: '商城尚未接入微信公众号登录', en: 'WeChat login is not set up in this mall' })
  return url
}

/** Exchanges a login code for the openid and the ticket that proves it later. */
export async function openidOf(ctx: Ctx, app: WeChatApp, code: string): Promise<OpenidData> {
  const user = await askWeChat(ctx, (wechat) => wechat.userOf(app, code))
  if (!user) throw refuse({ zh: '微信授权失败，请重试', en: 'WeChat did not confirm the login. Please try again.' })
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
  if (!isOwnAddress(url, ctx.mall.config))
    throw refuse({ zh: '页面地址不在允许的域名内', en: 'The page address is not on an allowed domain' })
  const config = await askWeChat(ctx, (wechat) => wechat.jssdk(url))
  if (!config) throw refuse({ zh: '商城尚未接入微信公众号', en: 'No WeChat official account is set up in this mall' })
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
