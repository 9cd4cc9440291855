import type { Sim } from '../sim'
import { appRows } from './appRows'
import { elementRows } from './elementRows'
import { createElements } from './elements'
import { functionRows } from './functions'
import { pageRows } from './pageRows'
import type { Rows } from './rows'
import { simulatorRows } from './simulatorRows'
import { wxRows } from './wxRows'

/** The automator's protocol, row by row. */
export function automation(sim: Sim): (method: string, params: Record<string, unknown>) => Promise<unknown> {
  const elements = createElements(sim)
  const rows: Rows = {
    ...appRows(sim),
    ...wxRows(sim),
    ...pageRows(elements),
    ...elementRows(elements),
    ...functionRows(elements),
    ...simulatorRows(sim),
  }
  return async (method, params) => {
    const row = rows[method]
    if (!row) throw new Error(`not simulated: ${method}`)
    return row(params as never)
  }
}
