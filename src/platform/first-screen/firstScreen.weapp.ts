import type { FirstScreenPort } from './port'

/** WeChat shows the first screen of the last visit by itself. */
export const firstScreen: FirstScreenPort = { drawn: () => undefined }
