import Taro from '@tarojs/taro'

/**
 * The page hooks of Taro, handed on. They belong to the page they are called in, also from deep inside it.
 * `useDidShow` runs at every showing of the page, the first included when the component was there by then.
 */
export { useDidHide, useDidShow, useLaunch, usePageScroll, useReachBottom, useShareAppMessage } from '@tarojs/taro'
export { scrollPageTo } from './scroll'

let refreshing = 0

/** Runs when the page is pulled down; the indicator goes when all that the page refreshes has settled. */
export function usePullDownRefresh(refresh: () => Promise<unknown> | void): void {
  Taro.usePullDownRefresh(() => {
    refreshing += 1
    void Promise.resolve(refresh()).finally(() => {
      if ((refreshing -= 1) === 0) Taro.stopPullDownRefresh()
    })
  })
}
