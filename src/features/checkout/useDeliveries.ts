import { useMemo, useState } from 'react'
import type { CheckoutData } from '@mall/contract/checkout'
import { useQuestion } from '@/api/question'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import { useHere } from '@/domain/place/here'
import type { CheckoutKind } from './CheckoutKind'
import { standing, waysBySite, type DeliverySelection, type Ways, type DeliverySelections } from './deliveryChoice'

export interface Deliveries {
  /** how the goods of each shop can come */
  ways: Ways
  /** what was chosen of them */
  deliveries: Record<number, DeliverySelection>
  chooseDelivery(siteId: number, selection: DeliverySelection): void
}

/** The buyer's ways of delivery; once they tell where they stand, the quote is asked for the stores by distance. */
export function useDeliveries<Draft>(
  kind: CheckoutKind<Draft>,
  draft: Draft | undefined,
  opened: CheckoutData | undefined,
  address: object,
): Deliveries {
  const [selections, setSelections] = useState<DeliverySelections>({})
  const { point } = useHere()
  const at = point && { latitude: String(point.latitude), longitude: String(point.longitude) }
  const near = useQuestion(draft && at && kind.open(draft, at), {
    enabled: opened !== undefined,
    silent: true,
    besides: address,
  })
  const listed = near.data ?? opened
  const ways = useMemo(() => (listed ? waysBySite(shopsOf(listed)) : {}), [listed])
  const deliveries = useMemo(() => standing(selections, ways), [selections, ways])
  return {
    ways,
    deliveries,
    chooseDelivery: (siteId, selection) => setSelections((all) => ({ ...all, [siteId]: selection })),
  }
}
