/** All in css px of the device. */
export interface Metrics {
  width: number
  height: number
  /** height of the system's own bar above the page; 0 in browsers */
  statusBar: number
  /** height of a navigation bar under it */
  navBar: number
  /** room that WeChat's capsule button takes at the right end of that bar; 0 in browsers */
  capsule: number
  /** room to keep free at the bottom; browsers use env(safe-area-inset-bottom) instead */
  safeBottom: number
}

export interface AppearancePort {
  metrics(): Metrics
  dark(): boolean
  onDarkChange(listen: (dark: boolean) => void): () => void
  onResize(listen: () => void): () => void
  /** Tells the browser which language the page speaks. */
  setLanguage(locale: string): void
}
