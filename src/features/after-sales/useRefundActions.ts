import type { RefundAction } from '@mall/contract/order'
import { call } from '@/api/call'
import { carryOut } from '@/domain/order-status/carryOut'
import { open } from '@/navigation/open'
import { now } from '@/session/clock'
import { routes } from '@/routes'
import { isPlatformsTurn, type Pending } from './platformsTurn'
import { useTexts } from './texts'

export interface RefundButton {
  /** also the `t-refund-<name>` handle */
  name: 'apply' | 'cancel' | 'change' | 'send' | 'complain'
  title: string
  primary?: boolean
  /** offered, and not what is to be done now: a link, no button */
  quiet?: boolean
  run(): Promise<void>
}

interface Offered extends Pending {
  order_goods_id: number
  refund_action: RefundAction[]
  complain_action: number
}

/** Buttons of a line by what the server offers (orders-and-aftersales section 3). */
export function useRefundActions() {
  const texts = useTexts()
  return (line: Offered, changed: () => void, sendBack: () => void): RefundButton[] => {
    const { order_goods_id } = line
    const offered = new Set(line.refund_action.map(({ event }) => event))
    const withdraw = {
      question: { title: texts.cancelAsk, content: texts.cancelNote, cancel: texts.keep },
      send: () => call('/api/orderrefund/cancel', { order_goods_id }),
      done: texts.cancelled,
    }
    const go = async () => void (await open(routes.refundApply, { order_goods_id }))
    const all: (RefundButton | false)[] = [
      line.complain_action === 1 && {
        name: 'complain',
        title: texts.complain,
        quiet: !isPlatformsTurn(line, now()),
        run: async () => void (await open(routes.complain, { order_goods_id })),
      },
      offered.has('orderRefundCancel') && {
        name: 'cancel',
        title: texts.cancel,
        run: () => carryOut(withdraw, changed),
      },
      offered.has('orderRefundApply') && { name: 'apply', title: texts.apply, primary: true, run: go },
      offered.has('orderRefundAsk') && { name: 'change', title: texts.ask, primary: true, run: go },
      offered.has('orderRefundDelivery') && {
        name: 'send',
        title: texts.send,
        primary: true,
        run: () => Promise.resolve(sendBack()),
      },
    ]
    return all.filter((one): one is RefundButton => one !== false)
  }
}
