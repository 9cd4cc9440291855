import type { PresaleOrder as WireOrder } from '@mall/contract/presale'
import {
  presaleActions,
  presaleActionsOf,
  presaleOrderStates,
  presaleRefundStates,
  type PresaleAction,
  type PresaleOrderStatus,
  type PresaleRefundStatus,
} from '@mall/contract/promotionStatus'
import type { Language } from '@mall/contract/words'
import { sumOfParts } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import type { PresaleOrder } from './presaleOrder.store'
import { depositParts, finalParts } from './presaleWallet.service'

const day = 86_400

/** State and name of the real order, once there is one. */
export interface RealState {
  status: number
  name: string
}

/** Its state at `now`: what its time has ended is over, whenever its job comes round. */
export function stateOf(row: PresaleOrder, now: number): { status: PresaleOrderStatus; refund: PresaleRefundStatus } {
  const status = row.order_status as PresaleOrderStatus
  const refund = row.refund_status as PresaleRefundStatus
  const isAgreed = row.refund_due > 0 && row.refund_due <= now
  if (!isAgreed && (row.ends_at === 0 || row.ends_at > now)) return { status, refund }
  const goesBack = status === 1 && (isAgreed || row.is_deposit_back === 0)
  return { status: -1, refund: goesBack ? 2 : refund }
}

/** The bill of the rest can be made or paid. */
export const isFinalTime = ({ pay_start_time, pay_end_time }: PresaleOrder, now: number): boolean =>
  pay_start_time <= now && now < pay_end_time

/** A bill of the rest can be paid: until it is over the deposit stays. */
export const hasOpenFinal = ({ final_out_trade_no, final_ends_at }: PresaleOrder, now: number): boolean =>
  final_out_trade_no !== '' && final_ends_at > now

function actionsAt(row: PresaleOrder, now: number): PresaleAction[] {
  const { status, refund } = stateOf(row, now)
  const offered: Partial<Record<PresaleAction, boolean>> = {
    refundDeposit: row.is_deposit_back === 0 && (refund === 0 || refund === -1) && !hasOpenFinal(row, now),
    orderPayFinal: isFinalTime(row, now) && refund !== 1,
  }
  return presaleActionsOf[status].filter((action) => offered[action] ?? true)
}

const colours: Partial<Record<PresaleAction, string>> = { orderPayDeposit: 'primary', orderPayFinal: 'primary' }

/** When it is sent: on a day, or so many days after the rest was paid; 0 = not known yet. */
const deliveryTime = ({ deliver_type, deliver_time, order_status, final_pay_time, deposit_pay_time }: PresaleOrder) => {
  if (deliver_type === 0) return deliver_time
  return order_status === 2 ? (final_pay_time || deposit_pay_time) + deliver_time * day : 0
}

export function presaleOrderRow(
  row: PresaleOrder,
  real: RealState | undefined,
  language: Language,
  now: number,
): WireOrder {
  const { status, refund } = stateOf(row, now)
  return {
    id: row.presale_order_id,
    order_no: row.order_no,
    presale_id: row.presale_id,
    sku_id: row.sku_id,
    sku_name: row.sku_name,
    sku_image: row.sku_image,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    num: row.num,
    price: yuan(row.price),
    presale_deposit: yuan(row.presale_deposit),
    presale_deposit_money: yuan(row.deposit_money),
    presale_price: yuan(row.presale_price),
    presale_money: yuan(row.presale_price * row.num),
    final_money: yuan(row.final_money),
    order_money: yuan(row.deposit_money + row.final_money),
    pay_deposit_money: yuan(row.pay_deposit_money),
    pay_final_money: yuan(row.pay_final_money),
    balance_deposit_money: yuan(sumOfParts(depositParts(row))),
    balance_final_money: yuan(sumOfParts(finalParts(row))),
    deposit_out_trade_no: row.deposit_out_trade_no,
    final_out_trade_no: row.final_out_trade_no,
    pay_start_time: row.pay_start_time,
    pay_end_time: row.pay_end_time,
    order_status: real?.status ?? status,
    order_status_name: real?.name ?? presaleOrderStates[status].name[language],
    refund_status: refund,
    refund_status_name: presaleRefundStates[refund].name[language],
    is_deposit_back: row.is_deposit_back as 0 | 1,
    relate_order_id: row.relate_order_id,
    predict_delivery_time: deliveryTime(row),
    action: actionsAt(row, now).map((action) => ({
      ...{ action, title: presaleActions[action][language], color: colours[action] ?? '' },
    })),
  }
}
