import { useEffect, useState } from 'react'
import type { CartRow } from '@mall/contract/cart'
import { changesOf, seenOf, type Change } from './changes'
import { keepSeen, readSeen } from './seen'
import type { Cart } from './useCart'

export interface Changes {
  list: readonly Change[]
  dismiss(): void
}

/** What changed since the shopper last saw this cart; stays until it is dismissed or its row is gone. */
export function useChanges<R extends CartRow>({ kind, state }: Pick<Cart<R>, 'kind' | 'state'>): Changes {
  const [list, setList] = useState<readonly Change[]>([])
  const { data } = state
  useEffect(() => {
    if (!data) return
    const ids = data.map((row) => row.cart_id)
    const news = changesOf(readSeen(kind.name, ids), data, kind)
    keepSeen(kind.name, seenOf(data, kind))
    setList((before) => {
      const still = before.filter(
        (one) => !news.some(({ cartId }) => cartId === one.cartId) && (one.kind === 'gone' || ids.includes(one.cartId)),
      )
      return news.length + still.length === 0 ? before : [...still, ...news]
    })
  }, [data, kind])
  return { list, dismiss: () => setList([]) }
}
