import { codes, type Envelope } from '@mall/contract/envelope'
import type { Language, Words } from '@mall/contract/words'
import { Refusal } from './route'

export function success(data: unknown, timestamp: number, refresh?: string): Envelope {
  const envelope: Envelope = { code: codes.SUCCESS, message: 'success', data: data ?? null, timestamp }
  return refresh ? { ...envelope, refreshtoken: refresh } : envelope
}

export function failure(refusal: Refusal, timestamp: number, language: Language, refresh?: string): Envelope {
  const { code, words, data, errorCode } = refusal
  const envelope: Envelope = { code, message: words[language], data: data ?? null, timestamp, error_code: errorCode }
  return refresh ? { ...envelope, refreshtoken: refresh } : envelope
}

/** A refusal with an HTTP status other than 200 (wire/README section 2, operator.md section 1). */
export class HttpRefusal extends Refusal {
  readonly status: number
  constructor(status: number, code: number, words: Words) {
    super(words, { code })
    this.status = status
  }
}

export const unknownPath = () => new HttpRefusal(404, codes.REQUEST_FAIL, { zh: '接口不存在', en: 'Unknown call' })
export const wrongMethod = () => new HttpRefusal(405, codes.REQUEST_FAIL, { zh: '请求方式错误', en: 'Wrong method' })
export const tooLarge = () =>
  new HttpRefusal(413, codes.PARAMETER_ERROR, { zh: '请求内容过大', en: 'The request is too large' })
/** The server itself failed: the outcome is open, so a client keeps its idempotency key. */
export const broken = () =>
  new HttpRefusal(500, codes.UNKNOW_ERROR, {
    zh: '系统繁忙，请稍后再试',
    en: 'Something went wrong. Please try again later.',
  })
