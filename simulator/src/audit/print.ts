import type { Verdict } from './verdict'

const mostFindings = 5
const order = ['P', 'A', 'B', 'U', 'X', 'O']

/** Verdicts by rule: P1, P2, ... P13, A1, ... */
export function sorted(verdicts: Verdict[]): Verdict[] {
  const rank = ({ rule }: Verdict) => order.indexOf(rule[0]!) * 100 + Number(rule.slice(1))
  return [...verdicts].sort((one, other) => rank(one) - rank(other))
}

/** The report as lines: a table, and below each failed rule what to look at. */
export function lines(banner: string, verdicts: Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({ title }) => title.length))
  const rows = sorted(verdicts).flatMap(({ rule, title, result, figure, reason, worst, findings }) => {
    const word = result === 'accepted' ? 'ACCEPTED' : result
    const row = `${rule.padEnd(4)}${title.padEnd(width + 2)}${word.padEnd(20)}${figure}${worst ? `  (${worst})` : ''}`
    const more = findings.length - mostFindings
    const shown = result === 'fail' ? findings.slice(0, mostFindings).map((finding) => `       ${finding}`) : []
    const why = result === 'accepted' ? [`       ${reason}`] : []
    return [row.trimEnd(), ...why, ...shown, ...(result === 'fail' && more > 0 ? [`       and ${more} more`] : [])]
  })
  return [banner, '', ...rows, '', counts(verdicts)]
}

function counts(verdicts: Verdict[]): string {
  const count = (result: Verdict['result']) => verdicts.filter((verdict) => verdict.result === result).length
  return `${count('not measurable here')} not measurable here, ${count('accepted')} accepted; ${count('pass')} passed, ${count('fail')} failed`
}
