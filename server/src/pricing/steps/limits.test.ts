import { first, line, quote, shop } from '../../testing/quotes'

const limit = (num: number, more: object) => ({
  ...{ minPerOrder: 0, maxPerOrder: 0, maxPerMember: 0, bought: 0 },
  ...more,
  num,
})
const of = ({ num, ...activityLimit }: ReturnType<typeof limit>) =>
  first(quote(shop({ lines: [line({ num: num - 1 }), line({ skuId: 2, goodsId: 2, num: 1 })], activityLimit })))
    .limitError?.message.en

describe('limits of an activity, over all lines of the order', () => {
  it('none: any number is bought', () => expect(of(limit(99, {}))).toBeUndefined())
  it('least per order', () => {
    expect(of(limit(2, { minPerOrder: 3 }))).toBe('Buy at least 3 of this item')
    expect(of(limit(3, { minPerOrder: 3 }))).toBeUndefined()
  })
  it('most per order', () => {
    expect(of(limit(4, { maxPerOrder: 3, bought: 9 }))).toBe('Limit 3 per order in this promotion')
    expect(of(limit(3, { maxPerOrder: 3, bought: 9 }))).toBeUndefined()
  })
  it('most per member: earlier orders count', () => {
    expect(of(limit(3, { maxPerMember: 4, bought: 2 }))).toBe('Limit 4 each in this promotion, 2 already bought')
    expect(of(limit(2, { maxPerMember: 4, bought: 2 }))).toBeUndefined()
  })
})
