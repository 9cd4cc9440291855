export interface KeyboardPort {
  /**
   * Tells how much of the window the soft keyboard covers, in css px, now and whenever it changes; 0 where the window
   * itself shrinks. Returns the way to stop.
   */
  onCover(listen: (height: number) => void): () => void
}
