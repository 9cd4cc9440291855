import { View } from '@tarojs/components'
import type { CouponType, PlatformCouponType } from '@mall/contract/coupon'
import { CouponCard } from '@/domain/coupon/CouponCard'
import { faceOfType } from '@/domain/coupon/face'
import { ReceiveButton } from '@/domain/coupon/ReceiveButton'
import type { Receiving } from '@/domain/coupon/useReceiving'
import styles from '../coupon.module.scss'
import { openGoods } from '../paths'

interface TypeRowProps {
  type: CouponType | PlatformCouponType
  receiving: Receiving
}

/** One ticket of the coupon centre. */
export function TypeRow({ type, receiving }: TypeRowProps) {
  const coupon = faceOfType(type)
  return (
    <View className={styles.row}>
      <CouponCard
        coupon={coupon}
        stamp={receiving.has(coupon) ? 'received' : coupon.stamp}
        action={<ReceiveButton coupon={coupon} receiving={receiving} onUse={() => void openGoods(coupon)} />}
      />
    </View>
  )
}
