import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useAddon } from '@/session/boot'
import { now } from '@/session/clock'
import { LabelRow } from '@/ui/LabelRow'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { CouponCard } from './CouponCard'
import { faceOfType, keyOf, type CouponFace } from './face'
import styles from './GoodsCoupons.module.scss'
import { ReceiveButton } from './ReceiveButton'
import { rank, type PricedLine } from './rules'
import { useTexts } from './texts'
import { useReceiving } from './useReceiving'
import { chipOf } from './words'

interface GoodsCouponsProps {
  siteId: number
  /** without it: all coupons of the shop */
  goodsId?: number
  /** what is looked at or chosen, so that the coupon that saves most on it comes first */
  lines?: readonly PricedLine[]
  /** row: a line with the best tickets in small; link: only the words "get coupons" */
  look?: 'row' | 'link'
  className?: string
}

/** The way to the coupons that may be received for a goods or in a shop; nothing where there are none. */
export function GoodsCoupons({ siteId, goodsId, lines, look = 'row', className = '' }: GoodsCouponsProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const { coupons, refresh } = useCoupons(siteId, goodsId, lines)
  if (coupons.length === 0) return null
  const chips = coupons.filter(({ stamp }) => !stamp).slice(0, 3)
  return (
    <>
      {look === 'row' ? (
        <LabelRow className={`${className} t-goods-coupons`} label={texts.goodsCoupons} onClick={() => setOpen(true)}>
          <View className={styles.chips}>
            {chips.map((coupon) => (
              <View key={keyOf(coupon)} className={`${styles.chip} ${styles[coupon.kind]}`}>
                {chipOf(coupon, texts)}
              </View>
            ))}
          </View>
          <View className={styles.get}>{texts.receiveShort}</View>
        </LabelRow>
      ) : (
        <Tap className={`${styles.link} ${className} t-goods-coupons`} onClick={() => setOpen(true)}>
          {texts.getCoupons}
        </Tap>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={texts.goodsCoupons} className="t-coupon-sheet">
        <Tickets coupons={coupons} refresh={refresh} />
      </Sheet>
    </>
  )
}

/** Apart from the row: what the member holds is asked only when the sheet opens. */
function Tickets({ coupons, refresh }: { coupons: readonly CouponFace[]; refresh: () => void }) {
  const receiving = useReceiving(refresh)
  return (
    <View className={styles.tickets}>
      {coupons.map((coupon) => (
        <CouponCard
          key={keyOf(coupon)}
          raised
          className={styles.one}
          coupon={coupon}
          stamp={receiving.has(coupon) ? 'received' : coupon.stamp}
          action={<ReceiveButton coupon={coupon} receiving={receiving} />}
        />
      ))}
    </View>
  )
}

const nothing: readonly PricedLine[] = []

/** Of both kinds: those that save most on the lines first, then as the server orders them, then what is gone. */
function useCoupons(siteId: number, goodsId: number | undefined, lines = nothing) {
  const about = { site_id: siteId, ...(goodsId ? { goods_id: goodsId } : {}) }
  const quiet = { silent: true }
  const shop = useData('/coupon/api/coupon/typelists', about, { ...quiet, enabled: useAddon('coupon') })
  const platform = useData('/platformcoupon/api/platformcoupon/typelists', about, {
    ...quiet,
    enabled: useAddon('platformcoupon'),
  })
  const coupons = useMemo(() => {
    const all = [...(shop.data ?? []), ...(platform.data ?? [])].map(faceOfType)
    const remaining = all.filter(({ stamp }) => !stamp)
    return [...new Set([...rank(remaining, lines, now()), ...remaining, ...all])]
  }, [shop.data, platform.data, lines])
  return { coupons, refresh: () => void Promise.all([shop.refresh(), platform.refresh()]) }
}
