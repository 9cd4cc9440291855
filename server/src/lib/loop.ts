export interface Loop {
  start(): void
  /** Waits for the run in hand. */
  stop(): Promise<void>
}

/** Runs `work` at once, and again `pauseMs` after each end; one that fails is told to `failed` and tried again too. */
export function loop(work: () => Promise<unknown>, pauseMs: number, failed: (error: unknown) => void): Loop {
  let timer: NodeJS.Timeout | null = null
  let last: Promise<void> = Promise.resolve()
  let stopped = false

  const turn = () => {
    last = work()
      .then(() => undefined, failed)
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, pauseMs)
      })
  }

  return {
    start() {
      stopped = false
      turn()
    },
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await last
    },
  }
}
