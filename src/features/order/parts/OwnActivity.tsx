import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { ownTarget, ownWordsOf } from '@/domain/promotion/ownTarget'
import { openTarget } from '@/navigation/open'
import { Cell, CellGroup } from '@/ui/Cell'

/** The way to what the order has brought the member into, such as a group, and how that stands. */
export function OwnActivity({ order }: { order: OrderDetail }) {
  const target = ownTarget(order)
  if (!target) return null
  return (
    <CellGroup>
      <Cell
        className="t-own-activity"
        label={ownWordsOf(order)?.see ?? order.promotion_type_name}
        value={<View>{order.promotion_status_name}</View>}
        onClick={() => openTarget(target)}
      />
    </CellGroup>
  )
}
