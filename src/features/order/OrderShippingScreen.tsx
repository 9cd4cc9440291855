import type { PayInfo } from '@mall/contract/pay'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { paidBy } from '@/domain/payable/payables'
import type { Target } from '@/navigation/address'
import { openTarget } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { host } from '@/platform/host/host'
import { routes, type Route } from '@/routes'
import { toast } from '@/session/toast'
import { useIsMember } from '@/session/token'
import { LeadOn } from '@/ui/LeadOn'
import { stopOf } from '@/ui/screenState'
import { offeredOf } from './offeredOf'
import { useTexts } from './texts'

const quiet = { silent: true } as const

/** From WeChat's order centre, which knows the number of a payment, to what it has paid (wire/routes.md section 1). */
export function OrderShippingScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const { merchant_trade_no: paid = '' } = useParams(routes.orderShipping)
  const go = async () => {
    const target = await targetOf(String(paid))
    if (!target) toast(texts.notPaidByYou)
    await openTarget(target ?? { route: routes.orderList as Route, query: {} }, { replace: true })
  }
  return <LeadOn title={texts.shipping} bar={host.appType === 'weapp' ? 'none' : 'solid'} ready={member} go={go} />
}

/** Undefined for a bill that nobody knows, or that another member has paid. */
async function targetOf(outTradeNo: string): Promise<Target | undefined> {
  const bill = outTradeNo && (await billOf(outTradeNo))
  if (!bill || bill.order_ids.length === 0) return undefined
  return (await parcelOf(bill)) ?? paidBy(bill)
}

async function billOf(out_trade_no: string): Promise<PayInfo | undefined> {
  try {
    return await call('/api/pay/info', { out_trade_no }, quiet)
  } catch (failure) {
    if (failure instanceof CallFailure && stopOf(failure) === 'refused') return undefined
    throw failure
  }
}

/** The way of the one order's parcels, while they are on it. */
async function parcelOf({ event, order_ids: [order_id = 0, second] }: PayInfo): Promise<Target | undefined> {
  if (event !== 'order' || second !== undefined) return undefined
  const order = await call('/api/order/detail', { order_id }, quiet)
  const runs = offeredOf(order).has('trace')
  return runs ? { route: routes.orderLogistics as Route, query: { order_id: String(order_id) } } : undefined
}
