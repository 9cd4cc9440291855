import type { MotionPort } from './port'

// WeChat tells nothing of it
export const motion: MotionPort = { reduced: () => false }
