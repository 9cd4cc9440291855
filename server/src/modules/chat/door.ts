import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback, type Config } from '../../config'
import { machineMs } from '../../lib/machineClock'
import { networkOf } from '../../lib/network'

/** of one network, and of all, in one process */
const socketsMost = { network: 200, all: 20_000 }
/** new sockets a minute and network: who opens and closes without end */
const opensMost = 600

/** Whom WeChat's own frame names. */
const weChat = 'https://servicewechat.com'

/**
 * Pages of our own alone open a socket, as with calls (app.ts). It is no secret's guard: what binds a socket to a member
 * is a call with his token.
 */
export function isWelcome(
  { mode, origins, h5Origin }: Pick<Config, 'mode' | 'origins' | 'h5Origin'>,
  { origin, host = '' }: IncomingHttpHeaders,
): boolean {
  // the mini-program names none
  if (!origin) return true
  if (origins.includes(origin) || origin === h5Origin || origin === weChat) return true
  if (!URL.canParse(origin)) return false
  const caller = new URL(origin)
  return caller.host === host || (mode === 'development' && isLoopback(caller.hostname))
}

/** Counts who is in. */
export function doorKeeper(now: () => number = machineMs) {
  const inside = new Map<string, number>()
  const opened = new Map<string, number>()
  let all = 0
  let minute = 0
  const countOpen = (network: string) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) opened.clear()
    minute = current
    const count = (opened.get(network) ?? 0) + 1
    opened.set(network, count)
    return count
  }
  return {
    /** Answers what to call when the socket is gone; undefined = no more get in. */
    enter(ip: string): (() => void) | undefined {
      const network = networkOf(ip)
      const count = inside.get(network) ?? 0
      if (countOpen(network) > opensMost || count >= socketsMost.network || all >= socketsMost.all) return undefined
      inside.set(network, count + 1)
      all++
      return () => {
        const left = (inside.get(network) ?? 1) - 1
        if (left > 0) inside.set(network, left)
        else inside.delete(network)
        all--
      }
    },
  }
}
