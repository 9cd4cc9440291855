import { after, before } from 'node:test'
import { weChatDouble, type WeChatDouble } from '../../../server/src/testing/weChatDouble'
import type { Phone } from '../../phone'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

const userAgent =
  'Mozilla/5.0 (Linux; Android 13; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.50'
const authorize = '/connect/oauth2/authorize'
const exchange = '/sns/oauth2/access_token'

let double: WeChatDouble | undefined

/** What WeChat is, for the mall and for the browser. */
export const weChat = (): WeChatDouble => double!

/** Call once at the top of a file: the mall with a double of WeChat around its tests. */
export function useWeChatMall(): void {
  const env: Record<string, string> = { MALL_WECHAT_APP: 'wxbrowser:secret' }
  before(async () => {
    double = await weChatDouble()
    env.MALL_WECHAT_ORIGIN = double.origin
    // the menu of a page is signed
    double.answers('/cgi-bin/stable_token', { access_token: 'a', expires_in: 7200 })
    double.answers('/cgi-bin/ticket/getticket', { errcode: 0, ticket: 't', expires_in: 7200 })
  })
  useMall(() => env)
  after(() => double?.close())
}

export const inWeChat = (address: string, stored = {}): Promise<Shopper> => Shopper.at(address, { userAgent }, stored)

/** WeChat knows this person, and sends the browser back at once; without `named` it keeps the name to itself. */
export function answers(name: string, named = true): void {
  const double = weChat()
  double.asked.length = 0
  double.answers(exchange, () => {
    const scope = named ? (asked().at(-1)?.scope ?? '') : 'snsapi_base'
    return { access_token: 'a', openid: `o-${name}`, unionid: `u-${name}`, scope }
  })
  double.answers('/sns/userinfo', { nickname: name, headimgurl: '', unionid: `u-${name}` })
  double.answers(authorize, ({ query }) => {
    const back = new URL(query.redirect_uri ?? '')
    back.searchParams.set('code', `c${double.asked.length}`)
    back.searchParams.set('state', '')
    return Buffer.from(`<!doctype html><script>location.replace(${JSON.stringify(String(back))})</script>`)
  })
}

/** How the browser came to WeChat since the person was named. */
export const asked = (): Record<string, string>[] =>
  weChat()
    .asked.filter(({ path }) => path === authorize)
    .map(({ query }) => query)
export const scopes = (): (string | undefined)[] => asked().map(({ scope }) => scope)

/** The visit was led over WeChat without a tap, and is back where it began. */
export async function quietStart(shopper: Shopper): Promise<void> {
  while (weChat().count(exchange) === 0) await shopper.page.waitForTimeout(20)
  await shopper.page.waitForURL(({ searchParams }) => !searchParams.has('wx_state'))
  // the login page that came with the code gives its place to the one that was opened: a tick on it would be lost
  await shopper.page.waitForLoadState('networkidle')
}

/** A phone that is taken out of the pocket in WeChat; whoever has no token is asked for quietly first. */
export function phoneInWeChat(shopper: Shopper): Phone {
  const phone = phoneOf(shopper, 'we-chat')
  return {
    ...phone,
    async fresh(address, stored = {}) {
      weChat().asked.length = 0
      await phone.fresh(address, stored)
      if (!('token' in stored)) await quietStart(shopper)
    },
  }
}
