import type { StartOptions } from '../shared/scenario'

/** Measures of the simulated phone, CSS px: an iPhone without a home indicator below 800 px, with one above. */
export interface Phone {
  width: number
  height: number
  ratio: number
  statusBar: number
  /** Native navigation bar with the status bar above it. */
  navigationBar: number
  tabBar: number
  /** What the home indicator takes at the bottom. */
  homeIndicator: number
  menuButton: { width: number; height: number; top: number; right: number; bottom: number; left: number }
}

export function phoneOf({ screen }: Pick<StartOptions, 'screen'>): Phone {
  const notch = screen.height >= 800
  const statusBar = notch ? 47 : 20
  const right = screen.width - 7
  const top = statusBar + 4
  return {
    ...screen,
    statusBar,
    navigationBar: statusBar + 44,
    tabBar: 50,
    homeIndicator: notch ? 34 : 0,
    menuButton: { width: 87, height: 32, top, right, bottom: top + 32, left: right - 87 },
  }
}
