import { useState } from 'react'
import type { CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { isZero } from '@/domain/price/money'
import { Cell } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'
import { useUnusable } from '../useUnusable'
import { CouponHint } from './CouponHint'
import { CouponSheet } from './CouponSheet'

interface CouponRowProps {
  shop: CheckoutShop
  /** usable ones, best first */
  coupons: readonly MemberCoupon[]
  /** 0 = none */
  chosen: number
  onChoose: (couponId: number) => void
}

/** What the shop's coupon takes off, or what is missing to one, and the choice of another. */
export function CouponRow({ shop, coupons, chosen, onChoose }: CouponRowProps) {
  const texts = useTexts()
  const [choosing, setChoosing] = useState(false)
  // who has a usable one need not be told of the others
  const blockers = useUnusable(shop, coupons, coupons.length === 0).map(({ why }) => why)
  return (
    <>
      <Cell className="t-choose-coupon" label={texts.coupon} onClick={() => setChoosing(true)}>
        {chosen > 0 && chosen === coupons[0]?.coupon_id && <Tag className={styles.best}>{texts.best}</Tag>}
        {isZero(shop.coupon_money) ? (
          <CouponHint usable={coupons.length} blockers={blockers} />
        ) : (
          <Price value={`-${shop.coupon_money}`} size="s" />
        )}
      </Cell>
      <CouponSheet
        open={choosing}
        shop={shop}
        coupons={coupons}
        chosen={chosen}
        onChoose={onChoose}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
