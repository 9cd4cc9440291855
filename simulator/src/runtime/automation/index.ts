import { shownPage, type Page, type Sim } from '../sim'

type Handler = (params: never) => unknown

/** The automator's protocol, row by row. */
export function automation(sim: Sim): (method: string, params: Record<string, unknown>) => Promise<unknown> {
  const told = ({ id, path, query }: Page) => ({ pageId: id, path, query })
  const rows: Record<string, Handler> = {
    'Tool.getInfo': () => ({ SDKVersion: sim.scenario.sdkVersion }),
    'Simulator.ping': () => ({}),
    'App.getPageStack': () => ({ pageStack: sim.stack.map(told) }),
    'App.getCurrentPage': () => told(shownPage(sim)!),
    'App.callFunction': async ({
      functionDeclaration,
      args = [],
    }: {
      functionDeclaration: string
      args?: unknown[]
    }) => ({
      result: await sim.service.evaluate(functionDeclaration, args),
    }),
  }
  return async (method, params) => {
    const row = rows[method]
    if (!row) throw new Error(`not simulated: ${method}`)
    return row(params as never)
  }
}
