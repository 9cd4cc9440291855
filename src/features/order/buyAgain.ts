import type { CartLimit } from '@mall/contract/cart'
import type { OrderRow } from '@mall/contract/order'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { setCartCount } from '@/session/cartCount'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { useTexts } from './texts'

export interface Refused {
  name: string
  why: string
}

export interface Again {
  added: number
  /** in full or in part not added */
  refused: Refused[]
}

const limitOf = ({ data }: CallFailure) => data as Partial<CartLimit> | null

/** Adds as many as are wanted; of a limit that is lower, as many as it allows. */
async function addLine(sku_id: number, num: number, site_id: number): Promise<string | undefined> {
  const add = async (pieces: number) =>
    setCartCount({ goods: await call('/api/cart/add', { sku_id, num: pieces, site_id }, { silent: true }) })
  try {
    await add(num)
    return undefined
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    const max = Number(limitOf(failure)?.max ?? 0)
    if (max < 1 || max >= num) return failure.message
    try {
      await add(max)
    } catch {
      // the pieces that lie in the cart already may fill the limit
    }
    return failure.message
  }
}

/** Puts the lines of an order into the cart once more; gifts were not bought. */
export async function buyAgain({ order_goods, site_id }: Pick<OrderRow, 'order_goods' | 'site_id'>): Promise<Again> {
  const refused: Refused[] = []
  const bought = order_goods.filter((line) => line.is_present !== 1)
  for (const { sku_id, num, goods_name: name } of bought) {
    const why = await addLine(sku_id, num, site_id)
    if (why !== undefined) refused.push({ name, why })
  }
  return { added: bought.length - refused.length, refused }
}

/** Goes to the cart with what could be added; what could not is told at once, with the reasons. */
export async function goBuyAgain(order: OrderRow): Promise<void> {
  const texts = useTexts.get()
  const { added, refused } = await buyAgain(order)
  if (refused.length > 0) {
    const content = refused.map(({ name, why }) => `${name}：${why}`).join('\n')
    const toCart = await ask({ title: texts.notAdded, content, confirm: texts.toCart, cancel: texts.later })
    if (toCart) await open(routes.cart)
    return
  }
  if (added === 0) return
  toast(texts.added)
  await open(routes.cart)
}
