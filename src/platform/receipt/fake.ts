import type { ReceiptOutcome, ReceiptPort } from './port'

/** `outcome`: what becomes of it; undefined: there is no such page here. */
interface FakeReceipt extends ReceiptPort {
  asked: string[]
  outcome: ReceiptOutcome | undefined
}

export function fakeReceipt(): FakeReceipt {
  return {
    asked: [],
    outcome: undefined,
    opens() {
      return this.outcome !== undefined
    },
    async confirm(transactionId) {
      this.asked.push(transactionId)
      return this.outcome ?? 'failed'
    },
  }
}
