export interface CalmPort {
  /** Runs what the first screen can do without, so that it takes nothing from that screen. */
  whenCalm(run: () => void): void
  /**
   * Brings code that the first load does not carry when the shopper does something, or has looked for a while. Where all code
   * is there already it is the same function, so that what it brings is drawn with all else.
   */
  afterUse<T>(load: () => Promise<T>): () => Promise<T>
}
