import Taro from '@tarojs/taro'

/**
 * The page hooks of Taro, handed on. They belong to the page they are called in, also from deep inside it.
 * `useDidShow` runs at every showing of the page, the first included when the component was there by then.
 */
export { useDidHide, useDidShow, useLaunch, usePageScroll, useReachBottom, useShareAppMessage } from '@tarojs/taro'

/** Runs when the page is pulled down, and takes the indicator away when the promise settles. */
export function usePullDownRefresh(refresh: () => Promise<unknown> | void): void {
  Taro.usePullDownRefresh(() => {
    void Promise.resolve(refresh()).finally(() => Taro.stopPullDownRefresh())
  })
}

/** Scrolls the shown page, in css px from its top. */
export const scrollPageTo = (top: number): void => void Taro.pageScrollTo({ scrollTop: top, duration: 200 })
