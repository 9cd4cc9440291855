import type { Measurements, PageLayout } from '../shared/measurements'
import { none, notMeasurable, type Verdict } from './verdict'

const titles = { A4: 'tap targets of 20 px and more', A5: 'fixed parts keep out of the unsafe area' }

export function layoutRules({ layout, pages }: Measurements): Verdict[] {
  if (!layout) return Object.entries(titles).map(([rule, title]) => notMeasurable(rule, title))
  const all = (words: (layout: PageLayout) => string[]) =>
    pages.flatMap((page) => (page.layout ? [...new Set(words(page.layout))].map((one) => `${page.path}: ${one}`) : []))
  const small = all(({ smallTargets }) => smallTargets.map(({ node, width, height }) => `${node} ${width}x${height}`))
  const unsafe = all(({ unsafeFixed }) => unsafeFixed.map(({ node, height }) => `${node}, ${height} px high`))
  return [none('A4', titles.A4, small), none('A5', titles.A5, unsafe)]
}
