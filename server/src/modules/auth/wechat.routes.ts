import { serve } from '../../http/route'
import * as thirdParty from './thirdParty.service'
import * as wechat from './wechat.service'

/** The app a call came by names its fields nickName and avatarUrl, the bind form nickname and headimg. */
interface Given {
  nickname?: string | undefined
  headimg?: string | undefined
  nickName?: string | undefined
  avatarUrl?: string | undefined
}

const withLooks = <G extends Given>(given: G) => ({
  ...given,
  nickname: given.nickname ?? given.nickName,
  headimg: given.headimg ?? given.avatarUrl,
})

export const wechatRoutes = [
  serve('/wechat/api/wechat/authcode', ({ redirect_url, scopes }, ctx) =>
    wechat.authorizeUrl(ctx, redirect_url, scopes),
  ),
  serve('/wechat/api/wechat/authcodetoopenid', ({ code }, ctx) => wechat.openidOf(ctx, 'wechat', code)),
  serve('/weapp/api/weapp/authcodetoopenid', async ({ code }, ctx) => {
    const { openid, unionid, auth_ticket } = await wechat.openidOf(ctx, 'weapp', code)
    return { openid, unionid, auth_ticket }
  }),
  serve('/wechat/api/wechat/jssdkconfig', ({ url }, ctx) => wechat.jssdkConfig(ctx, url)),
  serve('/wechat/api/wechat/share', ({ url }, ctx) => wechat.shareData(ctx, url)),
  serve('/weapp/api/weapp/messagetmplids', ({ keywords }, { mall }) =>
    mall.outside.wechat.templateIds(keywords.split(',')),
  ),
  serve('/api/login/auth', (given, ctx) => thirdParty.byOpenid(ctx, withLooks(given), true)),
  serve('/api/login/authonlylogin', async (given, ctx) => {
    const { token } = await thirdParty.byOpenid(ctx, withLooks(given), false)
    return { token }
  }),
  serve('/api/login/openidisexits', (given, ctx) => wechat.isBound(ctx, given)),
  serve('/api/tripartite/mobileCode', (form, ctx) => thirdParty.sendBindCode(ctx, form)),
  serve('/api/tripartite/mobile', (form, ctx) => thirdParty.byMobile(ctx, withLooks(form))),
  serve('/api/tripartite/getPhoneNumber', (form, ctx) => thirdParty.showPhone(ctx, form)),
  serve('/api/tripartite/mobileauth', (form, ctx) => thirdParty.byPhone(ctx, withLooks(form))),
]
