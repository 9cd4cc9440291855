import { type NetworkPort, NetworkFault, requestTimeout } from './port'

export const network: NetworkPort = {
  async request({ url, method, headers, body }) {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), requestTimeout)
    try {
      const answer = await fetch(url, { method, headers, body, signal: stop.signal })
      return { status: answer.status, text: await answer.text() }
    } catch {
      throw new NetworkFault(stop.signal.aborted ? 'timeout' : 'network')
    } finally {
      clearTimeout(timer)
    }
  },
  isOnline: () => navigator.onLine,
  onStatusChange(listen) {
    const notify = () => listen(navigator.onLine)
    window.addEventListener('online', notify)
    window.addEventListener('offline', notify)
    return () => {
      window.removeEventListener('online', notify)
      window.removeEventListener('offline', notify)
    }
  },
}
