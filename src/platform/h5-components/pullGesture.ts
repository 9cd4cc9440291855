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

/** A finger on a vertical swiper, a wheel, a map or a drawing, or in what is scrolled, pulls nothing around them. */
export function belongsElsewhere(target: EventTarget | null, box: HTMLElement): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('.h5-wheels, .h5-swiper-vertical')) return true
  for (let node: Element | null = target; node && node !== box; node = node.parentElement) {
    const { position, touchAction } = getComputedStyle(node)
    if (node.scrollTop > 0 || position === 'fixed' || touchAction === 'none') return true
  }
  return false
}

interface Follow {
  /** whether a finger that comes down here may pull */
  begins(target: EventTarget | null): boolean
  /** css px from where it came down */
  moves(px: number): void
  /** 0: the system took the finger */
  lets(px: number): void
}

/** Watches a box for a finger that pulls it down; answers how to stop watching. */
export function followDown(box: HTMLElement, follow: Follow): () => void {
  let from: { x: number; y: number } | undefined
  let sure = false
  let px = 0
  const begin = (e: TouchEvent) => {
    const touch = e.touches[0]!
    const ours = e.touches.length === 1 && follow.begins(e.target)
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
    px = Math.max(0, down)
    follow.moves(px)
  }
  const end = () => {
    if (from && sure) follow.lets(px)
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

const shown = (px: number) => (px <= OFFSET_PX ? px : OFFSET_PX + (px - OFFSET_PX) * PAST_RATE)
/** What lies over the page pulls nothing of it. */
const lies = (target: EventTarget | null) => target instanceof Element && target.closest('.h5-catch') !== null

/** Watches a page box for a pull at its top edge; answers how to stop watching. */
export function followPull(box: HTMLElement, pull: Pull): () => void {
  return followDown(box, {
    begins: (target) => pull.free() && box.scrollTop <= 0 && !lies(target) && !belongsElsewhere(target, box),
    moves: (px) => pull.pulled(shown(px)),
    lets: (px) => pull.let(shown(px)),
  })
}
