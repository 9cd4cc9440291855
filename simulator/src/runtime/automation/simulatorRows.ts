import type { LaunchOptions, Scenario } from '../../shared/scenario'
import { comeToForeground, goToBackground } from '../background'
import { call } from '../pages'
import { shownPage, type Sim } from '../sim'
import { scenarioChanged } from '../wx/connection'
import type { Rows } from './rows'

/** Rows of our own, which WeChat's tools do not know. */
export function simulatorRows(sim: Sim): Rows {
  function setScenario(changes: Partial<Scenario>): Scenario {
    const unknown = Object.keys(changes).find((name) => !(name in sim.scenario))
    if (unknown) throw new Error(`a scenario has no ${unknown}`)
    const before = { ...sim.scenario }
    Object.assign(sim.scenario, changes)
    scenarioChanged(sim, before)
    return sim.scenario
  }
  return {
    'Simulator.ping': () => ({}),
    'Simulator.setScenario': ({ scenario }: { scenario: Partial<Scenario> }) => setScenario(scenario),
    'Simulator.getScenario': () => sim.scenario,
    'Simulator.theme': ({ theme }: { theme: Scenario['theme'] }) => setScenario({ theme }),
    'Simulator.packages': () => ({ entered: [...sim.measure.entered], preloaded: [...sim.measure.preloaded] }),
    'Simulator.record': () => ({ record: sim.record }),
    'Simulator.background': () => {
      goToBackground(sim)
      return {}
    },
    'Simulator.foreground': (how: Partial<LaunchOptions>) => {
      comeToForeground(sim, how)
      return {}
    },
    /** What the shown page would offer to a chat: the menu's "send", without its sheet. */
    'Simulator.shareCard': async () => {
      const page = shownPage(sim)
      if (!page) throw new Error('no page is open')
      return { card: (await call(page, 'onShareAppMessage', { from: 'menu' })) ?? null }
    },
    'Simulator.reload': () => {
      setTimeout(() => sim.window.location.reload(), 0)
      return {}
    },
  }
}
