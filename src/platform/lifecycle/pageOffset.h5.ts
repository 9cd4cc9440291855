import { useEffect } from 'react'
import Taro from '@tarojs/taro'
import type { PageOffset } from './pageOffsetPort'
import { shownPage } from './scroll'

/** frames in which the content may become high enough */
const frames = 30

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
