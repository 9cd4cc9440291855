import { useEffect, useState } from 'react'
import { network } from '@/platform/network/network'
import { pageLoad } from '@/platform/page-load/pageLoad'

/** ms (specification section 9); webpack gives a part up after 120 s, which arrives as `timeout` */
const delay = 200
const slowAfter = 60_000

export type PageLoadState = 'still' | 'loading' | 'slow' | 'timeout' | 'missing' | 'offline'

/**
 * What is to be said about the page being fetched: nothing for 200 ms, then that it loads, after 60 s that it is slow. When its
 * code does not come, the app is loaded anew once, since a new version may stand on the server; the second time it is told.
 * Without a connection that would leave the browser's error page: it waits for the connection.
 */
export function usePageLoad(): PageLoadState {
  const [state, setState] = useState<PageLoadState>('still')
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const end = pageLoad.watch((event) => {
      timers.forEach(clearTimeout)
      timers = []
      if (event === 'start') {
        timers = [setTimeout(() => setState('loading'), delay), setTimeout(() => setState('slow'), slowAfter)]
      } else if (event === 'done') {
        setState('still')
      } else if (!network.isOnline()) {
        setState('offline')
      } else if (pageLoad.reloadedBefore()) {
        setState(event)
      } else {
        pageLoad.reload()
      }
    })
    return () => {
      end()
      timers.forEach(clearTimeout)
    }
  }, [])
  useEffect(() => {
    if (state === 'offline') return network.onStatusChange((online) => online && pageLoad.reload())
    return undefined
  }, [state])
  return state
}
