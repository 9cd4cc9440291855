import { ScrollView, View } from '@tarojs/components'
import type { AdminPlatformCouponItem, ShopCouponItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { CouponWorth } from '@/domain/coupon/CouponWorth'
import { faceOfType, keyOf, type CouponFace } from '@/domain/coupon/face'
import { ReceiveButton } from '@/domain/coupon/ReceiveButton'
import { useTexts as useCouponTexts } from '@/domain/coupon/texts'
import { useReceiving } from '@/domain/coupon/useReceiving'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { px } from '@/ui/theme/size'
import { useShownSite } from '../shopContext'
import { useColours } from '@/ui/theme/useColours'
import { countOf } from './goodsLook'
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
      page_size: countOf({ goodsCount: item.couponCount }),
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
      page_size: countOf({ goodsCount: item.couponCount }),
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
  const { stamps } = useCouponTexts()
  // status 0: also those that are gone, stamped
  const shown = Number(item.status ?? 1) === 0 ? coupons : coupons.filter(({ stamp }) => !stamp)
  if (shown.length === 0) return null
  const style = { marginTop: px(item.marginTop ?? 0), background: colour(item.backgroundColor) }
  const goods = ({ kind, typeId }: CouponFace) =>
    open(routes.goodsList, kind === 'shop' ? { coupon: typeId } : { platformcouponTypeId: typeId })
  const tickets = shown.map((coupon) => (
    <View key={keyOf(coupon)} className={`${styles.ticket} t-coupon`}>
      <CouponWorth coupon={coupon} />
      <View className={styles.terms}>
        <View className={styles.title}>{coupon.name}</View>
        <View className={styles.sold}>{texts.couponFrom(coupon.at_least)}</View>
      </View>
      {coupon.stamp && <View className={styles.sold}>{stamps[coupon.stamp]}</View>}
      <ReceiveButton coupon={coupon} receiving={receiving} onUse={() => void goods(coupon)} />
    </View>
  ))
  // 1 side by side, 2 one below the other; one alone lies across
  if (Number(item.style) === 2 || shown.length === 1) {
    return (
      <View className={styles.tickets} style={style}>
        {tickets}
      </View>
    )
  }
  return (
    <ScrollView className={styles.strip} style={style} scrollX enhanced showScrollbar={false}>
      <View className={styles.row}>{tickets}</View>
    </ScrollView>
  )
}
