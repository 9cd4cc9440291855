import type { CartRow } from '@mall/contract/cart'
import { cents } from '../price/money'
import type { CartKind } from './CartKind'
import { isValid, troubleOf } from './rows'

/** A row as it was when the shopper last saw the cart. */
export interface SeenRow {
  name: string
  /** money of one piece */
  price: string
  /** at a time-limited discount */
  discounted: boolean
  valid: boolean
  /** could be bought in this number */
  enough: boolean
}

/** by cart_id, whose rows are of one member */
export type Seen = Record<string, SeenRow>

export type Change = { cartId: number; name: string } & (
  | { kind: 'up' | 'down' | 'discountOver'; from: string; to: string }
  | { kind: 'short'; remaining: number }
  | { kind: 'off' | 'gone' }
)

type Ways<R extends CartRow> = Pick<CartKind<R>, 'price' | 'bounds' | 'listPrice'>

const tooFew = <R extends CartRow>(row: R, { bounds }: Ways<R>) => {
  const trouble = troubleOf(row, bounds(row))
  return trouble === 'short' || trouble === 'soldOut'
}

export const seenOf = <R extends CartRow>(rows: readonly R[], kind: Ways<R>): Seen =>
  Object.fromEntries(
    rows.map((row) => [
      row.cart_id,
      {
        name: row.goods_name,
        price: kind.listPrice?.(row) ?? kind.price(row, rows),
        discounted: row.promotion_type === 1 && cents(row.discount_price) < cents(row.price),
        valid: isValid(row),
        enough: !tooFew(row, kind),
      },
    ]),
  )

/** What keeps a row from being bought comes first. */
const weight: readonly Change['kind'][] = ['gone', 'off', 'short', 'discountOver', 'up', 'down']

/** What became of each row since it was seen; a row that was not seen is news of the shopper's own making. */
export function changesOf<R extends CartRow>(seen: Seen, rows: readonly R[], kind: Ways<R>): Change[] {
  const now = seenOf(rows, kind)
  const changes: Change[] = []
  for (const row of rows) {
    const before = seen[row.cart_id]
    const after = now[row.cart_id]
    if (!before?.valid || !after) continue
    const who = { cartId: row.cart_id, name: row.goods_name }
    if (!after.valid) changes.push({ ...who, kind: 'off' })
    else if (before.enough && !after.enough) changes.push({ ...who, kind: 'short', remaining: row.stock })
    const more = cents(after.price) - cents(before.price)
    if (!after.valid || more === 0) continue
    const ended = more > 0 && before.discounted && !after.discounted
    changes.push({
      ...who,
      kind: ended ? 'discountOver' : more > 0 ? 'up' : 'down',
      from: before.price,
      to: after.price,
    })
  }
  for (const [id, { name, valid }] of Object.entries(seen)) {
    if (valid && !now[id]) changes.push({ cartId: Number(id), name, kind: 'gone' })
  }
  return changes.sort((a, b) => weight.indexOf(a.kind) - weight.indexOf(b.kind))
}
