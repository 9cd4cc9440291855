import type { FastifyBaseLogger } from 'fastify'
import type { Api, Path } from '@mall/contract/api'
import type { DataOf, ParsedOf } from '@mall/contract/define'
import { codes } from '@mall/contract/envelope'
import type { Language, Words } from '@mall/contract/words'
import type { Tx } from '../database/transaction'
import type { Fields } from './form'
import type { Mall } from '../mall'
import type { Operator } from '../operator/keys'

/** Who calls, from where and when. */
export interface Ctx {
  /** 0 = guest */
  memberId: number
  siteId: number
  websiteId: number
  appType: 'wechat' | 'h5' | 'weapp'
  suid: number
  uid: number
  sourceMember: number
  ip: string
  /** of the caller, for the server's own words (wire/README section 3.1) */
  language: Language
  /** unix seconds of the mall's clock, the same during the whole call */
  now: number
  /** the key's holder, on calls of the operator API */
  operator: Operator | null
  /** the token as it was sent; '' for guests. For logout only, never to be stored or logged */
  token: string
  /** the multipart file of an upload call */
  upload: Upload | null
  mall: Mall
  log: FastifyBaseLogger
}

/** A file as it came: neither its name nor its kind is to be believed. */
export interface Upload {
  /** last segment of the address: headimg, evaluateimg ... */
  path: string
  bytes: Uint8Array
}

export type Params<P extends Path> = ParsedOf<Api[P]>
export type Data<P extends Path> = DataOf<Api[P]>

/** What a handler of serveOnce gives back. */
export interface Once<D> {
  data: D
}

/** Whether fields without a token name somebody who may call; undefined: they name nobody so far. */
export type Admits = (fields: Fields, mall: Mall, now: number) => Promise<boolean | undefined>

/** One served call. `once` handlers own a transaction, `plain` ones open their own when they need one. */
export type Route =
  | { path: Path; kind: 'plain'; handler: (params: never, ctx: Ctx) => unknown; admits?: Admits }
  | {
      path: Path
      kind: 'once'
      before?: ((params: never, ctx: Ctx) => (() => Promise<unknown>) | undefined) | undefined
      readsFirst?: boolean
      around?: (params: never, ctx: Ctx, work: () => Promise<unknown>) => Promise<unknown>
      handler: (params: never, ctx: Ctx, trx: Tx, asked: never) => Promise<Once<unknown>>
    }

/** Serves a call; params arrive parsed by the contract, the answer is checked against it in tests. */
export function serve<P extends Path>(
  path: P,
  handler: (params: Params<P>, ctx: Ctx) => Promise<Data<P>> | Data<P>,
): Route {
  return { path, kind: 'plain', handler }
}

/** The same for an upload: `admits` says who else may, before the file is taken. */
export const serveUpload = <P extends Path>(
  path: P,
  admits: Admits,
  handler: (params: Params<P>, ctx: Ctx) => Promise<Data<P>>,
): Route => ({ path, kind: 'plain', handler, admits })

/**
 * Serves an `[I]` call: handler and idempotency row share one transaction (wire/README section 7). What `before`
 * answers asks the world outside, once and without a transaction; a call that is answered from its row asks nothing.
 */
export function serveOnce<P extends Path, B = undefined>(
  path: P,
  handler: (params: Params<P>, ctx: Ctx, trx: Tx, asked: B | undefined) => Promise<Once<Data<P>>>,
  before?: (params: Params<P>, ctx: Ctx) => (() => Promise<B>) | undefined,
): Extract<Route, { kind: 'once' }> {
  return { path, kind: 'once', handler, before }
}

/**
 * The same where every call counts: the reads that the handler begins with travel with the claim of the idempotency key.
 * Such a handler does nothing outside its transaction, for a call that was answered before has begun it in vain.
 */
export const serveOnceFast: typeof serveOnce = (path, handler, before) => ({
  ...serveOnce(path, handler, before),
  readsFirst: true,
})

/**
 * The same with something around the whole work, its transaction and what `before` asks: it may refuse before either
 * begins. A call that it refuses and that was answered before gets that answer.
 */
export const withAround = <P extends Path>(
  route: Extract<Route, { kind: 'once' }>,
  around: (params: Params<P>, ctx: Ctx, work: () => Promise<unknown>) => Promise<unknown>,
): Route => ({ ...route, around })

export interface RefuseWith {
  /** default -1 */
  code?: number
  /** symbolic name; default belongs to the code */
  errorCode?: string
  data?: unknown
}

/** A business refusal: the shopper sees `words`, the transaction around it is undone. */
export class Refusal extends Error {
  readonly words: Words
  readonly code: number
  readonly errorCode: string
  readonly data: unknown
  constructor(words: Words, { code = codes.ERROR, errorCode, data = null }: RefuseWith = {}) {
    super(words.zh)
    this.words = words
    this.code = code
    this.errorCode = errorCode ?? nameOf(code)
    this.data = data
  }
}

/** `throw refuse({ zh: '商品库存不足', en: 'Not enough in stock' }, { code, errorCode, data })` */
export const refuse = (words: Words, more?: RefuseWith): Refusal => new Refusal(words, more)

const names = new Map<number, string>(Object.entries(codes).map(([name, code]) => [code, name]))
const nameOf = (code: number) => names.get(code) ?? 'ERROR'
