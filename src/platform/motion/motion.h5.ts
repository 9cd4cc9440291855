import type { MotionPort } from './port'

export const motion: MotionPort = {
  reduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  spotOf(tap) {
    const { clientX = 0, clientY = 0 } = tap as Partial<MouseEvent>
    if (clientX === 0 && clientY === 0) return undefined
    return { x: clientX - document.body.getBoundingClientRect().left, y: clientY }
  },
}
