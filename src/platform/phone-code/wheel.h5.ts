/** px of a line, for mice that count lines */
const line = 16

const shownPage = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.taro_page')).find((page) => page.getClientRects().length > 0)

/** The wheel over the ground beside the column scrolls the shown page, unless an overlay holds it. */
export function scrollFromGround(): void {
  document.addEventListener(
    'wheel',
    ({ target, deltaY, deltaMode, ctrlKey }) => {
      const page = shownPage()
      if (target !== document.documentElement || ctrlKey || !page || page.style.overflow === 'hidden') return
      page.scrollBy(0, deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1))
    },
    { passive: true },
  )
}
