import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { CouponCard } from '@/domain/coupon/CouponCard'
import type { CouponFace } from '@/domain/coupon/face'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Sheet } from '@/ui/Sheet'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

/** Part of the handles `t-...`: a shop's, or the platform's. */
type Kind = 'coupon' | 'platform-coupon'

interface CouponChoicesProps {
  kind: Kind
  title: string
  open: boolean
  /** usable ones, best first */
  coupons: readonly { id: number; name: string; face: CouponFace }[]
  /** 0 = none */
  chosen: number
  onChoose: (couponId: number) => void
  onClose: () => void
  /** why the others are not for it; there while the sheet is open */
  children: ReactNode
}

/** The coupons of this member that may be used here, and none of them. */
export function CouponChoices({ kind, title, open, coupons, chosen, onChoose, onClose, children }: CouponChoicesProps) {
  const texts = useTexts()
  const footer = (
    <Button className={`t-${kind}-done`} size="big" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={title} footer={footer} className={`t-${kind}-sheet`}>
      <View className={styles.coupons}>
        {coupons.map(({ id, name, face }, i) => (
          <View key={id} className={styles.coupon} onClick={() => onChoose(id)}>
            <CouponCard
              raised
              coupon={face}
              action={
                <Checkbox
                  role="radio"
                  className={`t-pick-${kind}`}
                  label={name}
                  checked={chosen === id}
                  onChange={() => onChoose(id)}
                />
              }
            />
            {i === 0 && coupons.length > 1 && <View className={styles.saves}>{texts.bestOne}</View>}
          </View>
        ))}
        <View className={styles.noCoupon}>
          <Checkbox role="radio" className={`t-no-${kind}`} checked={chosen === 0} onChange={() => onChoose(0)}>
            {texts.notUsing}
          </Checkbox>
        </View>
        {children}
      </View>
    </Sheet>
  )
}

interface UnusableProps {
  kind: Kind
  coupons: readonly { id: number; face: CouponFace; note: string }[]
}

export function Unusable({ kind, coupons }: UnusableProps) {
  const texts = useTexts()
  if (coupons.length === 0) return null
  return (
    <>
      <View className={`${styles.unusable} t-unusable-${kind}s`}>{texts.unusable(coupons.length)}</View>
      {coupons.map(({ id, face, note }) => (
        <View key={id} className={styles.coupon}>
          <CouponCard raised off coupon={face} note={note} />
        </View>
      ))}
    </>
  )
}
