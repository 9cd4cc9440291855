import Taro from '@tarojs/taro'

/** Scrolls the shown page, in css px from its top. */
export const scrollPageTo = (top: number): void => void Taro.pageScrollTo({ scrollTop: top, duration: 200 })
