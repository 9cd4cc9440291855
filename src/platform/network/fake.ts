import { type HttpAnswer, type HttpRequest, type NetworkPort, NetworkFault } from './port'

type Reply = (request: HttpRequest) => HttpAnswer | NetworkFault | Promise<HttpAnswer>

/** A network for tests: answers what `reply` says and keeps every request. */
export function fakeNetwork(reply: Reply) {
  const listeners = new Set<(online: boolean) => void>()
  let online = true
  const sent: HttpRequest[] = []
  const port: NetworkPort = {
    async request(request) {
      sent.push(request)
      const answer = online ? await reply(request) : new NetworkFault('network')
      if (answer instanceof NetworkFault) throw answer
      return answer
    },
    isOnline: () => online,
    onStatusChange(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
  const setOnline = (now: boolean) => {
    online = now
    listeners.forEach((listen) => listen(now))
  }
  return { ...port, sent, setOnline }
}
