import type { PayAnswer } from '@mall/contract/pay'
import type { Bill, PayOutcome, PayPort } from './port'

export function fakePay(outcome: PayOutcome = 'paid'): PayPort & { asked: { answer: PayAnswer; bill: Bill }[] } {
  const asked: { answer: PayAnswer; bill: Bill }[] = []
  return {
    asked,
    async pay(answer, bill) {
      asked.push({ answer, bill })
      return outcome
    },
  }
}
