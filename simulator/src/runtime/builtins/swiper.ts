import { draggable } from './drag'
import { any, builtIn, pageOf, type Part } from './define'

type Source = '' | 'autoplay' | 'touch'

const easings: Record<string, string> = {
  default: 'ease',
  linear: 'linear',
  easeInCubic: 'cubic-bezier(.32,0,.67,0)',
  easeOutCubic: 'cubic-bezier(.33,1,.68,1)',
  easeInOutCubic: 'cubic-bezier(.65,0,.35,1)',
}

export const swiper = builtIn(
  {
    indicatorDots: false,
    indicatorColor: 'rgba(0, 0, 0, .3)',
    indicatorActiveColor: '#000000',
    autoplay: false,
    current: 0,
    currentItemId: '',
    interval: 5000,
    duration: 500,
    circular: false,
    vertical: false,
    previousMargin: '0px',
    nextMargin: '0px',
    displayMultipleItems: 1,
    skipHiddenItemLayout: false,
    snapToEdge: false,
    easingFunction: 'default',
    layoutType: 'normal',
    transformerType: 'scaleAndFade',
    indicatorType: 'normal',
    indicatorMargin: 10,
    indicatorSpacing: 4,
    indicatorRadius: 4,
    indicatorWidth: 8,
    indicatorHeight: 8,
    indicatorAlignment: 'auto',
    indicatorOffset: any([0, 0]),
    scrollWithAnimation: true,
    cacheExtent: 0,
  },
  (self) => {
    const { data, element, sim } = self
    const dots = self.part('div', 'wx-swiper-dots')
    let current = 0
    /** Item at the near edge, in items; between two while it moves. */
    let offset = 0
    let busy = false
    let timer: ReturnType<typeof setInterval> | undefined
    let finishing: ReturnType<typeof setTimeout> | undefined

    const items = (): Part[] =>
      self.below('swiper-item').filter(({ element: item }) => item.closest('wx-swiper') === element)
    const view = () => element.querySelector<HTMLElement>(':scope > .wx-swiper-view')!
    const slides = () => view().firstElementChild as HTMLElement
    const shown = () => Math.max(1, data.displayMultipleItems)
    const wraps = (count: number) => data.circular && count > shown()
    const size = () => (data.vertical ? view().clientHeight : view().clientWidth) / shown()
    const axis = () => (data.vertical ? 'Y' : 'X')

    function place(animated: boolean): void {
      const all = items()
      const side = data.vertical ? 'height' : 'width'
      all.forEach(({ element: item }, index) => {
        const turns = wraps(all.length) ? Math.round((offset + (shown() - 1) / 2 - index) / all.length) : 0
        item.style.cssText = `${side}:${100 / shown()}%;transform:translate${axis()}(${(index + turns * all.length) * 100}%)`
      })
      const easing = easings[data.easingFunction] ?? 'ease'
      slides().style.cssText = `transform:translate${axis()}(${(-offset * 100) / shown()}%);transition:${animated ? `transform ${data.duration}ms ${easing}` : 'none'}`
      paintDots(all.length)
    }

    function paintDots(count: number): void {
      dots.hidden = !data.indicatorDots
      dots.replaceChildren(
        ...Array.from({ length: data.indicatorDots ? count : 0 }, (_, index) => {
          const dot = self.document.createElement('i')
          const on = index >= current && index < current + shown()
          dot.style.background = on ? data.indicatorActiveColor : data.indicatorColor
          return dot
        }),
      )
    }

    /** @param way the item it moves over; past the ends where it wraps */
    function go(way: number, source: Source, animated = data.scrollWithAnimation): void {
      const all = items()
      const count = all.length
      if (count === 0) return
      const last = Math.max(0, count - shown())
      const target = wraps(count) ? way : Math.min(last, Math.max(0, way))
      const next = wraps(count) ? ((target % count) + count) % count : target
      const moves = animated && !sim.scenario.frozen && data.duration > 0
      const changed = next !== current
      const from = offset
      current = next
      offset = target
      place(moves)
      const detail = { current, currentItemId: String(all[next]!.data.itemId ?? ''), source }
      if (changed) {
        self.set({ current })
        self.fire('change', detail)
      }
      clearTimeout(finishing)
      if (!changed && from === target) return
      finishing = setTimeout(
        () => {
          offset = current
          place(false)
          busy = false
          self.fire('transition', { dx: 0, dy: 0 })
          self.fire('animationfinish', detail)
        },
        moves ? data.duration : 0,
      )
    }

    const schedule = () => {
      clearInterval(timer)
      if (!data.autoplay) return
      timer = setInterval(
        () => {
          const count = items().length
          if (busy || sim.scenario.frozen || !pageOf(self)?.shown || count <= shown()) return
          go(!wraps(count) && current >= count - shown() ? 0 : current + 1, 'autoplay')
        },
        Math.max(50, data.interval),
      )
    }

    draggable(self, () => (data.vertical ? 'y' : 'x'), {
      move(dx, dy) {
        const count = items().length
        const moved = -(data.vertical ? dy : dx) / (size() || 1)
        busy = true
        const target = current + moved
        const last = Math.max(0, count - shown())
        // past an end it follows the finger half as far
        offset = wraps(count) ? target : target < 0 ? target / 2 : target > last ? last + (target - last) / 2 : target
        place(false)
        self.fire('transition', data.vertical ? { dx: 0, dy: -dy } : { dx: -dx, dy: 0 })
      },
      end(dx, dy, speed) {
        busy = false
        const moved = -(data.vertical ? dy : dx) / (size() || 1)
        const fast = -(data.vertical ? speed.y : speed.x)
        const flick = Math.abs(fast) > 0.3 && Math.sign(fast) === Math.sign(moved) ? Math.sign(moved) : 0
        go(current + (Math.round(moved) || flick), 'touch', true)
      },
    })

    let arranging = false
    /** Where the mini-program wants it to stand: without an event when it is shown first. */
    const settle = () => {
      arranging = false
      const all = items()
      const named = data.currentItemId ? all.findIndex((item) => item.data.itemId === data.currentItemId) : -1
      const wanted = named >= 0 ? named : data.current
      current = wanted >= 0 && wanted < all.length ? Math.trunc(wanted) : 0
      offset = current
      place(false)
    }
    return {
      changed: {
        current(wanted) {
          if (wanted !== current && element.isConnected) go(wanted < items().length ? wanted : 0, '')
        },
        currentItemId(id) {
          const index = items().findIndex((item) => item.data.itemId === id)
          if (index >= 0 && index !== current) go(index, '')
        },
      },
      attached: settle,
      detached() {
        clearInterval(timer)
        clearTimeout(finishing)
      },
      paint() {
        element.toggleAttribute('vertical', data.vertical)
        const [before, after] = [data.previousMargin || '0px', data.nextMargin || '0px']
        view().style.cssText = data.vertical ? `top:${before};bottom:${after}` : `left:${before};right:${after}`
        if (finishing === undefined || !busy) paintDots(items().length)
        schedule()
      },
      methods: {
        swipeTo: (index: unknown) => go(Number(index), 'touch', true),
        itemsChanged() {
          if (arranging) return
          arranging = true
          queueMicrotask(() => element.isConnected && settle())
        },
      },
    }
  },
)

export const swiperItem = builtIn({ itemId: '', skipHiddenItemLayout: false }, (self) => {
  let around: Part | undefined
  const tell = () => (around?.methods.itemsChanged as (() => void) | undefined)?.()
  return {
    attached() {
      around = self.above('swiper')
      tell()
    },
    detached: tell,
  }
})
