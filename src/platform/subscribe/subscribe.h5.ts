import type { SubscribePort } from './port'

/** There are no subscribe messages outside the mini-program. */
export const subscribe: SubscribePort = { asks: false, ask: async () => false }
