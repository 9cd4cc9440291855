import type { AddressBookPort } from './port'

/** Browsers have no addresses to give; WeChat's own gives them only to shops it has signed for. */
export const addressBook: AddressBookPort = { exists: false, choose: async () => 'failed' }
