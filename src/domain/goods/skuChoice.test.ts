import fc from 'fast-check'
import type { SpecFormat } from '@mall/contract/goods'
import { choicesOf, neighboursOf, valuesOf, type KnownSku } from './skuChoice'

interface Matrix {
  /** values of each spec */
  sizes: number[]
  /** existing combinations, an index per spec; sku_id = place + 1 */
  skus: { at: number[]; stock: number }[]
}

/** Up to five specs and 500 skus, with holes. */
const matrices = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }).chain((sizes) =>
  fc
    .uniqueArray(
      fc.record({
        at: fc.tuple(...sizes.map((size) => fc.integer({ min: 0, max: size - 1 }))) as fc.Arbitrary<number[]>,
        stock: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 1, maxLength: 500, selector: ({ at }) => at.join(), size: 'max' },
    )
    .map((skus): Matrix => ({ sizes, skus })),
)

const valueId = (spec: number, value: number) => (spec + 1) * 100 + value
const shared = (a: number[], b: number[]) => a.filter((value, i) => value === b[i]).length

/** As a server tells it: every value leads to the existing sku that has most in common with the current one. */
function formatOf({ sizes, skus }: Matrix, current: number): SpecFormat[] {
  const here = skus[current]!.at
  return sizes.map((size, spec) => ({
    spec_id: spec + 1,
    spec_name: `spec ${spec}`,
    value: Array.from({ length: size }, (_, value) => {
      const having = skus.map((sku, i) => ({ ...sku, i })).filter(({ at }) => at[spec] === value)
      const best = Math.max(...having.map(({ at }) => shared(at, here)))
      const reached = having.find(({ at }) => shared(at, here) === best)
      const selected = here[spec] === value
      return {
        spec_value_id: valueId(spec, value),
        spec_value_name: `${spec}-${value}`,
        sku_id: selected ? current + 1 : reached ? reached.i + 1 : 0,
        image: '',
        selected: selected ? (1 as const) : (0 as const),
      }
    }),
  }))
}

const knownFrom = ({ skus }: Matrix, ids: number[]): Map<number, KnownSku> =>
  new Map(
    ids.map((id) => {
      const { at, stock } = skus[id - 1]!
      return [id, { stock, values: new Map(at.map((value, spec) => [spec + 1, valueId(spec, value)])) }]
    }),
  )

/** What stands against a value, from the whole matrix. */
function truth({ skus }: Matrix, current: number, spec: number, value: number, least: number) {
  const wanted = skus[current]!.at.map((own, i) => (i === spec ? value : own)).join()
  const exact = skus.find(({ at }) => at.join() === wanted)
  if (exact) return exact.stock === 0 ? 'out' : exact.stock < least ? 'few' : undefined
  return skus.some(({ at }) => at[spec] === value) ? 'apart' : 'none'
}

const cases = fc.tuple(matrices, fc.nat(), fc.integer({ min: 1, max: 3 }))
const barsOf = (choices: ReturnType<typeof choicesOf>) =>
  choices.map(({ values }) => values.map(({ bar, selected }) => (selected ? 'selected' : bar)))

test('with the neighbours known every value says exactly what stands against it', () => {
  fc.assert(
    fc.property(cases, ([matrix, seed, least]) => {
      const current = seed % matrix.skus.length
      const format = formatOf(matrix, current)
      const choices = choicesOf(format, knownFrom(matrix, neighboursOf(format)), least)
      const expected = matrix.sizes.map((size, spec) =>
        Array.from({ length: size }, (_, value) =>
          matrix.skus[current]!.at[spec] === value ? 'selected' : truth(matrix, current, spec, value, least),
        ),
      )
      expect(barsOf(choices)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test('with nothing or a part known, no value is barred that could be had', () => {
  fc.assert(
    fc.property(cases, fc.nat(7), ([matrix, seed, least], part) => {
      const current = seed % matrix.skus.length
      const format = formatOf(matrix, current)
      const ids = neighboursOf(format).filter((id) => id % 8 < part)
      choicesOf(format, knownFrom(matrix, ids), least).forEach(({ values }, spec) =>
        values.forEach(({ bar, selected }, value) => {
          if (!selected && bar) expect(bar).toBe(truth(matrix, current, spec, value, least))
        }),
      )
    }),
    { numRuns: 300 },
  )
})

test('a sku that two values lead to is told apart without asking', () => {
  // red S, blue M
  const matrix: Matrix = {
    sizes: [2, 2],
    skus: [
      { at: [0, 0], stock: 1 },
      { at: [1, 1], stock: 1 },
    ],
  }
  const choices = choicesOf(formatOf(matrix, 0), new Map(), 1)
  expect(barsOf(choices)).toEqual([
    ['selected', 'apart'],
    ['selected', 'apart'],
  ])
  // and both still lead there: a shopper is never stuck
  expect(choices.map(({ values }) => values[1]!.skuId)).toEqual([2, 2])
})

test('values that are barred still lead to a sku that has them', () => {
  fc.assert(
    fc.property(cases, ([matrix, seed]) => {
      const current = seed % matrix.skus.length
      const format = formatOf(matrix, current)
      choicesOf(format, new Map(), 1).forEach(({ values }, spec) =>
        values.forEach(({ skuId, bar }, value) => {
          if (bar === 'none') expect(skuId).toBe(0)
          else expect(matrix.skus[skuId - 1]!.at[spec]).toBe(value)
        }),
      )
    }),
  )
})

test('five specs and 500 skus are worked out within a frame', () => {
  const sizes = [5, 5, 5, 4, 2]
  const skus = Array.from({ length: 500 }, (_, i) => ({
    at: [i % 5, Math.floor(i / 5) % 5, Math.floor(i / 25) % 5, Math.floor(i / 125) % 4, i % 2],
    stock: i % 7,
  }))
  const matrix = { sizes, skus }
  const format = formatOf(matrix, 17)
  const known = knownFrom(matrix, neighboursOf(format))
  const began = performance.now()
  for (let i = 0; i < 100; i++) choicesOf(format, known, 1)
  expect((performance.now() - began) / 100).toBeLessThan(16)
})

test('reads the chosen values, also where a server says true', () => {
  const value = (id: number, selected: 0 | 1 | boolean) => ({
    spec_value_id: id,
    spec_value_name: '',
    sku_id: id,
    image: '',
    selected,
  })
  const format = [{ spec_id: 7, spec_name: '', value: [value(1, 0), value(2, true), value(3, false)] }]
  expect([...valuesOf(format)]).toEqual([[7, 2]])
  expect(neighboursOf(format)).toEqual([1, 3])
})
