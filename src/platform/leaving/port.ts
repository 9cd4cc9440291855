export interface LeavingPort {
  /** Asks before the page is left, in these words where the platform takes any; undefined: nothing is asked any more. */
  guard(question: string | undefined): void
}
