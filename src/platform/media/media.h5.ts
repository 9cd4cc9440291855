import { backCloses } from '../overlay/wayBack.h5'
import './viewer.scss'
import type { MediaPort, Pictures } from './port'

/** Plain elements: swiping and stopping at a picture are the browser's own scroll snapping, pinching its own zoom. */
function open({ urls, at, label }: Pictures): void {
  const before = document.activeElement
  const viewer = document.createElement('div')
  viewer.className = 'mall-viewer t-viewer'
  viewer.tabIndex = -1
  viewer.setAttribute('role', 'dialog')
  viewer.setAttribute('aria-modal', 'true')
  viewer.setAttribute('aria-label', label)
  const strip = document.createElement('div')
  strip.className = 'mall-viewer-strip'
  const count = document.createElement('div')
  count.className = 'mall-viewer-count'
  for (const url of urls) {
    const cell = document.createElement('div')
    cell.className = 'mall-viewer-cell'
    const img = document.createElement('img')
    img.src = url
    img.alt = ''
    cell.append(img)
    strip.append(cell)
  }
  const shown = () => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
  const notify = () => (count.textContent = urls.length > 1 ? `${shown() + 1} / ${urls.length}` : '')
  const turn = (to: number) => strip.scrollTo({ left: to * strip.clientWidth, behavior: 'smooth' })
  const close = () => {
    viewer.remove()
    document.removeEventListener('keydown', onKey, true)
    drop()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(shown() + 1)
    else if (event.key === 'ArrowLeft') turn(shown() - 1)
    else if (event.key === 'Escape') close()
    else if (event.key !== 'Tab') return
    event.stopPropagation()
    event.preventDefault()
  }
  viewer.append(strip, count)
  viewer.onclick = close
  strip.onscroll = notify
  document.addEventListener('keydown', onKey, true)
  const drop = backCloses(close)
  // inside the shown page, where the theme's variables are set
  const roots = document.querySelectorAll('.mall')
  ;(roots[roots.length - 1] ?? document.body).append(viewer)
  strip.scrollLeft = at * strip.clientWidth
  notify()
  viewer.focus({ preventScroll: true })
}

export const media: MediaPort = {
  preview(pictures) {
    if (pictures.urls.length > 0) open(pictures)
  },
}
