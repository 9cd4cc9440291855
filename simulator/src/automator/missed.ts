interface Event {
  method: string
  params: unknown
}

/** Events that are kept for a client; a page that throws in a loop fills no memory. */
const maxKept = 200

/** Exceptions that were thrown while no client was connected: those of the start, above all. */
export interface MissedExceptions {
  add(thrown: unknown): void
  /** Removes and returns what a client gets before its request is answered. */
  take(method: string): Event[]
}

export function missedExceptions(): MissedExceptions {
  let kept: Event[] = []
  const remove = (method: string) => {
    const taken = kept.filter((event) => event.method === method)
    kept = kept.filter((event) => event.method !== method)
    return taken
  }
  return {
    add(thrown) {
      const { message, stack } = thrown as { message: string; stack: string }
      if (kept.length >= maxKept) return
      kept.push({ method: 'App.exceptionThrown', params: thrown })
      kept.push({ method: 'App.logAdded', params: { type: 'error', args: [stack || message] } })
    },
    take(method) {
      // `launch` and `connect` send Tool.getInfo before a script can listen; Simulator.* is a second line, without events
      if (method === 'Tool.getInfo' || method.startsWith('Simulator.')) return []
      const lines = method === 'App.enableLog' ? remove('App.logAdded') : []
      return [...remove('App.exceptionThrown'), ...lines]
    },
  }
}
