import type { PayAnswer } from '@mall/contract/pay'
import type { Bill, PayOutcome, PayPort, Transfer, TransferOutcome } from './port'

interface FakePay extends PayPort {
  asked: { answer: PayAnswer; bill: Bill }[]
  transfers: Transfer[]
  /** what becomes of a transfer; `failed`: its page does not open, `elsewhere`: this is not WeChat */
  receiver: TransferOutcome | 'failed' | 'elsewhere'
  /** how the app was entered */
  entered: string
}

export function fakePay(outcome: PayOutcome = 'paid'): FakePay {
  return {
    asked: [],
    transfers: [],
    receiver: 'confirmed',
    entered: '',
    scene() {
      return this.entered
    },
    async pay(answer, bill) {
      this.asked.push({ answer, bill })
      return outcome
    },
    confirmsTransfers() {
      return this.receiver !== 'elsewhere'
    },
    async confirmTransfer(transfer) {
      this.transfers.push(transfer)
      if (this.receiver === 'confirmed' || this.receiver === 'cancelled') return this.receiver
      throw new Error('requestMerchantTransfer:fail')
    },
  }
}
