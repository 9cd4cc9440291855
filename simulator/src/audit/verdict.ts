import type { Acceptance } from './config'

export type Result = 'pass' | 'accepted' | 'fail' | 'not measurable here'

/** One rule of WeChat's audit, or one of our own, judged. */
export interface Verdict {
  rule: string
  title: string
  result: Result
  figure: string
  /** The figure that an acceptance limits; without one the rule cannot be accepted. */
  value?: number
  /** Why it is accepted. */
  reason?: string
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
  return { rule, title, result: findings.length > 0 ? 'fail' : 'pass', figure, value: findings.length, findings }
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
    value: first.value,
    worst: first.where || undefined,
    findings: over.map(({ value, where }) => `${where}: ${round(value)}${unit}`),
  }
}

/** Marks failed rules as accepted, those that got worse than was accepted excepted. */
export function accept(verdicts: Verdict[], accepted: Acceptance[]): Verdict[] {
  for (const { rule } of accepted) {
    const count = verdicts.filter((verdict) => verdict.rule === rule).length
    if (count !== 1) throw new Error(`accepted: ${rule} stands in ${count} rows of the report, not in one.`)
  }
  return verdicts.map((verdict) => {
    const entry = accepted.find(({ rule }) => rule === verdict.rule)
    if (!entry) return verdict
    const { result, value = Infinity } = verdict
    if (result === 'pass') return { ...verdict, figure: `${verdict.figure}, need not be accepted any more` }
    if (result !== 'fail') return verdict
    const figure = `${verdict.figure}, accepted up to ${entry.limit}`
    return value > entry.limit
      ? { ...verdict, figure }
      : { ...verdict, figure, result: 'accepted', reason: entry.reason }
  })
}

export const round = (value: number) => Math.round(value * 10) / 10
export const kib = (bytes: number): number => bytes / 1024

/** Rules whose figure follows how busy the machine is. */
const byTheClock = ['P1', 'P4', 'P7', 'P9']

/** The same verdicts for a gate: what a clock judges is told, and not judged. */
export const withoutClock = (verdicts: Verdict[]): Verdict[] =>
  verdicts.map((verdict) =>
    byTheClock.includes(verdict.rule) && verdict.result === 'fail'
      ? { ...verdict, result: 'not measurable here', figure: `${verdict.figure}, not judged on a shared machine` }
      : verdict,
  )
