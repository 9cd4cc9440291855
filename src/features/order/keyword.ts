import type { OrderRow } from '@mall/contract/order'

type Searched = Pick<OrderRow, 'order_no'> & { order_goods: readonly { goods_name: string }[] }

/** Part of a goods name, or the beginning of the order number: also for servers that know no search of orders. */
export function matches({ order_no, order_goods }: Searched, keyword: string): boolean {
  const word = keyword.trim().toLowerCase()
  if (!word) return true
  return order_no.startsWith(word) || order_goods.some(({ goods_name }) => goods_name.toLowerCase().includes(word))
}
