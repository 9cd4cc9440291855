import { plain } from '../runtime/host'

export interface ConsoleLine {
  at: Date
  type: 'log' | 'info' | 'warn' | 'error' | 'debug'
  words: string
}

const types = ['log', 'info', 'warn', 'error', 'debug'] as const
/** Older lines are let go. */
const mostLines = 500

/** Keeps what is written to the console from now on; it goes on to the browser's own. */
export function hearConsole(window: Window & typeof globalThis): ConsoleLine[] {
  const lines: ConsoleLine[] = []
  for (const type of types) {
    const original = window.console[type].bind(window.console)
    window.console[type] = (...args: unknown[]) => {
      original(...args)
      lines.push({ at: new Date(), type, words: args.map(words).join(' ') })
      if (lines.length > mostLines) lines.shift()
    }
  }
  return lines
}

function words(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.stack ?? value.message
  try {
    return JSON.stringify(plain(value))
  } catch {
    return String(value)
  }
}
