export interface Wheel {
  element: HTMLElement
  /** Stands at this row, without telling anybody. */
  show(index: number): void
  index(): number
}

interface WheelOptions {
  count(): number
  rowHeight(): number
  /** px between the wheel's top and its middle row. */
  before(): number
  started?(): void
  /** A hand let it go, and it stands. */
  settled(index: number): void
}

/** A column of rows a hand turns; DOM events, as it may stand outside of the page. */
export function wheel(element: HTMLElement, rows: HTMLElement, options: WheelOptions): Wheel {
  let index = 0
  const place = (at: number, moving: boolean) => {
    const top = options.before() - at * options.rowHeight()
    rows.style.cssText = `transform:translateY(${top}px);transition:${moving ? 'none' : 'transform 200ms ease-out'}`
  }
  const inside = (at: number) => Math.min(Math.max(0, options.count() - 1), Math.max(0, Math.round(at)))
  let from: { y: number; index: number; at: number } | undefined
  element.addEventListener('pointerdown', (event) => {
    from = { y: event.clientY, index, at: Date.now() }
    element.setPointerCapture?.(event.pointerId)
    options.started?.()
  })
  element.addEventListener('pointermove', (event) => {
    if (from) place(from.index - (event.clientY - from.y) / (options.rowHeight() || 1), true)
  })
  const release = (event: PointerEvent) => {
    if (!from) return
    const moved = (event.clientY - from.y) / (options.rowHeight() || 1)
    const speed = moved / Math.max(1, Date.now() - from.at)
    // a quick flick goes on turning
    const further = Math.abs(speed) > 0.01 ? speed * 150 : 0
    index = inside(from.index - moved - further)
    from = undefined
    place(index, false)
    options.settled(index)
  }
  element.addEventListener('pointerup', release)
  element.addEventListener('pointercancel', release)
  return {
    element,
    index: () => index,
    show(at) {
      index = inside(at)
      place(index, true)
    },
  }
}
