/** The mall's own time. Rules ask this clock, never Date.now(), so that tests and development can jump. */
export interface Clock {
  /** unix seconds */
  now(): number
  /** Seconds the clock runs ahead of the machine. */
  readonly offset: number
  /** Moves forward by whole seconds >= 0 and answers the new time. */
  forward(seconds: number): number
  /** Takes over an offset known to the database (start-up, another process, reset). */
  setOffset(seconds: number): void
}

/** Follows the machine; never goes back by itself when the machine's clock is set back. */
export function systemClock(machine: () => number = Date.now): Clock {
  let offset = 0
  let latest = 0
  const now = () => (latest = Math.max(latest, Math.floor(machine() / 1000) + offset))
  return {
    now,
    get offset() {
      return offset
    },
    forward(seconds) {
      offset += seconds
      return now()
    },
    setOffset(seconds) {
      if (seconds < offset) latest = 0
      offset = seconds
    },
  }
}

/** Stands still until moved: two runs of a test see the same times. */
export function stillClock(start: number): Clock {
  let offset = 0
  return {
    now: () => start + offset,
    get offset() {
      return offset
    },
    forward(seconds) {
      offset += seconds
      return start + offset
    },
    setOffset(seconds) {
      offset = seconds
    },
  }
}
