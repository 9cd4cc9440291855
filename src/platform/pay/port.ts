import type { PayAnswer } from '@mall/contract/pay'

/** `pending`: the outcome is not known here; ask the bill's status. */
export type PayOutcome = 'paid' | 'cancelled' | 'failed' | 'pending'

export interface Bill {
  outTradeNo: string
  /** root of the mall server */
  baseUrl: string
  /** full address to come back to after an outside cashier; browsers only */
  returnUrl: string
  /** of the public account, from jssdkconfig; WeChat's browser wants it with jsapi */
  appId?: string
}

/** A transfer of the mall that waits for its receiver, as WeChat names its parts. */
export interface Transfer {
  mchId: string
  appId: string
  package: string
}

/** `confirmed`: WeChat's page was gone through; whether the money moved only the mall's server is told. */
export type TransferOutcome = 'confirmed' | 'cancelled'

export interface PayPort {
  /** How the mini-program was entered, by WeChat's list of such numbers; '' in browsers. */
  scene(): string
  /** Does what pay/pay answered (checkout-and-pay.md section 4). `offline` is for the screen and counts as pending. */
  pay(answer: PayAnswer, bill: Bill): Promise<PayOutcome>
  /** Whether a transfer can be confirmed here: in WeChat alone, and in a new enough one. */
  confirmsTransfers(): boolean
  /** Opens WeChat's confirmation of a transfer; throws when it does not open. */
  confirmTransfer(transfer: Transfer): Promise<TransferOutcome>
}
