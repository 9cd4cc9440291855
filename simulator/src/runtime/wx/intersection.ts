import { elementOf, findNodes, nodeOfInstance, type Instance, type Node } from '../glass'
import { shownPage, type Sim } from '../sim'

export interface ObserverOptions {
  thresholds?: number[]
  initialRatio?: number
  observeAll?: boolean
}
interface Margins {
  top?: number
  right?: number
  bottom?: number
  left?: number
}
type Listener = (news: object) => void

/**
 * wx.createIntersectionObserver, over the browser's own: the framework's loses the first news of what became visible. Without
 * layout (jsdom) there is no news.
 */
export function intersectionObserver(sim: Sim, from?: Instance, options: ObserverOptions = {}): object {
  const { thresholds = [0], initialRatio = 0, observeAll = false } = options
  const open: IntersectionObserver[] = []
  let relative: string | undefined
  let margins: Margins = {}
  const observer = {
    relativeTo(selector: string, around: Margins = {}) {
      relative = selector
      margins = around
      return observer
    },
    relativeToViewport(around: Margins = {}) {
      relative = undefined
      margins = around
      return observer
    },
    observe(selector: string, listener: Listener) {
      const instance = from ?? shownPage(sim)?.instance
      if (!instance) return
      const found = findNodes(instance, selector)
      const root = relative === undefined ? undefined : findNodes(instance, relative)[0]
      for (const node of observeAll ? found : found.slice(0, 1)) {
        const told = watch(node, root, listener)
        if (told) open.push(told)
      }
    },
    disconnect: () => open.splice(0).forEach((each) => each.disconnect()),
  }

  function watch(node: Node, root: Node | undefined, listener: Listener): IntersectionObserver | undefined {
    const element = elementOf(node) as HTMLElement | null
    const window = element?.ownerDocument.defaultView
    if (!element || !window?.IntersectionObserver) return undefined
    const sides = [margins.top, margins.right, margins.bottom, margins.left]
    let last = initialRatio
    const watching = new window.IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const ratio = entry.intersectionRatio
          const crossed = ratio !== last && thresholds.some((limit) => (last - limit) * (ratio - limit) <= 0)
          last = ratio
          if (crossed) tell(node, entry, listener)
        }
      },
      {
        // the page's window, not that of the phone around it: margins reach beyond the frame
        root: root ? elementOf(root) : element.ownerDocument,
        rootMargin: sides.map((side = 0) => `${side}px`).join(' '),
        // to be told of the way back to nothing, too
        threshold: [...new Set([0, ...thresholds])].sort((one, other) => one - other),
      },
    )
    watching.observe(element)
    return watching
  }

  function tell(node: Node, entry: IntersectionObserverEntry, listener: Listener): void {
    const { intersectionRatio, intersectionRect, boundingClientRect, rootBounds, time } = entry
    const box = ({ left, top, right, bottom, width, height }: DOMRectReadOnly) =>
      ({ left, top, right, bottom, width, height }) // prettier-ignore
    try {
      listener({
        id: node.id,
        dataset: { ...node.dataset },
        intersectionRatio,
        intersectionRect: box(intersectionRect),
        boundingClientRect: box(boundingClientRect),
        relativeRect: rootBounds && box(rootBounds),
        time,
      })
    } catch (error) {
      sim.report(error)
    }
  }
  return observer
}

/** The page or component app code gave; its node is inside of it. */
export const placeOf = (instance: unknown): Instance | undefined =>
  instance && nodeOfInstance(instance as Instance) ? (instance as Instance) : undefined
