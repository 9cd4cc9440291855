import { useMemo, useRef, useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { useAddon } from '@/session/boot'
import { toast } from '@/session/toast'
import { useIsMember } from '@/session/token'
import { keyOf, type CouponFace, type CouponKind } from './face'
import { useTexts } from './texts'

export interface Receiving {
  /** the member has one that is unused */
  has(coupon: CouponFace): boolean
  /** it is being received */
  busy(coupon: CouponFace): boolean
  /** Receives one; a guest logs in first, and then it is received. The shopper is told either way. */
  receive(coupon: CouponFace): Promise<void>
}

/** One page of them tells what the member holds; whoever has more unused ones than a page is told by the server. */
const page = { page: 1, page_size: 100, state: 1 } as const

/** Receiving in place; the same object until something changes. `refused`: the server says no, the list is out of date. */
export function useReceiving(refused: () => void, received?: () => void): Receiving {
  const member = useIsMember()
  const [wanted, setWanted] = useState('')
  const on = { shop: useAddon('coupon'), platform: useAddon('platformcoupon') }
  const asking = (enabled: boolean) => ({ silent: true, enabled: member && enabled })
  const shop = useData('/coupon/api/coupon/memberpage', page, asking(on.shop))
  const platform = useData('/platformcoupon/api/platformcoupon/memberpage', page, asking(on.platform))
  const held = useMemo(
    () =>
      new Set([
        ...(shop.data?.list ?? []).map((row) => keyOf({ kind: 'shop', typeId: row.coupon_type_id })),
        ...(platform.data?.list ?? []).map((row) => keyOf({ kind: 'platform', typeId: row.platformcoupon_type_id })),
      ]),
    [shop.data, platform.data],
  )
  // a login between the tap and the answer begins another era: its questions are the ones to ask again
  const latest = useRef<Record<CouponKind, () => Promise<void>>>({ shop: shop.refresh, platform: platform.refresh })
  latest.current = { shop: shop.refresh, platform: platform.refresh }
  const running = useRef(false)
  const notify = useRef({ refused, received })
  notify.current = { refused, received }
  return useMemo(
    () => ({
      has: (coupon) => held.has(keyOf(coupon)),
      busy: (coupon) => wanted === keyOf(coupon),
      async receive(coupon) {
        if (running.current) return
        running.current = true
        setWanted(keyOf(coupon))
        try {
          await receiveOne(coupon)
          toast(useTexts.get().received)
          notify.current.received?.()
          await latest.current[coupon.kind]()
        } catch (failure) {
          if (!(failure instanceof CallFailure)) throw failure
          if (failure.definite) notify.current.refused()
        } finally {
          running.current = false
          setWanted('')
        }
      },
    }),
    [held, wanted],
  )
}

const receiveOne = ({ kind, typeId, siteId }: CouponFace) =>
  kind === 'shop'
    ? call('/coupon/api/coupon/receive', { coupon_type_id: typeId, site_id: siteId, get_type: 2 })
    : call('/platformcoupon/api/platformcoupon/receive', { platformcoupon_type_id: typeId, get_type: 2 })
