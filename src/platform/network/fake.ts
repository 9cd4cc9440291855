import { type HttpAnswer, type HttpRequest, type NetworkPort, NetworkFault } from './port'

/** A request as a test looks at it. */
export interface Sent extends HttpRequest {
  /** without origin and query */
  path: string
  /** of query and body together */
  params: Record<string, string>
}

/** Fields of an envelope (code 0, no message and no data unless given), a raw answer, or nothing at all. */
export type Reply =
  { code?: number; message?: string; data?: unknown; [field: string]: unknown } | HttpAnswer | NetworkFault
type Replier = Reply | ((sent: Sent) => Reply | Promise<Reply>)

function toSent(request: HttpRequest): Sent {
  const url = new URL(request.url)
  const all = [...url.searchParams, ...new URLSearchParams(request.body)]
  return { ...request, path: url.pathname, params: Object.fromEntries(all) }
}

const isHttp = (reply: Reply): reply is HttpAnswer => 'status' in reply && 'text' in reply

/** A mall server for tests. `on` says what a path answers, the latest saying counts; other paths are unknown. */
export function fakeNetwork() {
  const listeners = new Set<(online: boolean) => void>()
  const repliers = new Map<string, Replier>()
  const sent: Sent[] = []
  let online = true
  const port: NetworkPort = {
    async request(request) {
      const one = toSent(request)
      sent.push(one)
      const replier = repliers.get(one.path) ?? { code: -10003, message: `${one.path}?` }
      const reply = online
        ? await (typeof replier === 'function' ? replier(one) : replier)
        : new NetworkFault('network')
      if (reply instanceof NetworkFault) throw reply
      if (isHttp(reply)) return reply
      return { status: 200, text: JSON.stringify({ code: 0, message: '', data: null, ...reply }) }
    },
    isOnline: () => online,
    onStatusChange(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
  return {
    ...port,
    sent,
    on: (path: string, replier: Replier) => void repliers.set(path, replier),
    /** requests to a path so far */
    to: (path: string) => sent.filter((one) => one.path === path),
    setOnline(now: boolean) {
      online = now
      listeners.forEach((listen) => listen(now))
    },
    reset() {
      repliers.clear()
      sent.length = 0
      online = true
    },
  }
}

export type FakeNetwork = ReturnType<typeof fakeNetwork>
