import { useMemo } from 'react'
import { useData, type DataState } from '@/api/useData'
import { faceOfType, type CouponFace, type CouponKind } from '@/domain/coupon/face'
import { useReceiving } from '@/domain/coupon/useReceiving'
import { useIsMember } from '@/session/token'

export interface OneCoupon {
  /** for the Screen: what it waits for */
  info: DataState<unknown>
  coupon: CouponFace | undefined
  /** picture of a code that leads here, '' without one */
  qrcode: string
  remaining: number
  /** how many the member has received, ever; undefined for a guest */
  had: number | undefined
  /** the member holds an unused one */
  held: boolean
  /** one more may be received */
  open: boolean
  busy: boolean
  receive(): Promise<void>
}

/** One type of coupon, and what this member may do with it. */
export function useOneCoupon(kind: CouponKind, typeId: number): OneCoupon {
  const member = useIsMember()
  const ofShop = kind === 'shop'
  const shop = useData('/coupon/api/coupon/typeinfo', { coupon_type_id: typeId }, { enabled: ofShop })
  const platform = useData(
    '/platformcoupon/api/platformcoupon/typeinfo',
    { platformcoupon_type_id: typeId },
    { enabled: !ofShop },
  )
  const quiet = { silent: true, onShow: true }
  const shopHad = useData(
    '/coupon/api/coupon/receivedNum',
    { coupon_type_id: typeId },
    { ...quiet, enabled: ofShop && member },
  )
  const platformHad = useData(
    '/platformcoupon/api/platformcoupon/receivedNum',
    { platformcoupon_type_id: typeId },
    { ...quiet, enabled: !ofShop && member },
  )
  const info = ofShop ? shop : platform
  const had = ofShop ? shopHad : platformHad
  const receiving = useReceiving(() => void info.refresh())
  const { data } = info
  const coupon = useMemo(() => data && faceOfType(data), [data])
  const atMost = coupon?.atMost ?? 0
  return {
    info,
    coupon,
    qrcode: data?.qrcode ?? '',
    remaining: data ? Math.max(0, data.count - data.lead_count) : 0,
    had: had.data,
    held: !!coupon && receiving.has(coupon),
    open: !!coupon && !coupon.stamp && (atMost === 0 || (had.data ?? 0) < atMost),
    busy: !!coupon && receiving.busy(coupon),
    async receive() {
      if (!coupon) return
      await receiving.receive(coupon)
      await Promise.all([info.refresh(), had.refresh()])
    },
  }
}
