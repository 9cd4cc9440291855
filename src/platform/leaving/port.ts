export interface LeavingPort {
  /** Whether the browser asks, in its own words, before the window is closed or loaded anew. */
  guard(asks: boolean): void
}
