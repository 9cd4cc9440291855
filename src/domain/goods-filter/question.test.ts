import { chipsOf, type ChipWords } from './chips'
import { hasAttribute, inCategory, priceRange, questionOf, settledPrice, tidyPrice, toggled } from './question'
import type { Attribute, Filter } from './question'

const value = (attr_id: number, attr_value_id: number): Attribute => ({
  attr_id,
  attr_value_id,
  name: `v${attr_value_id}`,
})
const full: Filter = {
  category: { id: 101, level: 2, name: '新鲜水果' },
  brand: { id: 3, name: '山野集' },
  min: '10',
  max: '99.50',
  freeShipping: true,
  own: true,
  attributes: [value(2, 21), value(1, 12)],
}

it('asks for nothing but what narrows', () => {
  expect(questionOf({}, {}, {})).toEqual({})
  expect(questionOf({ keyword: '茶', siteId: 7 }, { own: false }, { order: 'sale_num', sort: 'desc' })).toEqual({
    ...{ keyword: '茶', site_id: 7, order: 'sale_num', sort: 'desc' },
  })
})

it('sends every filter under its wire name; the chosen category and brand go before those of the address', () => {
  const scope = { category: { id: 1, level: 1 }, brandId: 9, coupon: 4, platformCoupon: 5, shopCategoryId: 6 }
  expect(questionOf(scope, full, {})).toEqual({
    category_id: 101,
    category_level: 2,
    shop_category_id: 6,
    brand_id: 3,
    min_price: '10',
    max_price: '99.50',
    is_free_shipping: 1,
    is_own: 1,
    attr: '[{"attr_id":1,"attr_value_id":12},{"attr_id":2,"attr_value_id":21}]',
    coupon: 4,
    platform_coupon_type: 5,
  })
})

it('is the same question whatever the order of the taps', () => {
  const one = toggled(toggled({}, value(1, 11)), value(2, 20))
  const other = toggled(toggled({}, value(2, 20)), value(1, 11))
  expect(JSON.stringify(questionOf({}, one, {}))).toBe(JSON.stringify(questionOf({}, other, {})))
})

it.each([
  ['', '', {}],
  ['10', '', { min: '10' }],
  ['', '10', { max: '10' }],
  ['100', '20.5', { min: '20.5', max: '100' }],
  ['9', '10', { min: '9', max: '10' }],
])('a price from "%s" to "%s" is %j', (low, high, range) => expect(priceRange(low, high)).toEqual(range))

it.each([
  ['12', '12', '12'],
  ['12.', '12.', '12'],
  ['12.345', '12.34', '12.34'],
  ['1.2.3', '1.23', '1.23'],
  ['.5', '0.5', '0.5'],
  ['007', '7', '7'],
  ['-3e2元', '32', '32'],
  ['12。5', '12.5', '12.5'],
  ['0', '0', ''],
  ['0.00', '0.00', ''],
  ['123456789', '1234567', '1234567'],
])('of a typed price "%s" stays "%s" and goes "%s"', (typed, shown, sent) => {
  expect(tidyPrice(typed)).toBe(shown)
  expect(settledPrice(typed)).toBe(sent)
})

it('a second tap takes a value back, an empty list leaves', () => {
  const on = toggled({ own: true }, value(1, 11))
  expect(hasAttribute(on, value(1, 11))).toBe(true)
  expect(hasAttribute(on, value(2, 11))).toBe(false)
  expect(toggled(on, value(1, 11))).toEqual({ own: true })
})

it('another category takes the attributes of the old one along, nothing else', () => {
  const moved = inCategory(full, { id: 2, level: 1, name: '食品' })
  const { attributes: _gone, ...kept } = full
  expect(moved).toEqual({ ...kept, category: { id: 2, level: 1, name: '食品' } })
  expect(inCategory({ own: true }, undefined)).toEqual({ own: true })
})

describe('chips', () => {
  const words: ChipWords = {
    freeShipping: '包邮',
    own: '自营',
    between: (min, max) => `${min}-${max}`,
    from: (min) => `${min}+`,
    upTo: (max) => `-${max}`,
  }
  it('name all filters; each leads to the filter without it', () => {
    const chips = chipsOf(full, words)
    expect(chips.map(({ label }) => label)).toEqual(['新鲜水果', '自营', '包邮', '10-99.50', '山野集', 'v21', 'v12'])
    const rests = Object.fromEntries(chips.map(({ key, rest }) => [key, Object.keys(rest).sort().join()]))
    expect(rests.price).toBe('attributes,brand,category,freeShipping,own')
    expect(rests.category).toBe('brand,freeShipping,max,min,own')
    expect(chips.at(-1)!.rest.attributes).toEqual([value(2, 21)])
  })
  it('half a price range has its own words, no filter no chip', () => {
    expect(chipsOf({ min: '5' }, words).map(({ label }) => label)).toEqual(['5+'])
    expect(chipsOf({ max: '5' }, words).map(({ label }) => label)).toEqual(['-5'])
    expect(chipsOf({ freeShipping: false }, words)).toEqual([])
  })
})
