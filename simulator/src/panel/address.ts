import { parseQuery } from '../shared/query'
import type { Scenario, StartOptions } from '../shared/scenario'

/** Where the choices of the person are kept over a reload: in the address, and the scenario in the tab's own storage. */
export interface Place {
  address: URL
  kept: Storage
}

export const phones = {
  '375x667@2': 'iPhone SE 375×667',
  '390x844@3': 'iPhone 14 390×844',
  '360x780@3': 'Android 360×780',
} as const

const keptScenario = 'simulator.scenario'

/** `?screen=390x844@3&path=pages/a/a?id=1&scene=1047&ask=0` over what the host starts with. */
export function adjustStart(options: StartOptions, { address, kept }: Place): void {
  const { searchParams } = address
  const screen = /^(\d+)x(\d+)@([\d.]+)$/.exec(searchParams.get('screen') ?? '')
  if (screen) {
    const [width, height, ratio] = screen.slice(1).map(Number) as [number, number, number]
    options.screen = { width, height, ratio }
  }
  const path = searchParams.get('path')
  if (path) {
    const [place = '', query = ''] = path.replace(/^\//, '').split(/\?(.*)/s)
    options.launch = { ...options.launch, path: place, query: parseQuery(query) }
  }
  const scene = Number(searchParams.get('scene'))
  if (scene) options.launch = { ...options.launch, scene }
  options.byHand = searchParams.get('ask') !== '0'
  options.scenario = { ...options.scenario, ...readScenario(kept) }
  const phone = document.getElementById('phone')
  if (phone) Object.assign(phone.style, { width: `${options.screen.width}px`, height: `${options.screen.height}px` })
}

function readScenario(kept: Storage): Partial<Scenario> {
  return JSON.parse(kept.getItem(keptScenario) ?? '{}') as Partial<Scenario>
}

/** `null` forgets all that was changed. */
export function keepScenario(kept: Storage, change: Partial<Scenario> | null): void {
  if (change) kept.setItem(keptScenario, JSON.stringify({ ...readScenario(kept), ...change }))
  else kept.removeItem(keptScenario)
}

/** Opens the page again with another choice in its address. */
export function reopen({ address }: Place, name: string, value: string | null): void {
  if (value === null) address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  location.assign(address.href)
}
