import type { ReceiptPort } from './port'

/** Browsers have no such page, WeChat's own included. */
export const receipt: ReceiptPort = { opens: () => false, confirm: async () => 'failed' }
