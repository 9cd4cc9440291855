import * as v from 'valibot'

/**
 * Who may call: `T` token required, `t` token optional, `-` public (wire/README section 1);
 * `S` `P` `D` are the scopes of the operator API (operator.md section 1).
 */
export type Auth = 'T' | 't' | '-' | 'S' | 'P' | 'D'

/** One row of the wire documents: what a call takes and what its `data` is. */
export interface Call<P extends v.ObjectEntries = v.ObjectEntries, D extends v.GenericSchema = v.GenericSchema> {
  readonly auth: Auth
  readonly params: v.ObjectSchema<P, undefined>
  readonly data: D
  /** Accepts `idempotency_key` (`[I]` in the wire documents, README section 7). */
  readonly idempotent: boolean
  /** The storefront sends it with GET although it has params (README section 2). */
  readonly get: boolean
  /** An `auth_ticket` may stand in place of the token; the handler says for what. */
  readonly ticket: boolean
}

/** Declares one call. Params not named here are ignored by the server, never rejected. */
export function call<const P extends v.ObjectEntries, const D extends v.GenericSchema>(row: {
  auth: Auth
  params: P
  data: D
  idempotent?: boolean
  get?: boolean
  ticket?: boolean
}): Call<P, D> {
  return {
    auth: row.auth,
    params: v.object(row.params),
    data: row.data,
    idempotent: row.idempotent ?? false,
    get: row.get ?? false,
    ticket: row.ticket ?? false,
  }
}

/** What a client may pass: numbers or their text, objects for JSON params. */
export type ParamsOf<C> = C extends Call<infer P, v.GenericSchema> ? v.InferInput<v.ObjectSchema<P, undefined>> : never
/** What the server's handler receives after parsing. */
export type ParsedOf<C> = C extends Call<infer P, v.GenericSchema> ? v.InferOutput<v.ObjectSchema<P, undefined>> : never
/** `data` of a successful answer. */
export type DataOf<C> = C extends Call<v.ObjectEntries, infer D> ? v.InferOutput<D> : never
