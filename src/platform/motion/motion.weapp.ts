import type { MotionPort } from './port'

interface Touched {
  changedTouches?: readonly { clientX: number; clientY: number }[]
}

export const motion: MotionPort = {
  // WeChat tells nothing of it
  reduced: () => false,
  spotOf(tap) {
    const [touch] = (tap as Touched).changedTouches ?? []
    return touch && { x: touch.clientX, y: touch.clientY }
  },
}
