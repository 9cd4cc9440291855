/** Calls that lean on WeChat (start-and-login.md section 3). */
import * as v from 'valibot'
import { call } from './define'
import { idOrNone, optional, out, text, word } from './fields'

/** "auth info" with the ticket that proves it (section 3.1). */
export const wechatIdentity = {
  wx_openid: optional(text(128)),
  weapp_openid: optional(text(128)),
  wx_unionid: optional(text(128)),
  nickName: optional(text(100)),
  avatarUrl: optional(text(1000)),
  auth_ticket: optional(text(4000)),
}

const openid = v.object({ openid: out.text, unionid: out.text, auth_ticket: out.text })
const openidWithUser = v.object({
  ...openid.entries,
  /** null: snsapi_base, or the member has not agreed */
  userinfo: v.nullable(v.object({ nickName: out.text, avatarUrl: out.url })),
})
export type OpenidData = v.InferOutput<typeof openidWithUser>

const jssdkConfig = v.object({ appId: out.text, timestamp: out.int, nonceStr: out.text, signature: out.text })
export type JssdkConfig = v.InferOutput<typeof jssdkConfig>
const shareData = v.object({
  share_config: v.object({
    title: out.text,
    desc: out.text,
    link: out.url,
    imgUrl: out.url,
    permission: v.object({ hideOptionMenu: out.flag, hideMenuItems: v.array(out.text) }),
  }),
  jssdk_config: jssdkConfig,
})
export type ShareData = v.InferOutput<typeof shareData>

const url = () => text(2000)

export const wechat = {
  /** answers the address to redirect to */
  '/wechat/api/wechat/authcode': call({
    auth: '-',
    params: { redirect_url: url(), scopes: word(['snsapi_base', 'snsapi_userinfo']) },
    data: out.text,
  }),
  '/wechat/api/wechat/authcodetoopenid': call({
    auth: '-',
    params: { code: text(256), uid: optional(idOrNone()), suid: optional(idOrNone()) },
    data: openidWithUser,
  }),
  '/weapp/api/weapp/authcodetoopenid': call({ auth: '-', params: { code: text(256) }, data: openid }),
  '/wechat/api/wechat/jssdkconfig': call({ auth: '-', params: { url: url() }, data: jssdkConfig }),
  '/wechat/api/wechat/share': call({ auth: 't', params: { url: url() }, data: shareData }),
  '/weapp/api/weapp/messagetmplids': call({
    auth: 't',
    params: { keywords: text() },
    data: v.array(out.text),
  }),
} as const
