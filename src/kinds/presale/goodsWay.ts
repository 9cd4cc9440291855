import type { PresaleGoods } from '@mall/contract/presale'
import { isZero } from '@/domain/price/money'
import { presaleSums } from '@/domain/promotion/presaleSums'
import { dayText, timeText } from '@/lib/date'
import { now } from '@/session/clock'
import { depositsEnd } from './offer'
import { useTexts } from './texts'

/** How a presale goes: the deposit, the rest, the parcel, each with its time; and which of them is on, 0 = none yet. */
export function goodsWay(detail: PresaleGoods, time = now()) {
  const texts = useTexts.get()
  const { start_time, pay_start_time, pay_end_time, deliver_type, deliver_time } = detail
  const { deposit, worth, more, rest } = presaleSums(detail)
  const entries = [
    {
      title: more ? texts.stepDepositFor(deposit, worth) : texts.stepDeposit(deposit),
      note: texts.span(timeText(start_time), timeText(depositsEnd(detail))),
    },
    {
      title: isZero(rest) ? texts.noRest : texts.stepRest(rest),
      note: texts.span(timeText(pay_start_time), timeText(pay_end_time)),
    },
    {
      title: texts.stepSent,
      note:
        deliver_type === 1
          ? texts.sentWithin(deliver_time)
          : deliver_time > 0
            ? texts.sentOn(dayText(deliver_time))
            : texts.sentUnknown,
    },
  ]
  if (detail.status === -1) return { entries, at: 0 }
  const begun = [start_time, depositsEnd(detail), pay_end_time].filter((from) => from <= time)
  return { entries, at: begun.length }
}
