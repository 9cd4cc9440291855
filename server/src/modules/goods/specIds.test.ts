import { attributeIds, specsNamed, specsOfSku } from './specIds'

const spec = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value) => ({ name: value, image: '' })),
})
const idsOf = (specs: ReturnType<typeof specsNamed>) =>
  specs.map(({ spec_id, value }) => [spec_id, value.map(({ spec_value_id }) => spec_value_id)])

it('counts specs and values within the goods', () => {
  expect(idsOf(specsNamed([spec('colour', 'red', 'blue'), spec('size', 'S')]))).toEqual([
    [1, [1, 2]],
    [2, [3]],
  ])
})

it('what was there before keeps its id, also in another order; what is new never takes one that was used', () => {
  const before = specsNamed([spec('colour', 'red', 'blue'), spec('size', 'S')])
  expect(idsOf(specsNamed([spec('size', 'L', 'S'), spec('colour', 'blue', 'green')], before))).toEqual([
    [2, [4, 3]],
    [1, [2, 5]],
  ])
})

it('finds the values of a sku, one of each spec', () => {
  const specs = specsNamed([spec('colour', 'red', 'blue'), spec('size', 'S')])
  expect(specsOfSku(specs, ['blue', 'S'])).toMatchObject([{ spec_value_id: 2 }, { spec_value_id: 3 }])
  for (const names of [[], ['blue'], ['S', 'blue'], ['blue', 'S', 'S']])
    expect(specsOfSku(specs, names)).toBeUndefined()
})

it('an attribute has one id wherever it stands, another one for another name or value', () => {
  expect(attributeIds('a', 'b')).toEqual(attributeIds('a', 'b'))
  expect(attributeIds('a', 'b').attr_id).toBe(attributeIds('a', 'c').attr_id)
  expect(attributeIds('a', 'b').attr_value_id).not.toBe(attributeIds('c', 'b').attr_value_id)
  expect(Number.isSafeInteger(attributeIds('', '').attr_value_id)).toBe(true)
})
