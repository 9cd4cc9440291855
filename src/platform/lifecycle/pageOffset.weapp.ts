import Taro from '@tarojs/taro'
import type { PageOffset } from './pageOffsetPort'

/** The mini-program keeps the place of every page by itself. */
export const usePageOffset = (_offset: PageOffset | undefined): void => undefined

/** Scrolls the shown page, in css px from its top. */
export const scrollPageTo = (top: number): void => void Taro.pageScrollTo({ scrollTop: top, duration: 200 })
