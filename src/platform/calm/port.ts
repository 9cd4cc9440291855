export interface CalmPort {
  /** Runs what the first screen can do without, so that it takes nothing from that screen. */
  whenCalm(run: () => void): void
}
