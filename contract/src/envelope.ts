/** Codes of wire/README section 6 that client or server name. */
export const codes = {
  SUCCESS: 0,
  ERROR: -1,
  FAIL: -10001,
  SAVE_FAIL: -10002,
  REQUEST_FAIL: -10003,
  DELETE_FAIL: -10004,
  UNKNOW_ERROR: -10005,
  PARAMETER_ERROR: -10006,
  REQUEST_SITE_ID: -10007,
  TOKEN_ERROR: -10009,
  TOKEN_EXPIRE: -10010,
  MEMBER_NOT_EXIST: -10016,
  MEMBER_IS_LOCKED: -10017,
  AUTH_TICKET_INVALID: -11001,
  IDEMPOTENCY_CONFLICT: -11002,
  IDEMPOTENCY_RUNNING: -11003,
  TOO_OFTEN: -11004,
  ORDER_LOCK: -11005,
  NOT_ALLOWED: -11006,
} as const

/** Every answer (README section 3). `code` of 0 or more is success. */
export interface Envelope<D = unknown> {
  code: number
  message: string
  data: D
  /** server clock, unix seconds */
  timestamp: number
  /** symbolic name, on errors */
  error_code?: string
  /** replaces the stored token; both names are accepted by the client */
  token?: string
  refreshtoken?: string
}

/** Params that ride on every call (README section 2). */
export interface BaseParams {
  app_type: 'wechat' | 'h5' | 'weapp'
  app_type_name: string
  site_id: number
  uid: number
  suid: number
  token: string
  website_id: number
  app_version: string
}
