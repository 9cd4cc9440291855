import type { SharePort } from './port'

/** The button with openType share has opened WeChat's own sheet by itself; what came of it is not told. */
export const share: SharePort = {
  byButton: true,
  offer: async () => 'shared',
  prepare: async () => undefined,
  watchPages: () => undefined,
}
