import type { PresaleOrder } from '@mall/contract/presale'
import { dayText, timeText } from '@/lib/date'
import type { PresaleState } from './orderState'
import { useOrderTexts } from './orderTexts'

/** The step that each state is at, from 1; an order that is over is on no way any more. */
const steps: Record<PresaleState, number> = {
  deposit: 1,
  waiting: 2,
  rest: 2,
  refunding: 2,
  ordered: 3,
  refunded: 0,
  closed: 0,
}

/** What a presale order passes, each with its amount and time. */
export function orderWay(order: PresaleOrder, state: PresaleState) {
  const texts = useOrderTexts.get()
  const { presale_deposit_money, final_money, pay_start_time, pay_end_time, predict_delivery_time: sent } = order
  const at = steps[state]
  const entries = [
    {
      title: `${texts.steps.deposit} ¥${presale_deposit_money}`,
      note: at > 1 ? texts.paid : texts.due,
    },
    {
      title: `${texts.steps.rest} ¥${final_money}`,
      note: at > 2 ? texts.paid : texts.span(timeText(pay_start_time), timeText(pay_end_time)),
    },
    { title: texts.steps.sent, note: sent > 0 ? texts.sentOn(dayText(sent)) : texts.sentLater },
  ]
  return { entries, at }
}
