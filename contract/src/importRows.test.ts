import * as v from 'valibot'
import { importRows } from './importRows'

describe('operator/import', () => {
  it('keeps to the fields that were sent', () => {
    expect(v.parse(importRows.goods, { code: 'tea', skus: [{ code: 'tea-1', price: '1.5' }] })).toEqual({
      code: 'tea',
      skus: [{ code: 'tea-1', spec_values: [], price: 150 }],
    })
    expect(v.parse(importRows.coupons, { code: 'c', goods_ids: ['tea'] })).toEqual({ code: 'c', goods_ids: ['tea'] })
  })

  it('names the place of an issue', () => {
    const { issues } = v.safeParse(importRows.goods, { code: 'tea', skus: [{ code: 'a', price: 'free' }] })
    expect(issues && v.getDotPath(issues[0])).toBe('skus.0.price')
  })

  it.each([{}, { code: '' }, { code: 'x'.repeat(65) }])('asks for a code: %j', (row) => {
    expect(v.safeParse(importRows.brands, row).success).toBe(false)
  })

  it('knows the four agreements', () => {
    expect(v.safeParse(importRows.agreements, { code: 'fenxiao', img: 'a.png' }).success).toBe(true)
    expect(v.safeParse(importRows.agreements, { code: 'privacy' }).success).toBe(false)
  })
})
