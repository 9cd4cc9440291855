import Taro from '@tarojs/taro'
import type { SightPort } from './port'

type Rect = { id: string; top: number } | null

export const sight: SightPort = {
  tops: (ids) =>
    new Promise((resolve) => {
      const query = Taro.createSelectorQuery()
      ids.forEach((id) => query.select(`#${id}`).boundingClientRect())
      query.exec((rects: Rect[]) => {
        resolve(new Map(rects.flatMap((rect, i) => (rect ? [[ids[i]!, rect.top] as const] : []))))
      })
    }),
  near(id, ahead, come, within) {
    const page = Taro.getCurrentInstance().page
    let watching: Taro.IntersectionObserver | undefined
    let stopped = false
    const stop = () => {
      stopped = true
      watching?.disconnect()
    }
    // the node is told to the view with the next update
    Taro.nextTick(() => {
      if (stopped || !page) return
      watching = Taro.createIntersectionObserver(page)
      const room = { bottom: ahead }
      const around = within ? watching.relativeTo(`#${within}`, room) : watching.relativeToViewport(room)
      around.observe(`#${id}`, ({ intersectionRatio = 0 }) => {
        if (stopped || intersectionRatio <= 0) return
        stop()
        come()
      })
    })
    return stop
  },
}
