export interface SightPort {
  /** Upper edges of nodes in css px from the window's upper edge, by id; nodes that are not there are left out. */
  tops(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Calls once, when the node is less than `ahead` css px below the window or in it; `within` is the id of the box that
   * scrolls instead of the page. Returns the way to stop watching.
   */
  near(id: string, ahead: number, come: () => void, within?: string): () => void
}
