import type { KeyboardPort } from './port'

/** css px; less is a bar of the browser that comes and goes */
const least = 80

export const keyboard: KeyboardPort = {
  onCover(listen) {
    const seen = window.visualViewport
    if (!seen) return () => undefined
    const notify = () => {
      // a page that is zoomed is covered by nothing
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height
      // Safari has moved the page so that the field is seen; it is seen where it stands now
      if (covered > least) window.scrollTo(0, 0)
      listen(covered > least ? Math.round(covered) : 0)
    }
    notify()
    seen.addEventListener('resize', notify)
    return () => seen.removeEventListener('resize', notify)
  },
}
