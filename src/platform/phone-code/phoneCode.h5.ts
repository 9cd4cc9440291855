import type { PhoneCodePort } from './port'

/** Room for a code beside the column of 480 px, and for a pointer. */
const room = '(min-width: 1000px)'

let isOffered = false

export const phoneCode: PhoneCodePort = {
  offer() {
    if (isOffered) return
    isOffered = true
    const wide = matchMedia(room)
    // phones never fetch it, and nobody misses it
    const show = () => {
      if (!wide.matches) return
      import('./beside').then(({ showBeside }) => showBeside(wide)).catch(() => undefined)
      import('./wheel').then(({ scrollFromGround }) => scrollFromGround()).catch(() => undefined)
    }
    show()
    if (!wide.matches) wide.addEventListener('change', show, { once: true })
  },
}
