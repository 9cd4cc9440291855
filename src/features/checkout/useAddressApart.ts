import { useMemo } from 'react'
import { useData } from '@/api/useData'
import type { Quote } from './CheckoutKind'

/**
 * The quote with the address of this id, which its call did not take. 0: as it is. undefined while the address is being
 * read; without an address when that is gone.
 */
export function useAddressApart(quote: Quote | undefined, id: number): Quote | undefined {
  const asked = { enabled: quote !== undefined && id > 0, onShow: true, silent: false }
  const { data, failure } = useData('/api/memberaddress/info', { id }, asked)
  const gone = failure?.kind === 'refused'
  return useMemo(() => {
    const member_address = gone ? null : data
    if (!quote || !(id > 0)) return quote
    return member_address === undefined ? undefined : { ...quote, member_address }
  }, [quote, id, data, gone])
}
