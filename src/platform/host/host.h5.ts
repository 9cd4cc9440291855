import { dropBackEntries } from '../overlay/wayBack.h5'
import type { HostPort } from './port'

export const host: HostPort = {
  appType: /MicroMessenger/i.test(navigator.userAgent) ? 'wechat' : 'h5',
  // an iPad of today calls itself a Mac
  ios: /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
  appId: () => '',
  origin: () => location.origin,
  address: () => location.href,
  async leave(address) {
    await dropBackEntries()
    location.assign(address)
  },
}
