import type { StockMove } from '../../ledger/stock'
import type { ManjianGiven } from '../../pricing/quote'
import type { NewLine, NewOrder } from '../../modules/order/order.service'
import type { PresaleOrder } from './presaleOrder.store'

/** What its order will be. */
export interface Kept {
  order: NewOrder
  lines: NewLine[]
  /** rules of spend-and-saves that it reached */
  given: ManjianGiven[]
}

export const keptOf = ({
  order_row,
  line_rows,
  given,
}: Pick<PresaleOrder, 'order_row' | 'line_rows' | 'given'>): Kept => ({
  order: order_row as unknown as NewOrder,
  lines: line_rows as unknown as NewLine[],
  given: given as unknown as ManjianGiven[],
})

/** JSON columns take text. */
export const keep = ({ order, lines, given }: Kept) => ({
  order_row: JSON.stringify(order),
  line_rows: JSON.stringify(lines),
  given: JSON.stringify(given),
})

/** Names what a presale order holds of the stock, until its order does. */
export const refOf = (id: number, isPresent?: number) => (isPresent ? `presale:${id}:present` : `presale:${id}`)

/** The pieces of its lines, gifts among them. */
export const piecesOf = (id: number, lines: readonly NewLine[]): (StockMove & { line: NewLine })[] =>
  lines.map((line) => ({
    ...{ siteId: line.site_id, skuId: line.sku_id, num: line.num },
    ref: refOf(id, line.is_present),
    line,
  }))

/** What a bill and a shop's list call it. */
export const presaleOrderName = ({ sku_name, num }: Pick<PresaleOrder, 'sku_name' | 'num'>) => `${sku_name} x${num}`
