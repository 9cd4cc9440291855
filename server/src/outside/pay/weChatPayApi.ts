import { constants, publicEncrypt, randomBytes } from 'node:crypto'
import { ChannelFailure } from './payChannel'
import type { WeChatPayKeys } from './weChatPayKeys'
import { isSigned, lines, signed } from './weChatPaySigns'

export interface WeChatPayApi {
  /** `path` with its query. Answers undefined for 204; what is no success throws a ChannelFailure. */
  get<T>(path: string): Promise<T>
  /** `secrets`: further fields of the body, which WeChat alone can read. */
  post<T>(path: string, body: object, secrets?: Record<string, string>): Promise<T>
}

export interface WeChatPayApiOptions {
  keys: WeChatPayKeys
  /** https://api.mch.weixin.qq.com, or a double of it */
  origin: string
  /** ms of this machine's own clock, which WeChat's signatures are held against */
  now: () => number
}

/** ms an answer may take, and before it is asked for once more */
const patience = 5000
const pause = 200
/** Seconds that a signature's time may differ from ours. */
export const oldest = 300

/** Signs what is asked and checks who answered. Every call is named by a number of ours, so that a second is harmless. */
export function weChatPayApi({ keys, origin, now }: WeChatPayApiOptions): WeChatPayApi {
  const seconds = () => Math.floor(now() / 1000)
  // with a public key in place of certificates WeChat wants to know which one its answer is to be signed for
  const wanted = [...keys.platformKeys.keys()].find((id) => id.startsWith('PUB_KEY_ID_'))

  function sealed(secrets: Record<string, string>) {
    const [id, key] = [...keys.platformKeys].find(([one]) => one === wanted) ?? [...keys.platformKeys][0] ?? []
    if (!id || !key) throw new Error('WeChat Pay has no key')
    const seal = (text: string) =>
      publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(text)).toString('base64')
    const fields = Object.entries(secrets).map(([name, text]) => [name, seal(text)])
    return { id, fields: Object.fromEntries(fields) as Record<string, string> }
  }

  function authorization(method: string, path: string, body: string): string {
    const nonce = randomBytes(16).toString('hex')
    const timestamp = seconds()
    const signature = signed(lines(method, path, timestamp, nonce, body), keys.privateKey)
    const fields = { mchid: keys.mchId, nonce_str: nonce, signature, timestamp, serial_no: keys.serial }
    const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
    return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
  }

  async function send(method: 'GET' | 'POST', path: string, body: string, keyId = wanted): Promise<Response> {
    const headers = {
      accept: 'application/json',
      authorization: authorization(method, path, body),
      'user-agent': 'mall-server',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(keyId ? { 'wechatpay-serial': keyId } : {}),
    }
    const init = { method, headers, redirect: 'error' as const, signal: AbortSignal.timeout(patience) }
    return fetch(new URL(path, origin), body ? { ...init, body } : init)
  }

  /** Once more where nobody answered, or WeChat itself was at fault or busy. */
  async function twice(method: 'GET' | 'POST', path: string, body: string, keyId?: string): Promise<Response> {
    const first = await send(method, path, body, keyId).catch(() => undefined)
    if (first && first.status < 500 && first.status !== 429) return first
    await first?.body?.cancel()
    await new Promise((done) => setTimeout(done, pause))
    return send(method, path, body, keyId).catch(() => {
      throw new ChannelFailure('wechatpay', nameOf(path), 'no answer')
    })
  }

  async function ask<T>(method: 'GET' | 'POST', path: string, body = '', keyId?: string): Promise<T> {
    const answer = await twice(method, path, body, keyId)
    const text = await answer.text()
    if (!answer.ok) throw new ChannelFailure('wechatpay', nameOf(path), codeOf(text) ?? `http:${answer.status}`)
    if (!isOurs(answer.headers, text)) throw new ChannelFailure('wechatpay', nameOf(path), 'bad signature')
    return (text ? JSON.parse(text) : undefined) as T
  }

  function isOurs(headers: Headers, body: string): boolean {
    const field = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
    return checkSigned(keys, seconds(), { field, body })
  }

  return {
    get: (path) => ask('GET', path),
    post(path, body, secrets) {
      if (!secrets) return ask('POST', path, JSON.stringify(body))
      const { id, fields } = sealed(secrets)
      return ask('POST', path, JSON.stringify({ ...body, ...fields }), id)
    },
  }
}

/** Whether WeChat signed these bytes not long ago: the same rule for answers and for callbacks. */
export function checkSigned(
  keys: WeChatPayKeys,
  at: number,
  { field, body }: { field: (name: 'timestamp' | 'nonce' | 'signature' | 'serial') => string; body: string },
): boolean {
  const key = keys.platformKeys.get(field('serial'))
  const timestamp = field('timestamp')
  if (!key || !/^\d{1,12}$/.test(timestamp) || Math.abs(at - Number(timestamp)) > oldest) return false
  return isSigned(lines(timestamp, field('nonce'), body), field('signature'), key)
}

/** Without numbers of bills and merchants. */
const nameOf = (path: string) => (path.split('?')[0] ?? '').replace(/\/[\w-]*\d[\w-]{5,}/g, '/…')

function codeOf(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown }
    return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
