import type { Page, Sim } from '../sim'
import type { Screen } from './screen'

export interface Frames {
  add(): HTMLIFrameElement
  /** Puts the page's frame between its bars and hides the others. */
  show(page: Page | undefined): void
}

const slideMs = 220
/** For pictures. Not without any time: mini-programs wait for the end of a transition. */
const still = `html.sim-frozen *, html.sim-frozen *::before, html.sim-frozen *::after { transition-duration: 1ms !important;
  transition-delay: 0s !important; animation-duration: 1ms !important; animation-delay: 0s !important;
  animation-iteration-count: 1 !important; caret-color: transparent !important }`

/** One iframe for each page. Hidden ones keep their layout, so that they are found as they were left. */
export function createFrames(sim: Sim, screen: Screen): Frames {
  const place = screen.make('div', 'sim-pages')
  screen.element.append(place)
  let before: { page: Page; depth: number } | undefined
  return {
    add() {
      const frame = screen.make('iframe', { attributes: { title: 'page' }, style: { visibility: 'hidden' } })
      frame.style.height = '100%'
      place.append(frame)
      const inside = frame.contentDocument!
      // an empty frame has no doctype: another box model, and the body scrolls instead of the document
      if (!inside.body || inside.compatMode === 'BackCompat') {
        inside.open()
        inside.write('<!doctype html><html><head></head><body></body></html>')
        inside.close()
      }
      const style = inside.createElement('style')
      style.textContent = still
      inside.head.append(style)
      return frame
    },
    show(page) {
      for (const other of new Set([...sim.stack, ...sim.tabPages.values()]))
        if (other !== page) other.frame.style.visibility = 'hidden'
      if (!page) return
      fit(sim, page)
      const depth = sim.stack.length
      if (before && before.page !== page) slide(sim, page, Math.sign(depth - before.depth))
      before = { page, depth }
    },
  }
}

function fit(sim: Sim, { frame, bars, document }: Page): void {
  const { phone } = sim
  frame.style.visibility = 'visible'
  frame.style.top = `${bars.top}px`
  frame.style.height = `calc(100% - ${bars.top + bars.bottom}px)`
  document.documentElement.classList.toggle('sim-frozen', sim.scenario.frozen)
  const root = document.documentElement.style
  root.setProperty('--safe-area-inset-top', `${bars.top ? 0 : phone.statusBar}px`)
  root.setProperty('--safe-area-inset-bottom', `${bars.bottom ? 0 : phone.homeIndicator}px`)
}

/** For the eye only: a script's next step finds the page at its place. */
function slide(sim: Sim, { frame }: Page, direction: number): void {
  if (!sim.options.byHand || sim.scenario.frozen || direction === 0 || !frame.animate) return
  const from = direction > 0 ? 100 : -30
  frame.animate([{ transform: `translateX(${from}%)` }, { transform: 'none' }], {
    duration: slideMs,
    easing: 'ease-out',
  })
}
