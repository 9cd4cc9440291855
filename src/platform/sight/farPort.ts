export interface FarPort {
  /** false: the browser leaves out what is far away by itself (content-visibility) */
  readonly watches: boolean
  /**
   * Tells the height of a node in css px when it is more than `ahead` css px away from the window, undefined when it comes
   * back. Returns the way to stop.
   */
  watch(id: string, ahead: number, notify: (height: number | undefined) => void): () => void
}
