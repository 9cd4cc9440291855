import type { PushKeys } from './push'
import type { WeChatApp } from './wechat'

export interface AppKeys {
  appId: string
  secret: string
}

/** Keys of the mall's apps at WeChat; an app without keys is not linked. */
export type WeChatKeys = Partial<Record<WeChatApp, AppKeys>>

export interface WeChatSettings {
  keys: WeChatKeys
  /** moment -> template id */
  templates: ReadonlyMap<string, string>
  /** moment -> names of its template's fields, where they are not those of noticeFields.ts */
  fields?: ReadonlyMap<string, readonly string[]>
  /** of the mini-program's message push; null = none comes */
  push: PushKeys | null
  /** a double that stands in for all of WeChat's servers, in development only; '' = WeChat itself */
  origin: string
}

/**
 * `MALL_WECHAT_APP`, `MALL_WEAPP_APP`: `<appid>:<secret>` each; `MALL_WEAPP_TEMPLATES`: csv of
 * `<KEYWORD>:<template id>[:<field>/<field> ...]`; `MALL_WEAPP_PUSH`: `<token>[:<EncodingAESKey>]`.
 */
export function readWeChatKeys(
  env: NodeJS.ProcessEnv,
  mode: 'development' | 'production' = 'production',
): WeChatSettings {
  const names = { wechat: 'MALL_WECHAT_APP', weapp: 'MALL_WEAPP_APP' } as const
  const keys: WeChatKeys = {}
  for (const [app, name] of Object.entries(names) as [WeChatApp, string][]) {
    const given = env[name]
    if (!given) continue
    const [, appId, secret] = /^(wx\w+):(\w+)$/.exec(given) ?? []
    if (!appId || !secret) throw new Error(`${name} is <appid>:<secret>`)
    keys[app] = { appId, secret }
  }
  const entries = (env.MALL_WEAPP_TEMPLATES ?? '').split(',').filter(Boolean).map(readTemplate)
  const origin = env.MALL_WECHAT_ORIGIN ?? ''
  if (origin && mode === 'production') throw new Error('MALL_WECHAT_ORIGIN is for doubles: it is refused in production')
  return {
    keys,
    templates: new Map(entries.map(({ keyword, id }) => [keyword, id])),
    fields: new Map(entries.flatMap(({ keyword, fields }) => (fields ? [[keyword, fields] as const] : []))),
    push: readPush(env, keys),
    origin,
  }
}

function readPush({ MALL_WEAPP_PUSH: given }: NodeJS.ProcessEnv, { weapp }: WeChatKeys): PushKeys | null {
  if (!given) return null
  const [, token, aes] = /^([A-Za-z0-9]{3,32})(?::([A-Za-z0-9]{43}))?$/.exec(given) ?? []
  if (!token) throw new Error('MALL_WEAPP_PUSH is <token> or <token>:<EncodingAESKey of 43 characters>')
  if (!weapp) throw new Error('MALL_WEAPP_PUSH needs MALL_WEAPP_APP: messages name the app they are for')
  return { token, aesKey: aes ? Buffer.from(`${aes}=`, 'base64') : null, appId: weapp.appId }
}

function readTemplate(entry: string) {
  const [, keyword, id, names] = /^\s*([A-Z_]+):([\w-]+)(?::([a-z_]+\d+(?:\/[a-z_]+\d+)*))?\s*$/.exec(entry) ?? []
  if (!keyword || !id)
    throw new Error('MALL_WEAPP_TEMPLATES is a comma list of <KEYWORD>:<template id>[:<field>/<field> ...]')
  return { keyword, id, fields: names?.split('/') }
}
