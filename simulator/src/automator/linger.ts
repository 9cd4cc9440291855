export interface LingerOptions {
  /** ms without a client; 0 = for ever. */
  ms: number
  /** Process id of the script that started the simulator. */
  launcher?: number
  /** @param reason for the log */
  end(reason: string): void
}

/** Ends a simulator that no client uses: none has come since the start, or none since the last one left. */
export interface Linger {
  joined(): void
  /** @param dropped its connection broke without a closing message, as that of a killed process does */
  left(dropped?: boolean): void
  stop(): void
}

/** ms between two looks at the launcher: its connection breaks before its process is gone. */
const look = 200

export function linger({ ms, launcher, end }: LingerOptions): Linger {
  let timer: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  function stop(): void {
    clearTimeout(timer)
    clearInterval(watch)
  }
  function finish(reason: string): void {
    stop()
    end(reason)
  }
  function left(dropped = false): void {
    stop()
    if (ms <= 0) return
    timer = setTimeout(() => finish(`no client for ${ms / 1000} s`), ms)
    if (dropped && launcher)
      watch = setInterval(() => isAlive(launcher) || finish('the script that started it has ended'), look)
  }
  left()
  return { joined: stop, left, stop }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // a process of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
