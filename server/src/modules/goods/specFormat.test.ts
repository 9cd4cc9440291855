import { specFormat, type Combination, type Specs } from './specFormat'

const names = { 1: '颜色', 2: '尺码', 3: '套餐' } as const
const values = (specId: 1 | 2 | 3, ids: number[]): Specs => ({
  spec_id: specId,
  spec_name: names[specId],
  value: ids.map((id) => ({ spec_value_id: id, spec_value_name: `v${id}`, image: '' })),
})
const sku = (skuId: number, ...ids: number[]): Combination => ({
  skuId,
  specs: ids.map((id) => ({
    spec_id: Math.floor(id / 10),
    spec_name: '',
    spec_value_id: id,
    spec_value_name: '',
    image: '',
  })),
})
const specs = [values(1, [11, 12, 13]), values(2, [21, 22]), values(3, [31, 32])]
const skus = [sku(1, 11, 21, 31), sku(2, 12, 21, 31), sku(3, 12, 22, 32), sku(4, 11, 22, 31), sku(5, 11, 22, 32)]

const leadsTo = (current: number) =>
  Object.fromEntries(
    specFormat(specs, skus, current).flatMap((spec) => spec.value.map((one) => [one.spec_value_id, one.sku_id])),
  )

it('every value leads to the combination that changes least', () => {
  expect(leadsTo(1)).toEqual({ 11: 1, 12: 2, 13: 0, 21: 1, 22: 4, 31: 1, 32: 5 })
  expect(leadsTo(3)).toEqual({ 11: 5, 12: 3, 13: 0, 21: 2, 22: 3, 31: 2, 32: 3 })
})

it('marks the values of the current sku', () => {
  const chosen = specFormat(specs, skus, 4).flatMap((spec) => spec.value.filter((one) => one.selected === 1))
  expect(chosen.map((one) => one.spec_value_id)).toEqual([11, 22, 31])
  expect(chosen.map((one) => one.sku_id)).toEqual([4, 4, 4])
})

it('goods without specs have none', () => expect(specFormat([], [sku(1)], 1)).toEqual([]))
