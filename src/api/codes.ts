import type { codes as wire } from '@mall/contract/envelope'

/** Codes the storefront acts on; the contract ships as types only, so their values stand here once more. */
export const codes = {
  ERROR: -1,
  TOKEN_ERROR: -10009,
  TOKEN_EXPIRE: -10010,
  MEMBER_NOT_EXIST: -10016,
  AUTH_TICKET_INVALID: -11001,
  IDEMPOTENCY_CONFLICT: -11002,
  IDEMPOTENCY_RUNNING: -11003,
  TOO_OFTEN: -11004,
} as const satisfies Partial<typeof wire>
