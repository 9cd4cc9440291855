import type { OrderRow } from '@mall/contract/order'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { ask } from '@/ui/ask'
import { open } from '@/session/open'
import { setCartCount } from '@/session/cartCount'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'

export interface OrderButton {
  /** also the `t-order-<name>` handle */
  name: 'pay' | 'close' | 'receive' | 'extend' | 'remove' | 'again'
  title: string
  primary?: boolean
  run(): Promise<void>
}

/**
 * Buttons of an order: what the server offers, and delete and buy again, which are the client's own
 * (orders-and-aftersales section 1.1). `changed` runs after the order was changed.
 */
export function useOrderActions(): (order: OrderRow, changed: () => void) => OrderButton[] {
  const texts = useTexts()
  return (order, changed) => {
    const id = { order_id: order.order_id }
    const offered = new Set(order.action.map(({ action }) => action))
    const over = order.order_status === -1 || order.order_status === 10

    /** Asks, calls, tells, and shows the order anew; a refusal has been told, the order may have changed meanwhile. */
    const act = async (send: () => Promise<unknown>, word: string, question?: { title: string; content?: string }) => {
      if (question && !(await ask({ ...question, cancel: texts.keep }))) return
      try {
        await send()
        toast(word)
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
      }
      changed()
    }

    const all: (OrderButton | false)[] = [
      offered.has('orderClose') && {
        name: 'close',
        title: texts.close,
        run: () =>
          act(() => call('/api/order/close', id), texts.closed, { title: texts.closeAsk, content: texts.closeNote }),
      },
      over && {
        name: 'remove',
        title: texts.remove,
        run: () => act(() => call('/api/order/delete', id), texts.removed, { title: texts.removeAsk }),
      },
      (over || order.order_status === 4) && {
        name: 'again',
        title: texts.again,
        run: () => buyAgain(order, texts.added),
      },
      offered.has('extendTakeDelivery') && {
        name: 'extend',
        title: texts.extend,
        run: () => act(() => call('/api/order/extendtakedelivery', id), texts.extended),
      },
      offered.has('memberTakeDelivery') && {
        name: 'receive',
        title: texts.receive,
        primary: true,
        run: () => act(() => call('/api/order/takedelivery', id), texts.received, { title: texts.receiveAsk }),
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

/** Puts the lines, but gifts, into the cart and goes there; what is no longer sold has been told line by line. */
async function buyAgain(order: OrderRow, added: string): Promise<void> {
  let any = false
  for (const { sku_id, num } of order.order_goods.filter((line) => !line.is_present)) {
    try {
      setCartCount({ goods: await call('/api/cart/add', { sku_id, num, site_id: order.site_id }) })
      any = true
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  if (!any) return
  toast(added)
  await open(routes.cart)
}
