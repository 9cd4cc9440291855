import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { RefundApplyScreen } from './RefundApplyScreen'
import { RefundListScreen } from './RefundListScreen'

/** The refund list; with order_goods_id the application itself (wire/orders-and-aftersales section 4). */
export function ActivistScreen() {
  const { order_goods_id = 0 } = useParams(routes.refundList)
  return order_goods_id > 0 ? <RefundApplyScreen /> : <RefundListScreen />
}
