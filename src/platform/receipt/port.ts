/** `failed`: WeChat's page did not open, or could not do it. */
export type ReceiptOutcome = 'confirmed' | 'cancelled' | 'failed'

/** WeChat's own page in which a buyer confirms that goods have arrived; its order centre then pays out the shop. */
export interface ReceiptPort {
  /** Only in the mini-program, and in a WeChat that is new enough. */
  opens(): boolean
  /** By WeChat's number of the payment. */
  confirm(transactionId: string): Promise<ReceiptOutcome>
}
