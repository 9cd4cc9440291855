import { useCallback, useState } from 'react'
import { View } from '@tarojs/components'
import type { CouponType, PlatformCouponType } from '@mall/contract/coupon'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import type { CouponKind } from '@/domain/coupon/face'
import { useReceiving } from '@/domain/coupon/useReceiving'
import { addonOn, useAddon } from '@/session/boot'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { Tap } from '@/ui/Tap'
import styles from './coupon.module.scss'
import { TypeRow } from './parts/TypeRow'
import { Waiting } from './parts/Waiting'
import { useTexts } from './texts'

/** Lists c0 and c1 of the specification; their first pages are there from the start (api/preload). */
export function CouponCentreScreen() {
  const texts = useTexts()
  const on = { shop: useAddon('coupon'), platform: useAddon('platformcoupon') }
  const [kind, setKind] = useState<CouponKind>(() => (addonOn('coupon') ? 'shop' : 'platform'))
  const c0 = usePagedList(
    '/coupon/api/coupon/typepagelists',
    {},
    { enabled: on.shop, rowKey: (row) => row.coupon_type_id },
  )
  const c1 = usePagedList(
    '/platformcoupon/api/platformcoupon/typepagelists',
    {},
    { enabled: on.platform, rowKey: (row) => row.platformcoupon_type_id },
  )
  const count = useData('/api/member/couponnum', { state: 1 }, { enabled: useIsMember(), onShow: true, silent: true })
  const receiving = useReceiving(
    () => void (kind === 'shop' ? c0 : c1).refresh(),
    () => void count.refresh(),
  )
  const row = useCallback(
    (type: CouponType | PlatformCouponType) => (
      <TypeRow
        key={'coupon_type_id' in type ? type.coupon_type_id : type.platformcoupon_type_id}
        type={type}
        receiving={receiving}
      />
    ),
    [receiving],
  )
  const look = {
    className: styles.list,
    row,
    skeleton: <Waiting />,
    empty: <Empty text={texts.noneToReceive} note={texts.noneToReceiveNote} icon="coupon" />,
  }
  return (
    <Screen title={texts.title}>
      {on.shop && on.platform && (
        <Tabs
          className={styles.tabs}
          items={(['shop', 'platform'] as const).map((key) => ({ key, label: texts.kinds[key] }))}
          active={kind}
          onChange={setKind}
        />
      )}
      <Mine count={count.data} />
      {kind === 'shop' ? <PagedList key="c0" list={c0} {...look} /> : <PagedList key="c1" list={c1} {...look} />}
    </Screen>
  )
}

/** The way to one's own; a guest is told what a login is good for. */
function Mine({ count }: { count: number | undefined }) {
  const texts = useTexts()
  const member = useIsMember()
  if (!useOpenable(routes.memberCoupons)) return null
  return (
    <Tap className={`${styles.mine} t-my-coupons`} role="link" onClick={() => void open(routes.memberCoupons)}>
      <Icon name="coupon" size={40} className={styles.mineIcon} />
      <View className={styles.grow}>{texts.mine}</View>
      <View className={styles.mineNote}>
        {member ? count !== undefined && texts.mineCount(count) : texts.mineGuest}
      </View>
      <Icon name="arrow" size={28} />
    </Tap>
  )
}
