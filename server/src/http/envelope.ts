import { codes, type Envelope } from '@mall/contract/envelope'
import { Refusal } from './route'

export function success(data: unknown, timestamp: number, refresh?: string): Envelope {
  const envelope: Envelope = { code: codes.SUCCESS, message: 'success', data: data ?? null, timestamp }
  return refresh ? { ...envelope, refreshtoken: refresh } : envelope
}

export function failure(refusal: Refusal, timestamp: number, refresh?: string): Envelope {
  const { code, message, data, errorCode } = refusal
  const envelope: Envelope = { code, message, data: data ?? null, timestamp, error_code: errorCode }
  return refresh ? { ...envelope, refreshtoken: refresh } : envelope
}

/** A refusal with an HTTP status other than 200 (wire/README section 2, operator.md section 1). */
export class HttpRefusal extends Refusal {
  readonly status: number
  constructor(status: number, code: number, message: string) {
    super(message, { code })
    this.status = status
  }
}

export const unknownPath = () => new HttpRefusal(404, codes.REQUEST_FAIL, '接口不存在')
export const wrongMethod = () => new HttpRefusal(405, codes.REQUEST_FAIL, '请求方式错误')
export const tooLarge = () => new HttpRefusal(413, codes.PARAMETER_ERROR, '请求内容过大')
/** The server itself failed: the outcome is open, so a client keeps its idempotency key. */
export const broken = () => new HttpRefusal(500, codes.UNKNOW_ERROR, '系统繁忙，请稍后再试')
