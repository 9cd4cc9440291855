export type Result = 'pass' | 'fail' | 'not measurable here'

/** One rule of WeChat's audit, or one of our own, judged. */
export interface Verdict {
  rule: string
  title: string
  result: Result
  figure: string
  /** Where it is worst. */
  worst?: string
  /** What to look at, the worst first. */
  findings: string[]
}

export const notMeasurable = (rule: string, title: string, figure = ''): Verdict => ({
  rule,
  title,
  result: 'not measurable here',
  figure,
  findings: [],
})

/** A rule that nothing may break. */
export function none(rule: string, title: string, findings: string[], figure = `${findings.length}`): Verdict {
  return { rule, title, result: findings.length > 0 ? 'fail' : 'pass', figure, findings }
}

interface Measured {
  value: number
  where: string
}

/** A rule with a limit: its figure is the largest. */
export function atMost(rule: string, title: string, limit: number, unit: string, measured: Measured[]): Verdict {
  const sorted = [...measured].sort((a, b) => b.value - a.value)
  const first = sorted[0] ?? { value: 0, where: '' }
  const over = sorted.filter(({ value }) => value > limit)
  return {
    rule,
    title,
    result: over.length > 0 ? 'fail' : 'pass',
    figure: `${round(first.value)}${unit} of ${round(limit)}`,
    worst: first.where || undefined,
    findings: over.map(({ value, where }) => `${where}: ${round(value)}${unit}`),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
export const kib = (bytes: number): number => bytes / 1024
