import type { Sim } from '../sim'

/** What WeChat draws around and above the pages: bars, modals, toasts. */
export interface Chrome {
  /** A new page's empty frame, at its place in the document. */
  addFrame(): HTMLIFrameElement
  /** Draws the bars for the shown page and shows its frame alone. */
  paint(): void
}

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
  }
}
