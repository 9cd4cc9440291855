import type { AccountRow } from '@mall/contract/account'
import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'

/** The way to what moved an account, where `type_tag` names something that has a page. A refund's line may be gone. */
export function causeOf({ from_type, type_tag }: AccountRow): (() => void) | undefined {
  const id = Number(type_tag)
  if (!(id > 0)) return undefined
  if (from_type === 'order' || from_type === 'memberconsume')
    return () => void open(routes.orderDetail, { order_id: id })
  if (from_type === 'presale' && isOpenable(routes.presaleOrder))
    return () => void open(routes.presaleOrder, { order_id: id })
  if (from_type === 'withdraw' && isOpenable(routes.withdrawalDetail))
    return () => void open(routes.withdrawalDetail, { id })
  if (from_type === 'pointexchange' && isOpenable(routes.pointResult))
    return () => void open(routes.pointResult, { order_id: id })
  if (from_type === 'memberrecharge' && isOpenable(routes.rechargeOrders)) return () => void open(routes.rechargeOrders)
  return undefined
}
