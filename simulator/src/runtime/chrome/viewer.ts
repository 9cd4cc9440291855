import type { Screen } from './screen'
import type { Chrome } from './types'

/** A finger that moved less than this is a tap; CSS px. */
const swipe = 40

/** wx.previewImage: black, one picture at a time; a swipe turns over, a tap closes. */
export function createViewer(screen: Screen): Pick<Chrome, 'previewImage' | 'closePreview'> {
  const { make } = screen
  let open: HTMLElement | undefined

  function close(): void {
    open?.remove()
    open = undefined
  }

  return {
    closePreview: close,
    previewImage({ urls, current = 0 }) {
      close()
      let at = Math.max(0, typeof current === 'number' ? current : urls.indexOf(current))
      let from: number | undefined
      const image = make('img', { attributes: { alt: '', draggable: 'false' } })
      const place = make('span', '')
      const show = (index: number) => {
        at = Math.min(urls.length - 1, Math.max(0, index))
        image.src = screen.picture(urls[at] ?? '')
        place.textContent = urls.length > 1 ? `${at + 1} / ${urls.length}` : ''
      }
      const cover = make(
        'div',
        { class: 'sim-over sim-viewer', attributes: { role: 'dialog', tabindex: '0' } },
        image,
        place,
      )
      cover.addEventListener('pointerdown', ({ clientX }) => (from = clientX))
      cover.addEventListener('pointerup', ({ clientX }) => {
        // the finger that opened it
        if (from === undefined) return
        const moved = clientX - from
        if (Math.abs(moved) < swipe) close()
        else show(at - Math.sign(moved))
      })
      cover.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') close()
        if (key === 'ArrowLeft') show(at - 1)
        if (key === 'ArrowRight') show(at + 1)
      })
      show(at)
      open = cover
      screen.element.append(cover)
      cover.focus()
    },
  }
}
