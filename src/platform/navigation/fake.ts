import { placeOf } from './place'
import type { NavigationPort, Place } from './port'

/** Navigation for tests: a real stack without pages; `log` is what was asked for. */
export function fakeNavigation(start = '/pages/index/index/index') {
  const place = (address: string): Place => {
    const [path = '', query = ''] = address.split('?')
    const pairs = query.split('&').map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string])
    return placeOf(path, query ? Object.fromEntries(pairs) : {})
  }
  let stack = [place(start)]
  const log: string[] = []
  const note = (how: string, address: string, next: Place[]) => {
    log.push(`${how} ${address}`)
    stack = next
  }
  const port: NavigationPort = {
    push: async (address) => note('push', address, [...stack, place(address)]),
    replace: async (address) => note('replace', address, [...stack.slice(0, -1), place(address)]),
    restart: async (address) => note('restart', address, [place(address)]),
    tab: async (address) => note('tab', address, [place(address)]),
    back: async (steps = 1) => {
      if (stack.length <= steps) return false
      note('back', '', stack.slice(0, -steps))
      return true
    },
    rename: (address) => note('rename', address, [...stack.slice(0, -1), place(address)]),
    stack: () => stack,
    limit: 10,
  }
  return { ...port, log, begin: (address: string) => void (stack = [place(address)]) }
}
