import Taro from '@tarojs/taro'
import { player } from './player.weapp'
import type { LivePort } from './port'

/** A link of WeChat's to a page of a mini-program. */
const isShortLink = (url: string) => url.startsWith('#小程序://')

export const live: LivePort = {
  enters: ({ roomId, url }) => (player.offered && roomId > 0) || isShortLink(url),
  async enter({ roomId, url }) {
    try {
      if (player.offered && roomId > 0) await Taro.navigateTo({ url: player.page(roomId) })
      else if (isShortLink(url)) await Taro.navigateToMiniProgram({ shortLink: url })
      else return false
      return true
    } catch {
      return false
    }
  },
  status: (roomId) => (roomId > 0 ? player.status(roomId) : Promise.resolve(undefined)),
}
