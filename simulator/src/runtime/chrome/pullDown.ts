import { call } from '../pages'
import { shownPage, type Page, type Sim } from '../sim'
import type { Screen } from './screen'

export interface PullDown {
  /** Lets a finger pull the page in this frame. */
  listen(frame: HTMLIFrameElement): void
  start(page: Page): void
  stop(page: Page): void
}

/** How far the page stays down while it refreshes, and how far a finger has to pull it; CSS px. */
const open = 50
const farthest = 120

/** Pull-down refresh of whole pages: the page moves down and three dots stand above it. */
export function createPullDown(sim: Sim, screen: Screen): PullDown {
  const refreshing = new WeakSet<Page>()
  const dots = screen.make('div', 'sim-dots', ...[1, 2, 3].map(() => screen.make('i', '')))

  function move(page: Page, by: number): void {
    page.frame.style.transform = by > 0 ? `translateY(${by}px)` : ''
    if (by <= 0) return dots.remove()
    const { backgroundColor = '#ffffff', backgroundTextStyle = 'dark' } = page.settings
    dots.style.top = `${page.bars.top}px`
    dots.style.height = `${Math.max(by, open)}px`
    dots.style.background = backgroundColor
    dots.style.color = backgroundTextStyle === 'light' ? '#ffffff' : '#8c8c8c'
    page.frame.before(dots)
  }

  function start(page: Page): void {
    move(page, open)
    if (refreshing.has(page)) return
    refreshing.add(page)
    call(page, 'onPullDownRefresh')
  }

  return {
    start,
    stop(page) {
      refreshing.delete(page)
      move(page, 0)
    },
    listen(frame) {
      const document = frame.contentDocument!
      let from: number | undefined
      let pulled = 0
      const pulling = () => {
        const page = shownPage(sim)
        const mayPull = page?.frame === frame && page.settings.enablePullDownRefresh && !refreshing.has(page)
        return mayPull ? page : undefined
      }
      const begin = (y: number) => {
        pulled = 0
        from = document.documentElement.scrollTop <= 0 && pulling() ? y : undefined
      }
      const drag = (y: number) => {
        const page = pulling()
        if (from === undefined || !page) return
        // the finger's place is told from the corner of the page, which has moved itself
        pulled = Math.min(farthest, Math.max(0, y + pulled - from))
        move(page, pulled)
      }
      const leave = () => {
        const page = pulling()
        if (from === undefined || !page) return
        from = undefined
        if (pulled >= open) start(page)
        else move(page, 0)
      }
      const passive = { passive: true }
      document.addEventListener('touchstart', ({ touches }) => begin(touches[0]!.clientY), passive)
      document.addEventListener('touchmove', ({ touches }) => drag(touches[0]!.clientY), passive)
      document.addEventListener('touchend', leave, passive)
      document.addEventListener('touchcancel', leave, passive)
      // a person before the screen has a mouse
      document.addEventListener('mousedown', ({ clientY }) => begin(clientY))
      document.addEventListener('mousemove', ({ clientY, buttons }) => buttons > 0 && drag(clientY))
      document.addEventListener('mouseup', leave)
    },
  }
}
