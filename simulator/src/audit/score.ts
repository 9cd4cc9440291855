import type { Verdict } from './verdict'

/** Weights of WeChat's audit (`framework/audits/performance.html` and the two pages beside it); 0 = a hint only. */
const weights: Record<string, number> = {
  P1: 7, P2: 6, P3: 6, P4: 6, P5: 6, P6: 6, P7: 5, P8: 5, P9: 5, P10: 4, P11: 4, P12: 3, P13: 2,
  A1: 8, A2: 8, A3: 4, A4: 3, A5: 3,
  B1: 3, B2: 3, B3: 2, B4: 1,
} // prettier-ignore
const categories: Record<string, string> = { P: 'performance', A: 'accessibility', B: 'best practice' }

export interface ScoredRule {
  rule: string
  title: string
  category: string
  weight: number
  /** 100 or 0, as WeChat has it; null = not measurable here. */
  score: number | null
  figure: string
  findings: string[]
}

/** WeChat's rules with their score, and the mean of those that were measured, by weight. Rules of our own are left out. */
export function scored(verdicts: Verdict[]): { score: number; rules: ScoredRule[] } {
  const rules = verdicts
    .filter(({ rule }) => rule[0]! in categories)
    .map(({ rule, title, result, figure, findings }) => ({
      rule,
      title,
      category: categories[rule[0]!]!,
      weight: weights[rule] ?? 0,
      score: result === 'not measurable here' ? null : result === 'fail' ? 0 : 100,
      figure,
      findings,
    }))
  const failed = new Set(rules.filter(({ score }) => score === 0).map(({ rule }) => rule))
  const measured = new Set(rules.filter(({ score }) => score !== null).map(({ rule }) => rule))
  const sum = (names: string[]) => names.reduce((total, rule) => total + (weights[rule] ?? 0), 0)
  const all = sum([...measured])
  const held = sum([...measured].filter((rule) => !failed.has(rule)))
  return { score: all === 0 ? 0 : Math.round((100 * held) / all), rules }
}
