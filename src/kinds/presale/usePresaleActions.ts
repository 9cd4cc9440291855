import type { PresaleOrder } from '@mall/contract/presale'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useSubmit } from '@/api/useSubmit'
import { carryOut, type Action } from '@/domain/order-status/carryOut'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { useOrderTexts } from './orderTexts'

export interface PresaleButton {
  /** also the `t-presale-<name>` handle */
  name: 'close' | 'pay' | 'refund' | 'pay-rest' | 'remove' | 'keep' | 'order'
  title: string
  primary?: boolean
  run(): Promise<void>
}

/**
 * Buttons of a presale order: what the server offers, in its words; and the client's own, which withdraw an application and
 * lead to the real order. `changed` runs after the order was changed.
 */
export function usePresaleActions(): (order: PresaleOrder, changed: () => void) => PresaleButton[] {
  const texts = useOrderTexts()
  const refund = useSubmit('/presale/api/refund/applyRefund')
  const pay = useSubmit('/presale/api/order/pay')
  return (order, changed) => {
    const { id, relate_order_id: realId } = order
    const own = { order_id: id }
    const title = new Map(order.action.map((one) => [one.action, one.title]))
    const act = (action: Action) => carryOut(action, changed)
    const offer = (action: string, button: Omit<PresaleButton, 'title'>): PresaleButton[] => {
      const words = title.get(action)
      return words ? [{ ...button, title: words }] : []
    }
    const close: Action = {
      send: () => call('/presale/api/order/close', own),
      done: texts.closed,
      question: { title: texts.closeAsk, content: texts.closeNote, cancel: texts.think },
    }
    const apply: Action = {
      send: () => refund.submit(own),
      done: texts.asked,
      question: {
        title: texts.refundAsk,
        content: texts.refundNote(order.presale_deposit_money),
        cancel: texts.think,
      },
    }
    const keep: Action = {
      send: () => call('/presale/api/refund/cancelRefund', own),
      done: texts.kept,
      question: { title: texts.keepAsk, content: texts.keepNote, cancel: texts.think },
    }
    const remove: Action = {
      send: () => call('/presale/api/order/delete', own),
      done: texts.removed,
      question: { title: texts.removeAsk, cancel: texts.think },
    }
    const cashier = async () => {
      try {
        // its bill may have been replaced since the row was shown
        await open(routes.cashier, { out_trade_no: await pay.submit({ id }) })
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        changed()
      }
    }
    const restPayment = async () => void (await open(routes.presalePayment, { id }))
    const realOrder = async () => void (await open(routes.orderDetail, { order_id: realId }))
    const asksBack = order.refund_status === 1 && realId === 0
    return [
      ...(asksBack ? [{ name: 'keep' as const, title: texts.keepOrder, run: () => act(keep) }] : []),
      ...offer('orderClose', { name: 'close', run: () => act(close) }),
      ...offer('deleteOrder', { name: 'remove', run: () => act(remove) }),
      ...offer('refundDeposit', { name: 'refund', run: () => act(apply) }),
      ...offer('orderPayDeposit', { name: 'pay', primary: true, run: cashier }),
      ...offer('orderPayFinal', { name: 'pay-rest', primary: true, run: restPayment }),
      ...(realId > 0 ? [{ name: 'order' as const, title: texts.theOrder, primary: true, run: realOrder }] : []),
    ]
  }
}
