import { useEffect } from 'react'
import { useData } from '@/api/useData'
import { setCartCount, useCartCount } from '@/session/cartCount'
import { useIsMember } from '@/session/token'

/** Pieces in the wholesale cart, asked for whenever the page is shown: an order may have emptied it. */
export function useFreshCount(): number {
  const member = useIsMember()
  const fresh = useData('/wholesale/api/cart/count', {}, { enabled: member, onShow: true, silent: true }).data
  useEffect(() => {
    if (fresh !== undefined) setCartCount({ wholesale: fresh })
  }, [fresh])
  return useCartCount('wholesale')
}
