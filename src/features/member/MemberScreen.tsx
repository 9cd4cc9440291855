import { useData } from '@/api/useData'
import { MessageBell } from '@/domain/message/MessageBell'
import { refreshCartCount } from '@/start/cartCount'
import { useAddon } from '@/session/boot'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { open } from '@/navigation/open'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { useLater } from '@/ui/useLater'
import { SkeletonBlock, SkeletonText } from '@/ui/Skeleton'
import styles from './member.module.scss'
import { Assets } from './parts/Assets'
import { Head } from './parts/Head'
import { Menu } from './parts/Menu'
import { OrderEntries } from './parts/OrderEntries'
import { useTexts } from './texts'

/** how many there are is told with any page of them */
const one = { page: 1, page_size: 1 }
const loadFoot = () => import('@/domain/copyright/Copyright')

/** A guest sees it too, with the way to log in. */
export function MemberScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const foot = useLater(loadFoot)
  const info = useData('/api/member/info', {}, { enabled: member, onShow: true, silent: true })
  const counted = { onShow: true, silent: true }
  const on = { coupons: useAddon('coupon'), platformCoupons: useAddon('platformcoupon') }
  const coupons = useData('/coupon/api/coupon/num', { state: 1 }, { ...counted, enabled: member && on.coupons })
  const platformCoupons = useData(
    '/platformcoupon/api/platformcoupon/num',
    { state: 1 },
    { ...counted, enabled: member && on.platformCoupons },
  )
  const favourites = useData('/api/goodscollect/page', one, { ...counted, enabled: member })
  const footprints = useData('/api/goodsbrowse/page', one, { ...counted, enabled: member })
  const orders = useData('/api/order/num', {}, { enabled: member, onShow: true, silent: true })
  const verifier = useData('/api/verify/checkisverifier', {}, { enabled: member, silent: true })
  const shown = [info, favourites, footprints, coupons, platformCoupons, orders]
  const refresh = () => Promise.all(member ? [...shown.map((asked) => asked.refresh()), refreshCartCount()] : [])
  return (
    <Screen
      title={texts.title}
      right={<MessageBell />}
      tab
      onRefresh={refresh}
      data={member ? info : []}
      skeleton={waiting}
      toTop={false}
    >
      <Column>
        <Head info={member ? info.data : undefined} />
        <Assets
          info={member ? info.data : undefined}
          favourites={favourites.data?.count}
          footprints={footprints.data?.count}
          coupons={[...(on.coupons ? [coupons.data] : []), ...(on.platformCoupons ? [platformCoupons.data] : [])]}
        />
        <OrderEntries counts={member ? orders.data : undefined} />
        <Menu info={member ? info.data : undefined} />
        <CellGroup>
          {member && verifier.data && (
            <Cell
              className="t-verification"
              icon="scan"
              label={texts.verification}
              onClick={() => open(routes.verification)}
            />
          )}
          <Cell
            className="t-addresses"
            icon="location"
            label={texts.addresses}
            onClick={() => open(routes.addresses)}
          />
          {/* a member's head leads there */}
          {!member && (
            <Cell
              className="t-settings"
              icon="settings"
              label={texts.settings}
              onClick={() => open(routes.memberInfo)}
            />
          )}
        </CellGroup>
        {foot && <foot.Copyright />}
      </Column>
    </Screen>
  )
}

/** The shape of it: the head, and cards. */
const waiting = (
  <Column>
    <SkeletonBlock height={192} className={styles.waitingHead} />
    {[1, 2, 3].map((card) => (
      <Card key={card}>
        <SkeletonText lines={3} />
      </Card>
    ))}
  </Column>
)
