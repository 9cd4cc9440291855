export interface Place {
  /** without a leading slash, as in routes.ts */
  path: string
  /** decoded */
  query: Record<string, string>
}

/** Addresses are `/path?query` with encoded values. All resolve when the platform accepted the change, else reject. */
export interface NavigationPort {
  push(address: string): Promise<void>
  replace(address: string): Promise<void>
  /** Closes everything else. */
  restart(address: string): Promise<void>
  /** To a tab page; takes no query. */
  tab(address: string): Promise<void>
  /** So many pages back, one by default; false when there is no page to go back to. */
  back(steps?: number): Promise<boolean>
  /** The shown page goes by this address from now on, for a reload and a copied link; nothing is opened. */
  rename(address: string): void
  /** Open pages of the app, the shown one last; empty before the first page. */
  stack(): Place[]
  /** Most pages that may lie on each other; WeChat refuses more. */
  readonly limit: number
}
