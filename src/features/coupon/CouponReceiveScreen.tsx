import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { TicketPage } from './parts/TicketPage'
import { useTexts } from './texts'

/** One coupon of either kind, from a link or a code; to be received and passed on. */
export function CouponReceiveScreen() {
  const texts = useTexts()
  const { coupon_type_id = 0, platformcoupon_type_id = 0 } = useParams(routes.couponReceive)
  if (coupon_type_id > 0) return <TicketPage kind="shop" typeId={coupon_type_id} />
  if (platformcoupon_type_id > 0) return <TicketPage kind="platform" typeId={platformcoupon_type_id} />
  return (
    <Screen title={texts.receiveTitle}>
      <Empty text={texts.unknown} note={texts.unknownNote} icon="coupon" />
    </Screen>
  )
}
