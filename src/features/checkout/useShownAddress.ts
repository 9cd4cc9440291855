import { useCallback, useState } from 'react'
import type { CheckoutData } from '@mall/contract/checkout'
import { useChosenAddress } from '@/domain/address/chosenAddress'

interface ShownAddress {
  /** 0 = none was shown yet */
  known: number
  /** the buyer chose it on the address page */
  chosen: boolean
  /** the address of this answer is what the buyer sees from now on */
  keep(data: CheckoutData): void
}

/**
 * The address that the buyer sees: chosen, else the one of the first answer. Every call carries it, so that nothing goes
 * elsewhere when another device changes the default meanwhile.
 */
export function useShownAddress(settled = false): ShownAddress {
  const picked = useChosenAddress()
  // nobody chooses one here: it was picked for another checkout
  const chosen = settled ? 0 : picked
  const [kept, setKept] = useState(0)
  const keep = useCallback(({ member_address: shown }: CheckoutData) => {
    if (shown) setKept(shown.id)
  }, [])
  return { known: chosen || kept, chosen: chosen > 0, keep }
}
