import type { PromotionData, PromotionKind as DeskKind } from '@mall/contract/promotionData'
import type { Tx } from '../database/transaction'
import type { Ctx } from '../http/route'

export type { DeskKind }

/** Whose key makes something, and for which site. */
export interface Maker {
  ctx: Ctx
  /** 0 = the platform */
  siteId: number
}

/** What is to be closed. */
export interface Closable {
  siteId: number
  /** it was closed before, or its time is over: closing it is refused */
  isOver: boolean
}

/**
 * How the operator makes and closes one kind of offer (wire/operator section 2.7). A module brings its desks in `desks`;
 * the calls find them by kind, and check key, site and params before they ask one.
 */
export interface PromotionDesk<K extends DeskKind> {
  kind: K
  /** Refuses what only this kind can judge, writes its rows and jobs, answers the id. Shared checks: deskChecks.ts. */
  create(trx: Tx, data: PromotionData<K>, maker: Maker): Promise<number>
  /** The row, locked; undefined = there is none. */
  find(trx: Tx, id: number, now: number): Promise<Closable | undefined>
  /** Closes the row that `find` locked, with what the end of its kind brings about (wire/promotions section 0). */
  close(trx: Tx, id: number, row: Closable, ctx: Ctx): Promise<void>
}

/** A desk of any kind. */
export type AnyDesk = { [K in DeskKind]: PromotionDesk<K> }[DeskKind]

/** The desks of a mall, filled when its modules are wired in. */
export interface PromotionDesks {
  add(desk: AnyDesk): void
  /** undefined = nobody brought this kind */
  of(kind: DeskKind): AnyDesk | undefined
}

export function deskRegistry(): PromotionDesks {
  const desks = new Map<DeskKind, AnyDesk>()
  return {
    add(desk) {
      if (desks.has(desk.kind)) throw new Error(`two desks make "${desk.kind}"`)
      desks.set(desk.kind, desk)
    },
    of: (kind) => desks.get(kind),
  }
}
