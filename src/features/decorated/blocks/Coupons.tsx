import { ScrollView, View } from '@tarojs/components'
import type { AdminPlatformCouponItem, ShopCouponItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { CouponWorth } from '@/domain/coupon/CouponWorth'
import { faceOfType, keyOf, type CouponFace } from '@/domain/coupon/face'
import { ReceiveButton } from '@/domain/coupon/ReceiveButton'
import { useReceiving } from '@/domain/coupon/useReceiving'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { px } from '@/ui/theme/size'
import { useShownSite } from '../shopContext'
import { useColours } from '@/ui/theme/useColours'
import styles from './later.module.scss'
import { useLaterTexts } from './laterTexts'

/** Coupons of the shown shop, received in place. */
export function ShopCoupons({ item }: { item: ShopCouponItem }) {
  const site = useShownSite()
  const chosen = item.couponIds ?? []
  const { data, refresh } = useData(
    '/coupon/api/coupon/typepagelists',
    {
      page: 1,
      page_size: item.couponCount ?? 10,
      ...(site > 0 ? { site_id: site } : {}),
      ...(item.sources === 'diy' && chosen.length > 0 ? { coupon_type_id_arr: chosen.join(',') } : {}),
    },
    { silent: true },
  )
  return <Strip item={item} coupons={(data?.list ?? []).map(faceOfType)} changed={() => void refresh()} />
}

/** Coupons of the platform. */
export function PlatformCoupons({ item }: { item: AdminPlatformCouponItem }) {
  const chosen = item.couponIds ?? []
  const { data, refresh } = useData(
    '/platformcoupon/api/platformcoupon/typepagelists',
    {
      page: 1,
      page_size: item.couponCount ?? 10,
      ...(item.sources === 'diy' && chosen.length > 0 ? { platformcoupon_type_id_arr: chosen.join(',') } : {}),
    },
    { silent: true },
  )
  return <Strip item={item} coupons={(data?.list ?? []).map(faceOfType)} changed={() => void refresh()} />
}

interface StripProps {
  item: ShopCouponItem | AdminPlatformCouponItem
  coupons: readonly CouponFace[]
  changed: () => void
}

function Strip({ item, coupons, changed }: StripProps) {
  const texts = useLaterTexts()
  const colour = useColours()
  const receiving = useReceiving(changed)
  const live = coupons.filter(({ stamp }) => !stamp)
  if (live.length === 0) return null
  const style = { marginTop: px(item.marginTop ?? 0), background: colour(item.backgroundColor) }
  const goods = ({ kind, typeId }: CouponFace) =>
    open(routes.goodsList, kind === 'shop' ? { coupon: typeId } : { platformcouponTypeId: typeId })
  return (
    <ScrollView className={styles.strip} style={style} scrollX enhanced showScrollbar={false}>
      <View className={styles.row}>
        {live.map((coupon) => (
          <View key={keyOf(coupon)} className={`${styles.ticket} t-coupon`}>
            <CouponWorth coupon={coupon} />
            <View className={styles.terms}>
              <View className={styles.title}>{coupon.name}</View>
              <View className={styles.sold}>{texts.couponFrom(coupon.at_least)}</View>
            </View>
            <ReceiveButton coupon={coupon} receiving={receiving} onUse={() => void goods(coupon)} />
          </View>
        ))}
      </View>
    </ScrollView>
  )
}
