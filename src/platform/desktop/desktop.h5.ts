import type { DesktopPort } from './port'

export const desktop: DesktopPort = { inWeChat: false }
