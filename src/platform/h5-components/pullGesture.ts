/** Pull-down offset of section 8 of the specification, css px. */
export const OFFSET_PX = 80
/** Past the offset the page follows the finger at this rate. */
const PAST_RATE = 0.2

interface Pull {
  /** False while a refresh runs. */
  free(): boolean
  pulled(px: number): void
  let(px: number): void
}

/** A finger in a sheet, on a vertical swiper or wheel, or in a list that is scrolled is not pulling the page. */
function belongsElsewhere(target: EventTarget | null, box: HTMLElement): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('.h5-catch, .h5-wheels, .h5-swiper-vertical')) return true
  for (let node: Element | null = target; node && node !== box; node = node.parentElement) {
    if (node.scrollTop > 0 || getComputedStyle(node).position === 'fixed') return true
  }
  return false
}

/** Watches a page box for a pull at its top edge; answers how to stop watching. */
export function followPull(box: HTMLElement, pull: Pull): () => void {
  let from: { x: number; y: number } | undefined
  let sure = false
  let px = 0
  const begin = (e: TouchEvent) => {
    const touch = e.touches[0]!
    const ours = e.touches.length === 1 && pull.free() && box.scrollTop <= 0 && !belongsElsewhere(e.target, box)
    from = ours ? { x: touch.clientX, y: touch.clientY } : undefined
    sure = false
    px = 0
  }
  const move = (e: TouchEvent) => {
    if (!from) return
    const down = e.touches[0]!.clientY - from.y
    if (!sure) {
      // the first direction decides: sideways belongs to a swiper, upwards scrolls
      if (down <= Math.abs(e.touches[0]!.clientX - from.x)) return void (from = undefined)
      sure = true
    }
    if (e.cancelable) e.preventDefault()
    px = down <= OFFSET_PX ? Math.max(0, down) : OFFSET_PX + (down - OFFSET_PX) * PAST_RATE
    pull.pulled(px)
  }
  const end = () => {
    if (from && sure) pull.let(px)
    from = undefined
  }
  const cancel = () => {
    px = 0
    end()
  }
  box.addEventListener('touchstart', begin, { passive: true })
  // not passive: the browser's own overscroll must not answer the pull
  box.addEventListener('touchmove', move, { passive: false })
  box.addEventListener('touchend', end)
  box.addEventListener('touchcancel', cancel)
  return () => {
    box.removeEventListener('touchstart', begin)
    box.removeEventListener('touchmove', move)
    box.removeEventListener('touchend', end)
    box.removeEventListener('touchcancel', cancel)
  }
}
