import { machineMs } from '../../lib/machineClock'

/** ms without a frame after which a socket counts as gone: the client pings every 1500 ms */
const silenceMost = 30_000
/** frames a second: a pulse is less than one */
const framesMost = 20

/** Of RFC 6455. */
const unsupported = 1003
const policy = 1008

/** A client sends its pulse and no more; whoever sends more is shown out. */
export interface Pulse {
  /** What to do about a frame: answer it, close the socket with a code, or nothing. */
  hear(text: string, isBinary: boolean): 'answer' | number | undefined
  isGone(): boolean
}

export function newPulse(now: () => number = machineMs): Pulse {
  let heard = now()
  let second = 0
  let frames = 0
  return {
    hear(text, isBinary) {
      heard = now()
      const current = Math.floor(heard / 1000)
      frames = current === second ? frames + 1 : 1
      second = current
      if (frames > framesMost) return policy
      if (isBinary) return unsupported
      const type = typeOf(text)
      if (type === undefined) return policy
      return type === 'ping' ? 'answer' : undefined
    },
    isGone: () => now() - heard > silenceMost,
  }
}

function typeOf(text: string): string | undefined {
  try {
    const frame = JSON.parse(text) as { type?: unknown } | null
    return typeof frame?.type === 'string' ? frame.type : undefined
  } catch {
    return undefined
  }
}
