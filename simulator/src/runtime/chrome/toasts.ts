import { icons } from './icons'
import type { Screen } from './screen'
import type { Chrome, ToastOptions } from './types'

const toastMs = 1500

/** Toast and loading: one place on the screen for both. */
export function createToasts(screen: Screen): Pick<Chrome, 'toast' | 'hideToast' | 'loading' | 'hideLoading'> {
  const { make } = screen
  let showing: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function hide(): void {
    clearTimeout(timer)
    showing?.remove()
    showing = undefined
  }

  function show({ title, icon = 'success', image, mask = false }: ToastOptions): void {
    hide()
    const picture = image
      ? make('img', { attributes: { src: screen.picture(image), alt: '' } })
      : icon !== 'none' && make('div', { html: icon === 'loading' ? icons.spinner : icons[icon] })
    const square = picture ? 'sim-toast sim-square' : 'sim-toast'
    showing = make(
      'div',
      mask ? 'sim-over' : 'sim-over sim-through',
      make('div', { class: square, attributes: { role: 'status' } }, picture, make('span', '', title)),
    )
    screen.element.append(showing)
  }

  return {
    toast(options) {
      show(options)
      timer = setTimeout(hide, options.duration ?? toastMs)
    },
    loading: ({ title, mask }) => show({ title, mask, icon: 'loading' }),
    hideToast: hide,
    hideLoading() {
      const found = showing !== undefined
      hide()
      return found
    },
  }
}
