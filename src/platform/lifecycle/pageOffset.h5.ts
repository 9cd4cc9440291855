import { useEffect } from 'react'
import Taro from '@tarojs/taro'
import { motion } from '../motion/motion'
import type { PageOffset } from './pageOffsetPort'

/** frames in which the content may become high enough */
const frames = 30

/** Of the pages that are alive the one that is shown. */
const shownPage = () => document.getElementById(Taro.getCurrentInstance().page?.path ?? '')

/** Scrolls the shown page, in css px from its top. */
export const scrollPageTo = (top: number): void =>
  shownPage()?.scrollTo({ top, behavior: motion.reduced() ? 'auto' : 'smooth' })

/** Leads the page to where it was left and tells where it is. */
export function usePageOffset(offset: PageOffset | undefined): void {
  Taro.usePageScroll(({ scrollTop }) => offset?.note(scrollTop))
  const start = offset?.start ?? 0
  useEffect(() => {
    if (start <= 0) return undefined
    const page = shownPage()
    let left = frames
    let frame = 0
    const scroll = () => {
      if (page) page.scrollTop = start
      left -= 1
      if (left > 0 && page && Math.abs(page.scrollTop - start) > 1) frame = requestAnimationFrame(scroll)
    }
    scroll()
    return () => cancelAnimationFrame(frame)
  }, [start])
}
