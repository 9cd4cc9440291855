import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'

/** What the operator chose for the mini-program's message push, at WeChat and here. */
export interface PushKeys {
  token: string
  /** 32 bytes of EncodingAESKey: messages come enciphered, and no other is taken; null = plain ones */
  aesKey: Uint8Array | null
  appId: string
}

/** Of the address: what signs the message. */
export interface PushQuery {
  signature?: string | undefined
  msg_signature?: string | undefined
  timestamp?: string | undefined
  nonce?: string | undefined
}

/** seconds; WeChat sends a message three times at most, within 15 s */
const patience = 600

const sign = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex')

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether WeChat signed this, lately. `secret`: what is signed beside the address, '' = nothing. */
function isSigned(keys: PushKeys, query: PushQuery, given: string | undefined, secret: string, now: number): boolean {
  const { timestamp = '', nonce = '' } = query
  if (!given || !/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > patience) return false
  return same(given, sign(keys.token, timestamp, nonce, ...(secret ? [secret] : [])))
}

/** WeChat's clock is the world's, whatever the mall's says. */
const worldTime = () => Math.floor(Date.now() / 1000)

/** WeChat asks once whether the address is the mall's. */
export const isGreeting = (keys: PushKeys, query: PushQuery, now = worldTime()): boolean =>
  isSigned(keys, query, query.signature, '', now)

/**
 * The message, as WeChat wrote it; undefined when it is not WeChat's, not for this app, or too old. `body`: JSON text.
 * `now`: unix seconds.
 */
export function openPush(keys: PushKeys, query: PushQuery, body: string, now = worldTime()): string | undefined {
  if (!keys.aesKey) return isSigned(keys, query, query.signature, '', now) ? body : undefined
  const encrypted = fieldsOf(body).Encrypt
  if (typeof encrypted !== 'string' || encrypted === '') return undefined
  return isSigned(keys, query, query.msg_signature, encrypted, now)
    ? decipher(keys.aesKey, encrypted, keys.appId)
    : undefined
}

/** 16 random bytes, the length in 4, the message, the app's id; filled up to blocks of 32. */
function decipher(aesKey: Uint8Array, encrypted: string, appId: string): string | undefined {
  try {
    const cipher = createDecipheriv('aes-256-cbc', aesKey, aesKey.subarray(0, 16)).setAutoPadding(false)
    const bytes = Buffer.concat([cipher.update(encrypted, 'base64'), cipher.final()])
    const whole = bytes.subarray(16, bytes.length - (bytes.at(-1) ?? 0))
    const end = 4 + whole.readUInt32BE(0)
    return whole.subarray(end).toString() === appId ? whole.subarray(4, end).toString() : undefined
  } catch {
    return undefined
  }
}

export interface MediaVerdict {
  trace: string
  suggest: string
}

/** The verdict on a picture, if the message is one; a check that failed at WeChat tells nothing. */
export function mediaVerdict(message: string): MediaVerdict | undefined {
  const { Event, trace_id, errcode, result } = fieldsOf(message)
  if (Event !== 'wxa_media_check' || typeof trace_id !== 'string' || (errcode !== undefined && errcode !== 0)) return
  const suggest = (result as { suggest?: unknown } | undefined)?.suggest
  return typeof suggest === 'string' ? { trace: trace_id, suggest } : undefined
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
