import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { ApplyForm } from './parts/ApplyForm'
import { useTexts } from './texts'

/** A first application, or a changed one after a refusal, which begins with what was told before. */
export function RefundApplyScreen() {
  const texts = useTexts()
  const { order_goods_id = 0 } = useParams(routes.refundApply)
  const data = useData('/api/orderrefund/refundData', { order_goods_id })
  const line = data.data?.order_goods_info
  const again = line?.refund_status === -1
  const before = useData('/api/orderrefund/detail', { order_goods_id }, { enabled: again })
  const title = again ? texts.changeTitle : texts.applyTitle
  if (!data.data || !line || (again && !before.data))
    return <Screen title={title} data={again ? [data, before] : data} toTop={false} />
  if (!line.refund_action.some(({ event }) => event === 'orderRefundApply' || event === 'orderRefundAsk'))
    return (
      <Screen title={title} toTop={false}>
        <Empty className="t-cannot-refund" text={texts.cannot} icon="refund">
          <Button
            className="t-to-refund"
            onClick={() =>
              line.refund_status === 0
                ? open(routes.orderDetail, { order_id: line.order_id }, { replace: true })
                : open(routes.refundDetail, { order_goods_id }, { replace: true })
            }
          >
            {line.refund_status === 0 ? texts.order : texts.see}
          </Button>
        </Empty>
      </Screen>
    )
  return <ApplyForm title={title} data={data.data} before={again ? before.data : undefined} />
}
