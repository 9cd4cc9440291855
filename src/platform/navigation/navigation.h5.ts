import Taro from '@tarojs/taro'
import { placeOf } from './place'
import type { NavigationPort } from './port'

const pages = () => Taro.getCurrentPages()

export const navigation: NavigationPort = {
  push: async (url) => void (await Taro.navigateTo({ url })),
  replace: async (url) => void (await Taro.redirectTo({ url })),
  restart: async (url) => void (await Taro.reLaunch({ url })),
  tab: async (url) => void (await Taro.switchTab({ url })),
  async back(delta = 1) {
    if (pages().length > delta) {
      await Taro.navigateBack({ delta })
      return true
    }
    // after a reload Taro's stack holds one page while the browser still knows the earlier ones of this visit
    const state = window.history.state as { idx?: number } | null
    if (!state?.idx) return false
    window.history.back()
    return true
  },
  // the browser's entry keeps its state, which the way back is found by
  rename: (address) => window.history.replaceState(window.history.state, '', address),
  stack: () => pages().map((page) => placeOf(page.route ?? '', (page as { $taroParams?: object }).$taroParams)),
  limit: 50,
}
