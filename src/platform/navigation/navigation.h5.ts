import Taro from '@tarojs/taro'
import { dropBackEntries } from '../overlay/wayBack.h5'
import { placeOf } from './place'
import type { NavigationPort } from './port'

const pages = () => Taro.getCurrentPages()

/** A page follows a page, never an overlay's entry. */
async function go(move: () => Promise<unknown>): Promise<void> {
  const dropped = dropBackEntries()
  if (dropped) await dropped
  await move()
}

export const navigation: NavigationPort = {
  push: (url) => go(() => Taro.navigateTo({ url })),
  replace: (url) => go(() => Taro.redirectTo({ url })),
  restart: (url) => go(() => Taro.reLaunch({ url })),
  tab: (url) => go(() => Taro.switchTab({ url })),
  async back(delta = 1) {
    const dropped = dropBackEntries()
    if (dropped) await dropped
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
