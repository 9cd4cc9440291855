import { simulatorName } from '../shared/messages'
import type { Simulator } from '../host/simulator'

/** Tool.stopAudits: what was measured so far, as data and as a page to read. WeChat's own scores are not given. */
export async function audits(simulator: Simulator): Promise<{ data: string; report: string }> {
  const measurements = await simulator.call('Simulator.measurements', {})
  const data = JSON.stringify(measurements)
  const text = JSON.stringify(measurements, null, 2).replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
  const title = `Measurements · ${simulatorName} · ${simulator.mode}`
  return {
    data,
    report: `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><pre>${text}</pre>`,
  }
}
