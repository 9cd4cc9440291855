export interface LingerOptions {
  /** ms without a client; 0 = for ever. */
  ms: number
  /** @param reason for the log */
  end(reason: string): void
}

/** Ends a simulator that no client uses: none has come since the start, or none since the last one left. */
export interface Linger {
  joined(): void
  left(): void
  stop(): void
}

export function linger({ ms, end }: LingerOptions): Linger {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  function left(): void {
    stop()
    if (ms > 0) timer = setTimeout(() => end(`no client for ${ms / 1000} s`), ms)
  }
  left()
  return { joined: stop, left, stop }
}
