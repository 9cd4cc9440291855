import Taro from '@tarojs/taro'
import type { FarPort } from './farPort'

export const far: FarPort = {
  watches: true,
  watch(id, ahead, notify) {
    const { page } = Taro.getCurrentInstance()
    let watching: Taro.IntersectionObserver | undefined
    let stopped = false
    // the node is told to the view with the next update
    Taro.nextTick(() => {
      if (stopped || !page) return
      watching = Taro.createIntersectionObserver(page)
      watching
        .relativeToViewport({ top: ahead, bottom: ahead })
        .observe(`#${id}`, ({ boundingClientRect, intersectionRatio = 0 }) => {
          const { height = 0 } = (boundingClientRect ?? {}) as { height?: number }
          // a hidden page has no heights: its blocks stay as they are
          if (!stopped && height > 0) notify(intersectionRatio > 0 ? undefined : height)
        })
    })
    return () => {
      stopped = true
      watching?.disconnect()
    }
  },
}
