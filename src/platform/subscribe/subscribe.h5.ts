import type { SubscribePort } from './port'

/** There are no subscribe messages outside the mini-program. */
export const subscribe: SubscribePort = { ask: async () => false }
