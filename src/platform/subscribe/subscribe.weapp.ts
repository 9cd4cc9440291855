import Taro from '@tarojs/taro'
import type { SubscribePort } from './port'

/** WeChat refuses more in one question. */
const most = 3

export const subscribe: SubscribePort = {
  asks: true,
  async ask(templateIds) {
    if (templateIds.length === 0) return false
    try {
      const answer = await Taro.requestSubscribeMessage({ tmplIds: templateIds.slice(0, most), entityIds: [] })
      return Object.values(answer).includes('accept')
    } catch {
      return false
    }
  },
}
