import * as v from 'valibot'
import { importOrder, importReferences, importRows, siteLists, type ImportList } from './importRows'

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

  it('names cities, shelves and skus by code', () => {
    expect(v.parse(importRows.shops, { code: 's', city: 'hangzhou', website_id: 101 })).toEqual({ code: 's', city: 'hangzhou' }) // prettier-ignore
    expect(v.parse(importRows.goods, { code: 'g', shop_category: 'tea' })).toEqual({ code: 'g', shop_category: 'tea' })
    expect(v.parse(importRows.notes, { code: 'n', goods: ['tea-1'], status: '1' })).toMatchObject({ status: 1 })
    expect(v.safeParse(importRows.notes, { code: 'n', note_type: 'poem' }).success).toBe(false)
  })

  it('fills the rates of a distributed sku that are left out', () => {
    const skus = [{ sku: 'tea-1', rates: [{ level_num: 1, one_rate: '20', two_money: 3 }] }]
    const none = { two_rate: 0, three_rate: 0, one_money: 0, three_money: 0 }
    expect(v.parse(importRows.fenxiao_goods, { code: 'f', goods: 'tea', is_fenxiao: 1, skus }).skus).toEqual([
      { sku: 'tea-1', rates: [{ ...none, level_num: 1, one_rate: 2000, two_money: 300 }] },
    ])
  })

  it('has every list in its order, after those it names', () => {
    expect([...importOrder].sort()).toEqual(Object.keys(importRows).sort())
    for (const [list, row] of Object.entries(importRows))
      for (const field of Object.keys(row.entries)) {
        const target = importReferences[field]
        if (target && target !== 'same')
          expect(importOrder.indexOf(target)).toBeLessThan(importOrder.indexOf(list as ImportList))
      }
  })

  it('leaves to the platform what belongs to no shop', () => {
    const lists = Object.keys(importRows) as ImportList[]
    expect(lists.filter((list) => !siteLists.includes(list))).toEqual([
      ...['shops', 'categories', 'brands', 'gifts', 'levels', 'recharges', 'advs', 'agreements', 'notices', 'helps'],
      'cities',
    ])
  })

  it('knows the four agreements', () => {
    expect(v.safeParse(importRows.agreements, { code: 'fenxiao', img: 'a.png' }).success).toBe(true)
    expect(v.safeParse(importRows.agreements, { code: 'privacy' }).success).toBe(false)
  })
})
