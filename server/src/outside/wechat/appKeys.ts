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
  /** a double that stands in for all of WeChat's servers, in development only; '' = WeChat itself */
  origin: string
}

/** `MALL_WECHAT_APP`, `MALL_WEAPP_APP`: `<appid>:<secret>` each; `MALL_WEAPP_TEMPLATES`: csv of `<KEYWORD>:<template id>`. */
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
  const entries = (env.MALL_WEAPP_TEMPLATES ?? '').split(',').filter(Boolean)
  const origin = env.MALL_WECHAT_ORIGIN ?? ''
  if (origin && mode === 'production') throw new Error('MALL_WECHAT_ORIGIN is for doubles: it is refused in production')
  return { keys, templates: new Map(entries.map((entry) => pair('MALL_WEAPP_TEMPLATES', entry))), origin }
}

function pair(name: string, entry: string): [string, string] {
  const [, keyword, id] = /^\s*([A-Z_]+):([\w-]+)\s*$/.exec(entry) ?? []
  if (!keyword || !id) throw new Error(`${name} is a comma list of <KEYWORD>:<template id>`)
  return [keyword, id]
}
