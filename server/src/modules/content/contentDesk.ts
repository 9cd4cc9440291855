import type { ContentKind, contentRows } from '@mall/contract/contentRows'
import type { InferOutput } from 'valibot'
import type { Tx } from '../../database/transaction'
import type { Ctx, Refusal } from '../../http/route'

/** Fields left out keep their value. */
export type ContentFields<K extends ContentKind> = InferOutput<(typeof contentRows)[K]>

/** Where a row stands, or is to stand. */
export interface ContentPlace {
  ctx: Ctx
  siteId: number
  id: number
}

/** How the operator writes one kind of content (wire/operator section 2.8); the site's turn is held. */
export interface ContentDesk<K extends ContentKind> {
  kind: K
  /** fields that a new row needs, and that no row may empty */
  needs: readonly (keyof ContentFields<K> & string)[]
  /** list of the import that makes the same rows */
  list: 'notes' | 'lives' | 'cities'
  unknown(): Refusal
  /** whose row it is; undefined = there is none */
  siteOf(trx: Tx, id: number): Promise<number | undefined>
  create(trx: Tx, fields: ContentFields<K>, place: ContentPlace): Promise<void>
  change(trx: Tx, fields: ContentFields<K>, place: ContentPlace): Promise<void>
  remove(trx: Tx, place: ContentPlace): Promise<void>
}

export type AnyContentDesk = { [K in ContentKind]: ContentDesk<K> }[ContentKind]

/** Columns as a statement takes them: lists as text. */
export const written = <T extends { goods?: object }>({ goods, ...columns }: T) => ({
  ...columns,
  ...(goods && { goods: JSON.stringify(goods) }),
})
