import type { Sim } from '../sim'
import type { Chrome } from './types'

export type * from './types'

const later = (): never => {
  throw new Error('not simulated: chrome')
}

/** What WeChat draws around and above the pages: bars, modals, toasts. */
export function createChrome(sim: Sim): Chrome {
  const { document } = sim.window
  const pages = document.createElement('div')
  document.body.append(pages)
  return {
    addFrame() {
      const frame = document.createElement('iframe')
      frame.style.cssText = 'position:absolute;left:0;top:0;border:0;width:100%;height:100%'
      pages.append(frame)
      const inside = frame.contentDocument!
      if (!inside.body) {
        inside.open()
        inside.write('<!doctype html><html><head></head><body></body></html>')
        inside.close()
      }
      return frame
    },
    paint() {
      const shown = sim.stack[sim.stack.length - 1]
      for (const page of [...sim.stack, ...sim.tabPages.values()])
        page.frame.style.display = page === shown ? 'block' : 'none'
    },
    modal: later,
    actionSheet: later,
    toast: later,
    hideToast: later,
    loading: later,
    hideLoading: later,
    setTitle: later,
    setBarColors: later,
    setBarLoading: later,
    hideHomeButton: later,
    setBackground: later,
    startPullDownRefresh: later,
    stopPullDownRefresh: later,
    tabBar: { setItem: later, setStyle: later, setBadge: later, setRedDot: later, setShown: later },
    previewImage: later,
    closePreview: later,
    question: later,
    payment: later,
    share: later,
    native: later,
  }
}
