import type { MotionPort } from './port'

export const motion: MotionPort = {
  reduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
}
