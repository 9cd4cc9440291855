import type { Path } from '@mall/contract/api'
import { network } from '@/platform/network/network'
import { type HttpAnswer, NetworkFault } from '@/platform/network/port'
import { currentLocale } from '@/i18n/locale'
import { baseUrl } from '@/session/baseUrl'
import { setServerTime } from '@/session/clock'
import { noteClosed } from '@/session/closing'
import { currentToken, dropToken, replaceToken } from '@/session/token'
import { CallFailure } from './CallFailure'
import { codes } from './codes'
import { parseEnvelope } from './envelope'
import { baseParams, formText, methodOf } from './form'
import { takeStartAnswer } from './startAnswers'
import { useTexts } from './texts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** The server tells its own words in it (wire/README section 3.1). */
const language = () => ({ 'Accept-Language': currentLocale() === 'en-us' ? 'en-US' : 'zh-CN' })

async function send(path: string, payload: object, token: string) {
  const params = { ...baseParams(), ...payload }
  const url = baseUrl + path
  try {
    // a token never stands in an address: histories, proxies and logs keep those
    return methodOf(path, payload) === 'GET'
      ? await network.request({
          url: `${url}?${formText(params)}`,
          method: 'GET',
          headers: { ...language(), ...(token ? { token } : {}) },
        })
      : await network.request({
          url,
          method: 'POST',
          headers: { ...language(), ...form },
          body: formText({ ...params, token }),
        })
  } catch (fault) {
    const timeout = fault instanceof NetworkFault && fault.kind === 'timeout'
    const texts = useTexts.get()
    if (!network.isOnline()) throw new CallFailure('offline', texts.offlineTitle)
    throw timeout ? new CallFailure('timeout', texts.timeout) : new CallFailure('network', texts.failed)
  }
}

/** One request and its answer; throws a CallFailure. Keeps token and clock up to date, tells nobody. */
export async function exchange(path: Path, payload: object): Promise<unknown> {
  const ready = takeStartAnswer(path, payload)
  if (ready) return ready.data
  const token = currentToken()
  return dataOf(await send(path, payload, token), token)
}

/** `data` of what the server answered to somebody with this token; a refusal throws. */
export function dataOf({ status, text }: HttpAnswer, token: string): unknown {
  const envelope = status < 500 ? parseEnvelope(text) : undefined
  if (!envelope) throw new CallFailure('garbage', useTexts.get().failed)
  const { code, message, data, timestamp, error_code: errorCode } = envelope
  if (Number(timestamp) > 0) setServerTime(Number(timestamp))
  replaceToken(token, envelope.token || envelope.refreshtoken || '')
  if (code >= 0) return data
  if (code === codes.TOKEN_ERROR || code === codes.TOKEN_EXPIRE) {
    if (token === currentToken() && (data as { is_closed?: number } | null)?.is_closed) noteClosed()
    dropToken(token)
  }
  throw new CallFailure('refused', message || useTexts.get().failed, code, data, errorCode)
}
