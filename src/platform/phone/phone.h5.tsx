import type { PhonePort } from './port'

/** No browser tells the number of its phone. */
export const phone: PhonePort = { offered: false, Button: () => null }
