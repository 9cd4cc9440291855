import Taro from '@tarojs/taro'
import { clearWayBack } from '../overlay/wayBack.weapp'
import { placeOf } from './place'
import type { NavigationPort } from './port'

const pages = () => Taro.getCurrentPages()

export const navigation: NavigationPort = {
  push: async (url) => void (await Taro.navigateTo({ url })),
  replace: async (url) => void (await Taro.redirectTo({ url })),
  restart: async (url) => void (await Taro.reLaunch({ url })),
  tab: async (url) => void (await Taro.switchTab({ url })),
  async back(delta = 1) {
    if (pages().length <= delta) return false
    await clearWayBack()
    await Taro.navigateBack({ delta })
    return true
  },
  // has no address that anybody sees
  rename: () => undefined,
  stack: () => pages().map((page) => placeOf(page.route ?? '', page.options)),
  limit: 10,
}
