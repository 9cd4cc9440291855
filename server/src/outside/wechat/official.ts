import { createHash, randomBytes } from 'node:crypto'
import type { WeChatKeys } from './appKeys'
import { kept, type Lasting } from './kept'
import { fieldsOf } from './noticeFields'
import { orderCentre } from './orderCentre'
import type { JssdkSignature, SubscribeMessage, WeChat, WeChatUser } from './wechat'
import { WeChatFailure, type WeChatApi, type WeChatApis } from './weChatApi'

export interface OfficialOptions {
  keys: WeChatKeys
  /** moment -> template id */
  templates: ReadonlyMap<string, string>
  /** moment -> names of its template's fields, where they are not ours */
  fields?: ReadonlyMap<string, readonly string[]>
  apis: WeChatApis
  /** of a double, also for the page that browsers are sent to */
  origin?: string
  now?: () => number
}

/** a code that WeChat does not know, has seen before, or that is over; a blocked user */
const noSuchCode = new Set([40029, 40163, 41008, 40226])
/** the member took back the consent, or never gave it */
const refused = 43101
const ticketPath = '/cgi-bin/ticket/getticket'

interface Session {
  openid: string
  session_key: string
  unionid?: string
}
interface OAuth {
  access_token: string
  openid: string
  unionid?: string
  scope: string
}
interface Person {
  nickname: string
  headimgurl: string
  unionid?: string
}
interface Phone {
  phone_info: { purePhoneNumber: string; watermark: { appid: string } }
}

/** WeChat's own servers, by their published calls. */
export function officialWeChat({ keys, templates, fields, apis, origin, now = Date.now }: OfficialOptions): WeChat {
  const ticket = kept(() => jsapiTicket(apis.wechat), now)
  const centre = apis.weapp && orderCentre(apis.weapp, now)
  return {
    authorizeUrl(redirectUrl, scopes) {
      if (!keys.wechat) return null
      const query = new URLSearchParams({
        appid: keys.wechat.appId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: scopes,
      })
      return `${origin || 'https://open.weixin.qq.com'}/connect/oauth2/authorize?${query}#wechat_redirect`
    },
    async userOf(app, code) {
      const own = keys[app]
      const api = apis[app]
      if (!own || !api) return null
      const query = { appid: own.appId, secret: own.secret, grant_type: 'authorization_code' }
      return knownCode(() =>
        app === 'weapp' ? sessionOf(api, { ...query, js_code: code }) : personOf(api, { ...query, code }),
      )
    },
    async phoneOf(code) {
      const api = apis.weapp
      if (!api) return null
      const answer = await knownCode(() => api.post<Phone>('/wxa/business/getuserphonenumber', { code }))
      // a code of another app is worth nothing here
      return answer?.phone_info.watermark.appid === keys.weapp?.appId
        ? (answer?.phone_info.purePhoneNumber ?? null)
        : null
    },
    appIdOf: (app) => keys[app]?.appId ?? null,
    templateIds: (keywords) => keywords.flatMap((keyword) => templates.get(keyword) ?? []),
    async jssdk(url) {
      const jsapi = keys.wechat && (await ticket.get())
      return keys.wechat && jsapi ? signature(keys.wechat.appId, jsapi, url) : null
    },
    async miniCode(scene, page) {
      const api = apis.weapp
      // check_path: a page that is built but not yet published may be named
      return api ? api.postForBytes('/wxa/getwxacodeunlimit', { scene, page, check_path: false, width: 430 }) : null
    },
    async notify(message) {
      const api = apis.weapp
      const template_id = templates.get(message.keyword)
      if (!api || !template_id) return 'absent'
      return send(api, template_id, message, fields?.get(message.keyword))
    },
    tellShipped: (shipping) => centre?.tell(shipping) ?? Promise.resolve('absent'),
  }
}

async function knownCode<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof WeChatFailure && noSuchCode.has(error.errcode)) return null
    throw error
  }
}

/** An answer without a person is none: whoever has no openid must not become somebody's. */
async function person<T extends { openid: string }>(api: WeChatApi, path: string, query: Record<string, string>) {
  const answer = await api.get<T>(path, query)
  if (typeof answer.openid !== 'string' || answer.openid === '') throw new WeChatFailure(path, 0, 'no openid')
  return answer
}

async function sessionOf(api: WeChatApi, query: Record<string, string>): Promise<WeChatUser> {
  const { openid, session_key, unionid = '' } = await person<Session>(api, '/sns/jscode2session', query)
  return { openid, unionid, sessionKey: session_key, userinfo: null }
}

async function personOf(api: WeChatApi, query: Record<string, string>): Promise<WeChatUser> {
  const oauth = await person<OAuth>(api, '/sns/oauth2/access_token', query)
  const { openid, unionid = '', access_token } = oauth
  const plain = { openid, unionid, sessionKey: '', userinfo: null }
  if (!oauth.scope.split(',').includes('snsapi_userinfo')) return plain
  const known = await api.get<Person>('/sns/userinfo', { access_token, openid, lang: 'zh_CN' })
  const userinfo = { nickName: known.nickname, avatarUrl: known.headimgurl }
  return { ...plain, unionid: known.unionid ?? unionid, userinfo }
}

async function send(
  api: WeChatApi,
  template_id: string,
  { openid, keyword, page, data }: SubscribeMessage,
  renamed: readonly string[] | undefined,
) {
  const fields = fieldsOf(keyword, data, renamed)
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
  try {
    await api.post('/cgi-bin/message/subscribe/send', {
      touser: openid,
      template_id,
      page,
      data: values,
      lang: 'zh_CN',
    })
    return 'sent'
  } catch (error) {
    if (error instanceof WeChatFailure && error.errcode === refused) return 'refused'
    throw error
  }
}

// ---- pages in WeChat's browser

async function jsapiTicket(api: WeChatApi | undefined): Promise<Lasting> {
  if (!api) throw new Error('no app of the browser')
  const query = { type: 'jsapi' }
  const { ticket, expires_in } = await api.getWithToken<{ ticket: string; expires_in: number }>(ticketPath, query)
  return { value: ticket, seconds: expires_in }
}

/** The published rule: sha1 over the four fields, sorted by name; the address without what follows a #. */
export function signature(
  appId: string,
  ticket: string,
  address: string,
  nonceStr = randomBytes(12).toString('hex'),
  timestamp = Math.floor(Date.now() / 1000),
): JssdkSignature {
  const [url = ''] = address.split('#')
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return { appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') }
}
