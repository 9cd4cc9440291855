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
      document.addEventListener(
        'touchstart',
        ({ touches }) => {
          pulled = 0
          from = document.documentElement.scrollTop <= 0 && pulling() ? touches[0]!.clientY : undefined
        },
        { passive: true },
      )
      document.addEventListener(
        'touchmove',
        ({ touches }) => {
          const page = pulling()
          if (from === undefined || !page) return
          // the finger's place is told from the corner of the page, which has moved itself
          pulled = Math.min(farthest, Math.max(0, touches[0]!.clientY + pulled - from))
          move(page, pulled)
        },
        { passive: true },
      )
      const leave = () => {
        const page = pulling()
        if (from === undefined || !page) return
        from = undefined
        if (pulled >= open) start(page)
        else move(page, 0)
      }
      document.addEventListener('touchend', leave, { passive: true })
      document.addEventListener('touchcancel', leave, { passive: true })
    },
  }
}
