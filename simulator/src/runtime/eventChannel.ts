type Listener = (...args: unknown[]) => void
export interface EventChannel {
  on(name: string, listener: Listener): void
  once(name: string, listener: Listener): void
  off(name: string, listener?: Listener): void
  emit(name: string, ...args: unknown[]): void
}

class End implements EventChannel {
  // hidden from JSON: each end knows the other
  #other?: End
  private readonly listeners = new Map<string, Listener[]>()
  private readonly waiting = new Map<string, unknown[][]>()

  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
    const early = this.waiting.get(name) ?? []
    this.waiting.delete(name)
    for (const args of early) this.hear(name, args)
  }

  once(name: string, listener: Listener): void {
    const first = (...args: unknown[]) => {
      this.off(name, first)
      listener(...args)
    }
    this.on(name, first)
  }

  off(name: string, listener?: Listener): void {
    this.listeners.set(name, listener ? (this.listeners.get(name) ?? []).filter((known) => known !== listener) : [])
  }

  emit(name: string, ...args: unknown[]): void {
    this.#other?.hear(name, args)
  }

  join(other: End): void {
    this.#other = other
    other.#other = this
  }

  private hear(name: string, args: unknown[]): void {
    const listeners = this.listeners.get(name) ?? []
    if (listeners.length === 0) this.waiting.set(name, [...(this.waiting.get(name) ?? []), args])
    for (const listener of listeners) listener(...args)
  }
}

/** The two ends of a channel between a page and the one it opened. What is said before anybody listens is kept. */
export function eventChannel(listeners: Record<string, Listener> = {}): { opener: EventChannel; opened: EventChannel } {
  const opener = new End()
  const opened = new End()
  opener.join(opened)
  for (const [name, listener] of Object.entries(listeners)) opener.on(name, listener)
  return { opener, opened }
}
