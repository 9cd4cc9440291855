import type { AppKeys, WeChatKeys } from './appKeys'
import { kept } from './kept'
import type { WeChatApp } from './wechat'

/** What WeChat's servers answered instead of what was asked. */
export class WeChatFailure extends Error {
  constructor(
    readonly path: string,
    readonly errcode: number,
    errmsg: string,
  ) {
    // what was sent holds secrets: only the answer is told
    super(`${path}: ${errcode} ${errmsg}`)
  }
}

export interface WeChatApi {
  get<T>(path: string, query: Record<string, string>): Promise<T>
  /** With the app's access token. */
  post<T>(path: string, body: object): Promise<T>
  getWithToken<T>(path: string, query?: Record<string, string>): Promise<T>
  /** With the access token; answers bytes, such as a picture. */
  postForBytes(path: string, body: object): Promise<Uint8Array>
}

export interface WeChatApiOptions {
  keys: AppKeys
  /** https://api.weixin.qq.com, or a double of it */
  origin: string
  /** ms of this machine's own clock: tokens are WeChat's, not the mall's */
  now?: () => number
}

/** ms an answer may take; WeChat itself gives up on us after five seconds. */
const patience = 5000
/** invalid, expired, or of another fetch */
const badToken = new Set([40001, 40014, 42001])

type Answer = { errcode?: number; errmsg?: string }

/**
 * One app at WeChat. Its access token is kept here, by one refresher: whoever needs it while it is fetched waits for
 * the same answer. `stable_token` gives all processes of a mall the same token, so that none ends another's.
 */
export function weChatApi({ keys, origin, now = Date.now }: WeChatApiOptions): WeChatApi {
  async function ask(path: string, query: Record<string, string>, body?: object): Promise<Response> {
    const url = new URL(path, origin)
    url.search = String(new URLSearchParams(query))
    const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (!answer.ok) throw new WeChatFailure(path, answer.status, 'http')
    return answer
  }
  async function asJson<T>(path: string, answer: Response): Promise<T> {
    const data = (await answer.json()) as T & Answer
    if (data.errcode) throw new WeChatFailure(path, data.errcode, data.errmsg ?? '')
    return data
  }

  const token = kept(async () => {
    const path = '/cgi-bin/stable_token'
    const body = { grant_type: 'client_credential', appid: keys.appId, secret: keys.secret }
    const answer = await asJson<{ access_token: string; expires_in: number }>(path, await ask(path, {}, body))
    return { value: answer.access_token, seconds: answer.expires_in }
  }, now)
  /** A token that WeChat no longer knows is dropped, and the question asked once more. */
  async function withToken<T>(run: (token: string) => Promise<T>): Promise<T> {
    const used = await token.get()
    try {
      return await run(used)
    } catch (error) {
      if (!(error instanceof WeChatFailure) || !badToken.has(error.errcode)) throw error
      token.drop(used)
      return run(await token.get())
    }
  }

  return {
    get: async (path, query) => asJson(path, await ask(path, query)),
    post: (path, body) => withToken(async (access_token) => asJson(path, await ask(path, { access_token }, body))),
    getWithToken: (path, query = {}) =>
      withToken(async (access_token) => asJson(path, await ask(path, { access_token, ...query }))),
    postForBytes: (path, body) =>
      withToken(async (access_token) => {
        const answer = await ask(path, { access_token }, body)
        // failures come as JSON, with whatever content type
        const bytes = new Uint8Array(await answer.arrayBuffer())
        if (bytes[0] === 0x7b) await asJson(path, new Response(bytes))
        return bytes
      }),
  }
}

export type WeChatApis = Partial<Record<WeChatApp, WeChatApi>>

/** One for each linked app, shared by all who ask WeChat: an access token has one keeper. */
export function weChatApis(keys: WeChatKeys, origin = 'https://api.weixin.qq.com', now?: () => number): WeChatApis {
  const open = (own: AppKeys) => weChatApi({ keys: own, origin, ...(now ? { now } : {}) })
  return {
    ...(keys.wechat ? { wechat: open(keys.wechat) } : {}),
    ...(keys.weapp ? { weapp: open(keys.weapp) } : {}),
  }
}
