import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { call } from '@/api/call'
import { carryOut, type Action } from '@/domain/order-status/carryOut'
import { open, openTarget } from '@/navigation/open'
import { routes } from '@/routes'
import { broughtBy, exchangeState } from './exchangeState'
import { useOrderTexts } from './orderTexts'

export interface ExchangeButton {
  /** also the `t-exchange-<name>` handle */
  name: 'close' | 'pay' | 'see' | 'again'
  title: string
  primary?: boolean
  run(): Promise<void>
}

/** What can be done with an exchange. `changed` runs after it was closed. */
export function useExchangeActions(): (order: ExchangeOrder, changed: () => void) => ExchangeButton[] {
  const texts = useOrderTexts()
  return (order, changed) => {
    const { order_id, out_trade_no, exchange_id: id, type } = order
    const close: Action = {
      send: () => call('/pointexchange/api/order/close', { order_id }),
      done: texts.closed,
      question: { title: texts.closeAsk, content: texts.closeNote, cancel: texts.think },
    }
    if (exchangeState(order) === 'unpaid')
      return [
        { name: 'close', title: texts.close, run: () => carryOut(close, changed) },
        {
          ...{ name: 'pay', title: texts.pay, primary: true },
          run: async () => void (await open(routes.cashier, { out_trade_no })),
        },
      ]
    const brought = exchangeState(order) === 'done' ? broughtBy(order) : undefined
    return [
      { name: 'again', title: texts.again, run: async () => void (await open(routes.pointGoods, { id })) },
      ...(brought
        ? [
            {
              ...{ name: 'see' as const, title: texts.see[type], primary: true },
              run: async () => void (await openTarget(brought)),
            },
          ]
        : []),
    ]
  }
}
