import { routes } from '@/routes'
import { now } from '@/session/clock'
import { open } from '@/navigation/open'
import { remind } from '@/session/reminder'
import { call } from '@/api/call'
import { dropBill } from '@/session/openBill'
import { useTexts } from './billTexts'

/** Asks what became of a payment that an earlier visit left open, and offers the way to it. */
export async function remindOfBill(number: string): Promise<void> {
  const bill = await call('/api/pay/info', { out_trade_no: number }, { silent: true, login: 'quiet' }).catch(
    () => undefined,
  )
  // without an answer the next start asks again
  if (!bill) return
  const { pay_status: status, expire_time: end } = bill
  if (status === -1 || (status === 0 && end > 0 && end <= now())) return dropBill(number)
  const texts = useTexts.get()
  const done = () => {
    dropBill(number)
    remind(undefined)
  }
  remind({
    text: status === 0 ? texts.billUnpaid : status === 1 ? texts.billRunning : texts.billPaid,
    action: status === 0 ? texts.payOn : texts.seeResult,
    onAction() {
      done()
      void (status === 0 ? open(routes.cashier, { out_trade_no: number }) : open(routes.payResult, { code: number }))
    },
    onClose: done,
  })
}
