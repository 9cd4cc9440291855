import { useEffect } from 'react'
import { create } from 'zustand'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'

type Counts = Readonly<Record<number, number>>

/** Pieces in the cart by goods_id: every row reads its own number, so that only one is drawn anew. */
const store = create<{ counts: Counts }>(() => ({ counts: {} }))

export const useInCart = (goodsId: number): number => store(({ counts }) => counts[goodsId] ?? 0)

/** Shown ahead of what the cart says next time. */
export const countAdded = (goodsId: number, num: number): void =>
  store.setState(({ counts }) => ({ counts: { ...counts, [goodsId]: (counts[goodsId] ?? 0) + num } }))

export function countsOf(rows: readonly { goods_id: number; num: number }[]): Counts {
  const counts: Record<number, number> = {}
  for (const { goods_id, num } of rows) counts[goods_id] = (counts[goods_id] ?? 0) + num
  return counts
}

/** Keeps the numbers at what the cart holds; guests have none. */
export function useCartCounts(): void {
  const member = useIsMember()
  const rows = useData('/api/cart/lists', {}, { enabled: member, silent: true, onShow: true })
  useEffect(() => store.setState({ counts: countsOf(rows.data ?? []) }), [rows.data])
}
