import { any, builtIn, homes, hover, pageOf } from './define'
import { styleText } from './field'

export const view = builtIn({ ...hover })
export const coverView = builtIn({ ...hover, scrollTop: any(''), markerId: '', slot: '' }, (self) => ({
  changed: {
    scrollTop: (top) => void (self.element.scrollTop = Number(top) || 0),
  },
}))

/** Its content stands at the end of the page: nothing around it clips or moves it. */
export const rootPortal = builtIn({ enable: true }, (self) => {
  let content: HTMLElement | null = null
  return {
    paint() {
      content ??= self.element.querySelector<HTMLElement>(':scope > .wx-portal')
      if (!content) return
      const page = self.element.closest('page') ?? self.document.body
      const place = self.data.enable ? page : self.element
      homes.set(content, self.element)
      if (content.parentElement !== place) place.append(content)
    },
    detached: () => content?.remove(),
  }
})

export const matchMedia = builtIn(
  { minWidth: null, maxWidth: null, width: null, minHeight: null, maxHeight: null, height: null, orientation: '' },
  (self) => {
    const { data, element, window } = self
    const fits = () => {
      const [width, height] = [window.innerWidth, window.innerHeight]
      const wants = (value: unknown, holds: (size: number) => boolean) =>
        value === null || value === '' || holds(Number(value))
      return (
        wants(data.minWidth, (size) => width >= size) &&
        wants(data.maxWidth, (size) => width <= size) &&
        wants(data.width, (size) => width === size) &&
        wants(data.minHeight, (size) => height >= size) &&
        wants(data.maxHeight, (size) => height <= size) &&
        wants(data.height, (size) => height === size) &&
        (!data.orientation || (data.orientation === 'landscape') === width > height)
      )
    }
    const paint = () => void element.toggleAttribute('unmatched', !fits())
    return {
      attached: () => window.addEventListener('resize', paint),
      detached: () => window.removeEventListener('resize', paint),
      paint,
    }
  },
)

/** A half page that comes in over the page. Going back does not close it here: only `show` does. */
export const pageContainer = builtIn(
  {
    show: false,
    duration: 300,
    zIndex: 100,
    overlay: true,
    position: 'bottom',
    round: false,
    closeOnSlideDown: false,
    overlayStyle: '',
    customStyle: '',
  },
  (self) => {
    const { data, element, sim } = self
    let shown = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const veil = () => element.querySelector<HTMLElement>(':scope > .wx-container-veil')!
    const sheet = () => element.querySelector<HTMLElement>(':scope > .wx-container-sheet')!
    const close = () => {
      self.set({ show: false })
      change(false)
    }
    // the way back closes it before it leaves the page
    const claim = (on: boolean) => {
      const page = pageOf(self)
      if (!page) return
      if (on) page.closeContainer = close
      else if (page.closeContainer === close) delete page.closeContainer
    }
    const change = (on: boolean) => {
      if (on === shown) return
      shown = on
      const words = on ? 'enter' : 'leave'
      self.fire(`before${words}`)
      element.toggleAttribute('shown', on)
      self.fire(words)
      claim(on)
      clearTimeout(timer)
      timer = setTimeout(() => self.fire(`after${words}`), sim.scenario.frozen ? 0 : data.duration)
    }
    return {
      attached: () => veil().addEventListener('click', () => self.fire('clickoverlay')),
      paint() {
        const time = sim.scenario.frozen ? 0 : data.duration
        veil().style.cssText = `transition-duration:${time}ms;${data.overlay ? '' : 'display:none;'}${styleText(data.overlayStyle)}`
        sheet().style.cssText = `transition-duration:${time}ms;${styleText(data.customStyle)}`
        sheet().className = `wx-container-sheet wx-at-${data.position}${data.round ? ' wx-round' : ''}`
        self.style(`z-index:${data.zIndex}`)
        change(data.show)
      },
      detached() {
        clearTimeout(timer)
        claim(false)
      },
    }
  },
)
