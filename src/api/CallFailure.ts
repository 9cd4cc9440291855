import { codes } from './codes'

export type FailureKind =
  /** the server answered with a negative code; nothing was done */
  | 'refused'
  /** the device has no connection */
  | 'offline'
  | 'timeout'
  /** the connection failed although the device has one */
  | 'network'
  /** an answer that is not ours: a 5xx, a page of HTML, nothing at all */
  | 'garbage'

/** The one way in which a call fails. */
export class CallFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** for the shopper */
    message: string,
    /** of the envelope; 0 unless refused */
    readonly code = 0,
    readonly data: unknown = null,
    /** symbolic name */
    readonly errorCode = '',
  ) {
    super(message)
  }

  /** Whether the server said what became of the call. If not, it may or may not have been done. */
  get definite(): boolean {
    return this.kind === 'refused' && this.code !== codes.IDEMPOTENCY_RUNNING
  }

  get needsLogin(): boolean {
    if (this.kind !== 'refused') return false
    const { code } = this
    return code === codes.TOKEN_ERROR || code === codes.TOKEN_EXPIRE || this.errorCode === 'TOKEN_NOT_EXIST'
  }

  /** The mobile or openid has no member yet: the register-config branch of the login. */
  get unregistered(): boolean {
    return this.code === codes.MEMBER_NOT_EXIST
  }
}
