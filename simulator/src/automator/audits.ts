import { readBuild } from '../audit/build'
import { measuredRules } from '../audit/measuredRules'
import { sorted } from '../audit/print'
import { scored, type ScoredRule } from '../audit/score'
import { staticRules } from '../audit/staticRules'
import type { Simulator } from '../host/simulator'
import type { Measurements } from '../shared/measurements'
import { simulatorName } from '../shared/messages'

/**
 * Tool.stopAudits: `data` is what the client gives back, `report` what it writes to a file. WeChat documents neither;
 * scripts read `score`. What was measured stands beside it.
 */
export async function audits(simulator: Simulator, project: string): Promise<{ data: string; report: string }> {
  const run = (await simulator.call('Simulator.measurements', {})) as Measurements
  const { score, rules } = scored(sorted([...measuredRules(run), ...staticRules(readBuild(project), run)]))
  const title = `${score} of 100 · ${simulatorName} · ${simulator.mode}`
  const head = '<tr><th>Rule</th><th></th><th>Weight</th><th>Score</th><th>Figure</th><th>Findings</th></tr>'
  return {
    data: JSON.stringify({ score, rules, ...run }),
    report: `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><table>${head}${rules.map(row).join('')}</table>`,
  }
}

const row = ({ rule, title, weight, score, figure, findings }: ScoredRule): string =>
  `<tr>${[rule, title, weight, score ?? 'not measurable here', figure, findings.join('; ')]
    .map((cell) => `<td>${escaped(String(cell))}</td>`)
    .join('')}</tr>`

const escaped = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
