import type { OrderRow } from '@mall/contract/order'
import { call } from '@/api/call'
import { carryOut, type Action } from '@/domain/order-status/carryOut'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { goBuyAgain } from './buyAgain'
import { offeredOf } from './offeredOf'
import { receiveAtWeChat } from './receiveAtWeChat'
import { useTexts } from './texts'
import type { Cancel } from './useCancelling'

export interface OrderButton {
  /** also the `t-order-<name>` handle */
  name: 'pay' | 'close' | 'receive' | 'extend' | 'remove' | 'again' | 'trace' | 'evaluate'
  title: string
  primary?: boolean
  run(): Promise<void>
}

/**
 * Buttons of an order: what the server offers, and delete and buy again, which are the client's own
 * (orders-and-aftersales section 1.1). `changed` runs after the order was changed; why it is cancelled
 * is asked by the page.
 */
export function useOrderActions(cancel: Cancel): (order: OrderRow, changed: () => void) => OrderButton[] {
  const texts = useTexts()
  return (order, changed) => {
    const id = { order_id: order.order_id }
    const offered = offeredOf(order)
    const act = (action: Action) => carryOut(action, changed)
    const over = order.order_status === -1 || order.order_status === 10

    const all: (OrderButton | false)[] = [
      offered.has('orderClose') && {
        name: 'close',
        title: texts.close,
        run: () => Promise.resolve(cancel(order, changed)),
      },
      over && {
        name: 'remove',
        title: texts.remove,
        run: () =>
          act({
            send: () => call('/api/order/delete', id),
            done: texts.removed,
            question: { title: texts.removeAsk, cancel: texts.keep },
          }),
      },
      (over || order.order_status === 4) && {
        name: 'again',
        title: texts.again,
        run: () => goBuyAgain(order),
      },
      offered.has('memberOrderEvaluation') && {
        name: 'evaluate',
        title: order.evaluate_status === 0 ? texts.evaluate : texts.evaluateAgain,
        primary: order.evaluate_status === 0,
        run: async () => void (await open(routes.orderEvaluate, id)),
      },
      offered.has('trace') && {
        name: 'trace',
        title: texts.trace,
        run: async () => void (await open(routes.orderLogistics, id)),
      },
      offered.has('extendTakeDelivery') && {
        name: 'extend',
        title: texts.extend,
        run: () => act({ send: () => call('/api/order/extendtakedelivery', id), done: texts.extended }),
      },
      offered.has('memberTakeDelivery') && {
        name: 'receive',
        title: texts.receive,
        primary: true,
        run: async () => {
          const outcome = await receiveAtWeChat(order)
          if (outcome === 'cancelled') return
          await act({
            send: () => call('/api/order/takedelivery', id),
            done: texts.received,
            // WeChat has asked already
            ...(outcome === 'failed' && { question: { title: texts.receiveAsk, cancel: texts.keep } }),
          })
        },
      },
      offered.has('orderPay') && {
        name: 'pay',
        title: texts.pay,
        primary: true,
        run: async () => void (await open(routes.cashier, { out_trade_no: order.out_trade_no })),
      },
    ]
    return all.filter((one): one is OrderButton => one !== false)
  }
}
