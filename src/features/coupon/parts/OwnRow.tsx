import { View } from '@tarojs/components'
import type { MemberCoupon, MemberPlatformCoupon } from '@mall/contract/coupon'
import { CouponCard } from '@/domain/coupon/CouponCard'
import { faceOfOwn } from '@/domain/coupon/face'
import { now } from '@/session/clock'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import styles from '../coupon.module.scss'
import { openGoods } from '../paths'
import { useTexts } from '../texts'

/** s; from here on the end is told */
const soon = 3 * 86_400

/** One of the member's own tickets; an unused one leads to its goods, a used one to its order. */
export function OwnRow({ own }: { own: MemberCoupon | MemberPlatformCoupon }) {
  const texts = useTexts()
  const coupon = faceOfOwn(own)
  const order = 'use_order_id' in own && own.state === 2 ? own.use_order_id : 0
  const action =
    own.state === 1 ? (
      <Button
        size="small"
        kind={coupon.kind === 'shop' ? 'primary' : 'aux'}
        className="t-use-coupon"
        onClick={() => void openGoods(coupon)}
      >
        {texts.use}
      </Button>
    ) : order > 0 ? (
      <Button
        size="small"
        kind="secondary"
        className="t-coupon-order"
        onClick={() => void open(routes.orderDetail, { order_id: order })}
      >
        {texts.order}
      </Button>
    ) : undefined
  return (
    <View className={styles.row}>
      <CouponCard
        coupon={coupon}
        action={action}
        note={own.state === 1 && own.end_time - now() < soon ? texts.soon : undefined}
      />
    </View>
  )
}
