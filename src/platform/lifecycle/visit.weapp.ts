import type { VisitPort } from './visitPort'

/** Pages of the stack live, and there is no way back to others. */
export const visit: VisitPort = {
  name: () => '',
  kept: () => '',
  keep: () => undefined,
  returned: () => false,
  onLeave: () => undefined,
}
