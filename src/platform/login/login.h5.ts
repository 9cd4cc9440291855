import { host } from '../host/host'
import type { LoginPort } from './port'

const mark = 'wechatCodeAsked'

/** One visit asks once: without the mark a refusal would send the shopper round in circles. */
function state(write?: string): string {
  try {
    if (write) sessionStorage.setItem(mark, write)
    return sessionStorage.getItem(mark) ?? ''
  } catch {
    return 'asked'
  }
}

export const login: LoginPort = {
  async code() {
    const query = new URLSearchParams(location.search)
    // WeChat always sends `state` along; other pages have a param `code` of their own
    if (state() !== 'asked' || !query.has('state')) return ''
    state('used')
    return query.get('code') ?? ''
  },
  mayAsk: () => host.appType === 'wechat' && state() === '',
  ask(address) {
    state('asked')
    location.replace(address)
  },
}
