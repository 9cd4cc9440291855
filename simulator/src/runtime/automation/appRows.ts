import { goToBackground } from '../background'
import { shownPage, type Page, type Sim } from '../sim'
import { pageIdOf } from './elements'
import type { Rows } from './rows'

/** `App.*` and `Tool.*` of the protocol that the page answers; the rest is the server's. */
export function appRows(sim: Sim): Rows {
  const told = (page: Page) => ({ pageId: pageIdOf(sim, page), path: page.path, query: page.query })
  return {
    'Tool.getInfo': () => ({ SDKVersion: sim.scenario.sdkVersion }),
    'Tool.native': async ({ method, data = {} }: { method: string; data?: Record<string, unknown> }) =>
      (await sim.chrome.native(method, data)) ?? {},
    'App.getPageStack': () => ({ pageStack: sim.stack.map(told) }),
    'App.getCurrentPage': () => {
      const page = shownPage(sim)
      if (!page) throw new Error('no page is open')
      return told(page)
    },
    'App.callFunction': async (params: { functionDeclaration: string; args?: unknown[] }) => ({
      result: await sim.service.evaluate(params.functionDeclaration, params.args ?? []),
    }),
    'App.addBinding': ({ name }: { name: string }) => {
      sim.service.global[name] = (...args: unknown[]) => sim.emit('App.bindingCalled', { name, args })
      return {}
    },
    'App.enableLog': () => ({}),
    'App.exit': () => {
      goToBackground(sim)
      return {}
    },
  }
}
