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

/** As much of a row as all kinds have. */
export interface ContentRow {
  site_id: number
}

/** How the operator writes one kind of content (wire/operator section 2.8); the site's turn is held. */
export interface ContentDesk<K extends ContentKind, Row = ContentRow, Columns = object> {
  kind: K
  /** fields that a new row needs, and that no row may empty */
  needs: readonly (keyof ContentFields<K> & string)[]
  /** list of the import that makes the same rows */
  list: 'notes' | 'lives' | 'cities'
  unknown(): Refusal
  /** In any state. */
  find(trx: Tx, id: number): Promise<Row | undefined>
  /** What the fields that were sent make of the row; without `before` it is a new one. */
  columns(trx: Tx, fields: ContentFields<K>, before: Row | undefined, place: ContentPlace): Promise<Columns>
  create(trx: Tx, columns: Columns, place: ContentPlace): Promise<void>
  /** `columns`: what the row does not hold yet, never nothing */
  change(trx: Tx, columns: Partial<Columns>, before: Row, place: ContentPlace): Promise<void>
  remove(trx: Tx, place: ContentPlace): Promise<void>
}

export type AnyContentDesk = { [K in ContentKind]: ContentDesk<K> }[ContentKind]

/** Columns as a statement takes them: lists as text. */
export const written = <T extends { goods?: object }>({ goods, ...columns }: T) => ({
  ...columns,
  ...(goods && { goods: JSON.stringify(goods) }),
})
