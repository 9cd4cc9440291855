import { useCallback, useState } from 'react'
import { View } from '@tarojs/components'
import type { MemberCoupon, MemberPlatformCoupon } from '@mall/contract/coupon'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import type { CouponKind } from '@/domain/coupon/face'
import { addonOn, useAddon } from '@/session/boot'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { ListScroll } from '@/ui/ListScroll'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { useMetrics } from '@/ui/useMetrics'
import styles from './coupon.module.scss'
import { OwnRow } from './parts/OwnRow'
import { Waiting } from './parts/Waiting'
import { useTexts } from './texts'

/** wire/member section 6 */
const states = [1, 2, 3] as const
type State = (typeof states)[number]
type Row = MemberCoupon | MemberPlatformCoupon

const row = (own: Row) => <OwnRow key={'coupon_id' in own ? own.coupon_id : own.platformcoupon_id} own={own} />

/** Page scrolling is disabled here (specification section 2): the list moves under its tabs. */
export function MyCouponsScreen() {
  const texts = useTexts()
  const on = { shop: useAddon('coupon'), platform: useAddon('platformcoupon') }
  const [kind, setKind] = useState<CouponKind>(() => (addonOn('coupon') ? 'shop' : 'platform'))
  const [state, setState] = useState<State>(1)
  const ofShops = on.shop && kind === 'shop'
  const quiet = { onShow: true, silent: true }
  const shopCount = useData('/coupon/api/coupon/num', { state: 1 }, { ...quiet, enabled: on.shop })
  const platformCount = useData(
    '/platformcoupon/api/platformcoupon/num',
    { state: 1 },
    { ...quiet, enabled: on.platform },
  )
  const counts = { shop: shopCount.data, platform: platformCount.data }
  const shop = usePagedList(
    '/coupon/api/coupon/memberpage',
    { state },
    { enabled: ofShops, onShow: true, rowKey: (own) => own.coupon_id },
  )
  const platform = usePagedList(
    '/platformcoupon/api/platformcoupon/memberpage',
    { state },
    { enabled: !ofShops, onShow: true, rowKey: (own) => own.platformcoupon_id },
  )
  const { statusBar, navBar } = useMetrics()
  const more = (ofShops ? shop : platform).more
  const reached = useCallback(() => void more(), [more])
  const toCentre = (
    <Button className="t-to-coupons" kind="secondary" onClick={() => void open(routes.coupons)}>
      {texts.toCentre}
    </Button>
  )
  const look = {
    className: styles.list,
    row,
    skeleton: <Waiting />,
    pageScroll: false,
    empty: (
      <Empty text={texts.none[state]} icon="coupon">
        {state === 1 && toCentre}
      </Empty>
    ),
  }
  return (
    <Screen title={texts.mineTitle} toTop={false}>
      <View className={styles.page} style={{ height: `calc(100vh - ${statusBar + navBar}px - var(--safe-bottom))` }}>
        {on.shop && on.platform && (
          <Tabs
            className={styles.tabs}
            items={(['shop', 'platform'] as const).map((key) => ({
              key,
              label: texts.kinds[key],
              ...(counts[key] === undefined ? {} : { count: counts[key] }),
            }))}
            active={kind}
            onChange={setKind}
          />
        )}
        <Tabs
          className={styles.states}
          look="pill"
          items={states.map((key) => ({ key, label: texts.states[key] }))}
          active={state}
          onChange={setState}
        />
        <ListScroll className={styles.scroll} refresh={(ofShops ? shop : platform).refresh} onEnd={reached}>
          {ofShops ? (
            <PagedList key={`shop ${state}`} list={shop} {...look} />
          ) : (
            <PagedList key={`platform ${state}`} list={platform} {...look} />
          )}
        </ListScroll>
      </View>
    </Screen>
  )
}
