import { any, builtIn } from './define'
import { refresher, refresherProperties } from './refresher'

const ends = { x: ['left', 'right'], y: ['top', 'bottom'] } as const

export const scrollView = builtIn(
  {
    scrollX: false,
    scrollY: false,
    upperThreshold: any(50),
    lowerThreshold: any(50),
    scrollTop: null,
    scrollLeft: null,
    scrollIntoView: '',
    scrollIntoViewOffset: 0,
    scrollIntoViewWithinExtent: false,
    scrollIntoViewAlignment: 'start',
    scrollWithAnimation: false,
    scrollAnimationDuration: null,
    enableBackToTop: false,
    enablePassive: null,
    enableFlex: false,
    scrollAnchoring: false,
    enhanced: false,
    usingSticky: false,
    bounces: true,
    showScrollbar: true,
    pagingEnabled: false,
    fastDeceleration: false,
    type: 'list',
    associativeContainer: '',
    reverse: false,
    clip: true,
    cacheExtent: null,
    minDragDistance: 18,
    padding: any([0, 0, 0, 0]),
    trapScroll: null,
    disableUpperScroll: null,
    disableLowerScroll: null,
    ...refresherProperties,
  },
  (self) => {
    const { data, element, window } = self
    const at = { left: 0, top: 0 }
    const near = { upper: true, lower: false }
    const rest = refresher(self)

    const px = (value: unknown): number | undefined => {
      if (value === null || value === '' || value === undefined) return undefined
      const [, size = '', unit] = /^(-?[\d.]+)(rpx|px)?$/.exec(String(value).trim()) ?? []
      const number = Number(size)
      if (!size || Number.isNaN(number)) return undefined
      return unit === 'rpx' ? (number * (window.innerWidth || 375)) / 750 : number
    }

    function scrollBy(place: { left?: number; top?: number }, animated = data.scrollWithAnimation): void {
      const smooth = animated && !self.sim.scenario.frozen
      if (element.scrollTo) return element.scrollTo({ ...place, behavior: smooth ? 'smooth' : 'instant' })
      if (place.left !== undefined) element.scrollLeft = place.left
      if (place.top !== undefined) element.scrollTop = place.top
      // without layout nothing scrolls by itself
      scrolled()
    }

    function intoView(id: string): void {
      const target = id && element.querySelector(`[id="${id.replace(/["\\]/g, '\\$&')}"]`)
      if (!target) return
      const [inside, own] = [target.getBoundingClientRect(), element.getBoundingClientRect()]
      const place: { left?: number; top?: number } = {}
      const offset = data.scrollIntoViewOffset
      if (data.scrollY) place.top = element.scrollTop + inside.top - own.top - element.clientTop + offset
      if (data.scrollX) place.left = element.scrollLeft + inside.left - own.left - element.clientLeft + offset
      scrollBy(place)
    }

    function scrolled(): void {
      const { scrollLeft, scrollTop, scrollHeight, scrollWidth } = element
      const [deltaX, deltaY] = [at.left - scrollLeft, at.top - scrollTop]
      if (deltaX === 0 && deltaY === 0) return
      Object.assign(at, { left: scrollLeft, top: scrollTop })
      self.fire('scroll', { scrollLeft, scrollTop, scrollHeight, scrollWidth, deltaX, deltaY })
      const vertical = data.scrollY && deltaY !== 0
      const [before, whole, part] = vertical
        ? [scrollTop, scrollHeight, element.clientHeight]
        : [scrollLeft, scrollWidth, element.clientWidth]
      const [first, last] = ends[vertical ? 'y' : 'x']
      const backwards = vertical ? deltaY > 0 : deltaX > 0
      const upper = before <= (px(data.upperThreshold) ?? 50)
      const lower = before + part >= whole - (px(data.lowerThreshold) ?? 50)
      if (upper && !near.upper && backwards) self.fire('scrolltoupper', { direction: first })
      if (lower && !near.lower && !backwards) self.fire('scrolltolower', { direction: last })
      Object.assign(near, { upper, lower })
    }

    element.addEventListener('scroll', scrolled)
    for (const [type, phase] of [
      ['touchstart', 'dragstart'],
      ['touchmove', 'dragging'],
      ['touchend', 'dragend'],
    ] as const)
      self.node.addListener(type, () => {
        const { scrollTop, scrollLeft } = element
        if (data.enhanced) self.fire(phase, { scrollTop, scrollLeft, velocity: { x: 0, y: 0 } })
      })

    const place = (side: 'top' | 'left') => (value: unknown) => {
      const to = px(value)
      if (to !== undefined && element.isConnected) scrollBy({ [side]: to })
    }
    return {
      changed: {
        scrollTop: place('top'),
        scrollLeft: place('left'),
        // its children of the same rendering come first
        scrollIntoView: (id) => void setTimeout(() => element.isConnected && intoView(id)),
        refresherTriggered: rest.triggered,
      },
      attached() {
        const [top, left] = [px(data.scrollTop), px(data.scrollLeft)]
        if (top || left) setTimeout(() => element.isConnected && scrollBy({ top, left }, false))
      },
      paint() {
        for (const [name, on] of [
          ['scroll-x', data.scrollX],
          ['scroll-y', data.scrollY],
          ['enable-flex', data.enableFlex],
          ['using-sticky', data.usingSticky],
          ['bare', data.enhanced && !data.showScrollbar],
          ['paging', data.enhanced && data.pagingEnabled],
        ] as const)
          element.toggleAttribute(name, on)
        rest.paint()
      },
      methods: {
        scrollTo: (x: unknown, y: unknown) => scrollBy({ left: Number(x) || 0, top: Number(y) || 0 }, false),
        scrollTop: () => element.scrollTop,
        scrollLeft: () => element.scrollLeft,
        scrollWidth: () => element.scrollWidth,
        scrollHeight: () => element.scrollHeight,
        scrollIntoView: (selector: unknown) => intoView(String(selector).replace(/^#/, '')),
        refresh: rest.refresh,
      },
    }
  },
)
