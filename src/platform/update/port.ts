export interface UpdatePort {
  /** Calls when a newer version lies ready; `apply` restarts into it. */
  onReady(listen: (apply: () => void) => void): void
}
