import type { Scenario } from '../../shared/scenario'
import type { Sim } from '../sim'
import { forgetPrivacy } from './privacy'
import { scopesChanged } from './scopes'
import { themeOf } from './system'

interface Connection {
  /** Of a flapping network: whether this is one of the periods without. */
  down: boolean
  timer?: number
}
const connections = new WeakMap<Sim, Connection>()

export function isOnline(sim: Sim): boolean {
  const { network } = sim.scenario
  return network === 'flapping' ? !connections.get(sim)?.down : network !== 'offline'
}

export function networkType(sim: Sim): 'wifi' | '2g' | 'none' {
  if (!isOnline(sim)) return 'none'
  return sim.scenario.network === 'slow' ? '2g' : 'wifi'
}

/** A flapping network changes by itself, once in each `networkDelay`; it begins online. */
export function watchConnection(sim: Sim): void {
  const connection: Connection = connections.get(sim) ?? { down: false }
  connections.set(sim, connection)
  sim.window.clearInterval(connection.timer)
  connection.down = false
  if (sim.scenario.network !== 'flapping') return
  const { networkDelay } = sim.scenario
  connection.timer = sim.window.setInterval(() => {
    connection.down = !connection.down
    notifyNetwork(sim)
  }, networkDelay)
}

function notifyNetwork(sim: Sim): void {
  sim.events.tell('networkStatusChange', { isConnected: isOnline(sim), networkType: networkType(sim) })
}

/** Called after `sim.scenario` changed: what the mini-program listens to is told. */
export function scenarioChanged(sim: Sim, before: Scenario): void {
  const { network, networkDelay, theme, privacy } = sim.scenario
  if (privacy !== before.privacy) forgetPrivacy(sim)
  scopesChanged(sim, before.scopes)
  if (network !== before.network || (network === 'flapping' && networkDelay !== before.networkDelay)) {
    watchConnection(sim)
    notifyNetwork(sim)
  }
  if (theme !== before.theme && themeOf(sim).theme) sim.events.tell('themeChange', { theme })
  // the chrome knows of frozen pictures and of the theme
  sim.chrome.paint()
}
