import { host } from '../host/host'
import type { LivePort } from './port'

/** WeChat's links, and its scheme, which other browsers hand to the app; nothing that a page would run. */
const leadsToWeChat = (url: string) => /^https:\/\/[^/\\\s]/i.test(url) || /^weixin:\/\//i.test(url)

export const live: LivePort = {
  enters: ({ url }) => leadsToWeChat(url),
  async enter({ url }) {
    if (!leadsToWeChat(url)) return false
    host.leave(url)
    return true
  },
  status: async () => undefined,
}
