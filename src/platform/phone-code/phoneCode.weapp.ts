import type { PhoneCodePort } from './port'

/** On a computer WeChat shows the mini-program in a window of a phone's size. */
export const phoneCode: PhoneCodePort = { offer: () => undefined }
