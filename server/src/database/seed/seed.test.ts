import { configValues, type ConfigKey } from '@mall/contract/settings'
import { diyTypes } from '@mall/contract/diyComponents'
import { importRows } from '@mall/contract/importRows'
import * as v from 'valibot'
import { routes } from '../../../../src/routes'
import { regionRows } from '../reference/regions'
import { seedData } from '.'
import { makeDemoPicture } from './pictures/make'
import type { AccountType } from './types'

const now = 1_763_700_000
const data = seedData(now)
const regions = regionRows()
const goods = new Map(data.goods.map((one) => [one.goods_id, one]))
const skus = data.goods.flatMap((one) => one.skus)
/** Skus with what they have of their goods. */
const offered = data.goods.flatMap(({ code, goods_id, shop, goods_state, skus: own }) =>
  own.map((sku) => ({ ...sku, goods: code, goods_id, shop, goods_state })),
)
const skusOf = (code: string) => offered.filter((sku) => sku.goods === code)
/** Goods 1 to 13 take part in nothing. */
function mayBeSold(sku: (typeof offered)[number], price: string) {
  expect([sku.code, sku.goods_id > 13, sku.goods_state]).toEqual([sku.code, true, 1])
  expect([sku.code, Number(price) < Number(sku.price)]).toEqual([sku.code, true])
}
const picturePaths = [...new Set(JSON.stringify(data).match(/upload\/[\w/]+\.(?:png|jpg)/g))]

/** Every DIY link, bottom navigation entry and menu entry of the data. */
function links(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(links)
  if (typeof value !== 'object' || value === null) return []
  const own = 'wap_url' in value && typeof value.wap_url === 'string' ? [value.wap_url] : []
  return [...own, ...Object.values(value).flatMap(links)]
}
const allLinks = [...new Set([...links(data), ...(data.settings.member_menu?.list ?? []).map(({ url }) => url)])]

describe('demo data (wire/demo-data)', () => {
  it('is the same every time', () => {
    expect(JSON.stringify(seedData(now))).toBe(JSON.stringify(data))
  })

  it('has goods enough in every shop, brands and three levels of categories', () => {
    expect(data.shops.map(({ site_id }) => site_id)).toEqual([1, 3, 7, 8, 11, 14])
    expect(data.goods.length).toBeGreaterThanOrEqual(300)
    for (const { code } of data.shops)
      expect(data.goods.filter(({ shop }) => shop === code).length).toBeGreaterThanOrEqual(30)
    expect(new Set(data.goods.map(({ brand }) => brand).filter(Boolean)).size).toBeGreaterThanOrEqual(20)
    const leaves = data.categories.filter(({ level }) => level === 3)
    for (const leaf of leaves) expect(data.goods.some(({ category }) => category === leaf.code)).toBe(true)
    for (const one of data.goods) {
      expect(leaves.some(({ code }) => code === one.category)).toBe(true)
      expect(data.shopCategories.find(({ code }) => code === one.shop_category)?.shop).toBe(one.shop)
      expect(one.brand === '' || data.brands.some(({ code }) => code === one.brand)).toBe(true)
    }
  })

  it('sells one goods by the piece, from 10, 50 and 100 on; a second offer is off', () => {
    expect(data.wholesale).toMatchObject([
      { wholesale_goods_id: 1, status: 1, steps: [{ num: 10 }, { num: 50 }, { num: 100 }] },
      { wholesale_goods_id: 2, status: 0 },
    ])
    for (const { goods: code, steps } of data.wholesale) {
      expect(data.goods.find((one) => one.code === code)?.goods_id).toBeGreaterThan(13)
      const percents = steps.map(({ percent }) => percent)
      expect(percents).toEqual([...percents].sort((a, b) => b - a))
      expect(Math.max(...percents)).toBeLessThan(100)
    }
  })

  it('has flash sales of several shops in each of four slots, one to come and one ended', () => {
    const { seckillTimes, seckills } = data
    expect(seckillTimes.map((one) => [one.seckill_time_id, one.seckill_start_time, one.seckill_end_time])).toEqual(
      [1, 2, 3, 4].map((id) => [id, (id - 1) * 21_600, id * 21_600]),
    )
    const runs = { start_time: now - 5 * 86_400, end_time: now + 30 * 86_400 }
    expect(seckills.slice(0, 6)).toMatchObject([
      ...[1, 2, 3, 4].map((id) => ({ seckill_id: id, seckill_time_id: id, ...runs })),
      { seckill_id: 5, start_time: now + 7 * 86_400 },
      { seckill_id: 6, end_time: now - 7 * 86_400 },
    ])
    expect(new Set(seckills.map(({ seckill_id }) => seckill_id)).size).toBe(seckills.length)
    const goodsOf = (code: string) => data.goods.find((one) => one.code === code)
    for (const slot of [1, 2, 3, 4]) {
      const running = seckills.filter((one) => one.seckill_time_id === slot && one.end_time === runs.end_time)
      expect(running.length).toBeGreaterThanOrEqual(6)
      expect(new Set(running.map((one) => goodsOf(one.goods)?.shop)).size).toBeGreaterThanOrEqual(4)
    }
    for (const one of seckills) {
      expect(goodsOf(one.goods)?.goods_id).toBeGreaterThan(13)
      expect(goodsOf(one.goods)?.skus.some(({ stock }) => stock > 0)).toBe(true)
      expect([one.percent < 100, one.stock > 0]).toEqual([true, true])
    }
  })

  it('has combos of several goods of one shop, the second one off', () => {
    expect(data.bundlings.map(({ bl_id, status }) => [bl_id, status])).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 1],
    ])
    for (const { goods: codes, percent } of data.bundlings) {
      const parts = data.goods.filter(({ code }) => codes.includes(code))
      expect([parts.length, new Set(parts.map(({ shop }) => shop)).size]).toEqual([codes.length, 1])
      expect(new Set(parts.map(({ is_virtual }) => is_virtual)).size).toBe(1)
      expect(parts.every(({ goods_id, skus: [first] }) => goods_id > 13 && (first?.stock ?? 0) > 0)).toBe(true)
      expect(percent).toBeLessThan(100)
    }
  })

  it('has presales: 1 runs, 2 is to come, 3 has ended, and of one the rest is due', () => {
    const day = 86_400
    expect(data.presales.slice(0, 3)).toMatchObject([
      { presale_id: 1, end_time: now + 30 * day, pay_start_time: now + 3 * day, pay_end_time: now + 40 * day },
      { presale_id: 2, start_time: now + 7 * day },
      { presale_id: 3, end_time: now - 7 * day },
    ])
    for (const one of data.presales) {
      expect(skusOf(one.goods).length).toBeGreaterThan(0)
      for (const sku of skusOf(one.goods)) mayBeSold(sku, one.presale_deposit)
    }
    expect(data.presales.some((one) => one.pay_start_time < now && now < one.pay_end_time && one.end_time < now)).toBe(
      true,
    )
  })

  it('has group-buys, pintuans and topics: 1 runs, 2 is to come, 3 has ended, more of them run', () => {
    const day = 86_400
    const times = [{ end_time: now + 30 * day }, { start_time: now + 7 * day }, { end_time: now - 7 * day }]
    expect(data.groupbuys.slice(0, 3)).toMatchObject(times.map((one, i) => ({ groupbuy_id: i + 1, ...one })))
    expect(data.topics.slice(0, 3)).toMatchObject(times.map((one, i) => ({ topic_id: i + 1, ...one })))
    const running = ({ start_time, end_time }: { start_time: number; end_time: number }) =>
      start_time <= now && end_time > now
    const groupbuys = data.groupbuys.filter(running)
    expect(groupbuys.length).toBeGreaterThanOrEqual(8)
    expect(new Set(groupbuys.map((one) => skusOf(one.goods)[0]?.shop)).size).toBe(data.shops.length)
    expect(data.topics.filter(running).length).toBeGreaterThanOrEqual(3)
    for (const one of data.groupbuys) {
      expect(skusOf(one.goods).length).toBeGreaterThan(0)
      for (const sku of skusOf(one.goods)) mayBeSold(sku, one.groupbuy_price)
      expect(one.buy_num).toBeGreaterThan(1)
    }
    expect(data.pintuans.slice(0, 3)).toMatchObject(times.map((one, i) => ({ pintuan_id: i + 1, ...one })))
    expect(data.pintuans[0]).toMatchObject({ pintuan_num: 2, pintuan_time: 1440 })
    for (const one of data.pintuans) {
      expect(skusOf(one.goods).length).toBeGreaterThan(0)
      for (const sku of skusOf(one.goods)) mayBeSold(sku, one.pintuan_price)
      expect(Number(one.promotion_price ?? 0)).toBeLessThan(Number(one.pintuan_price))
    }
    for (const topic of data.topics) {
      const its = Object.entries(topic.goods)
      expect(its.length).toBeGreaterThanOrEqual(6)
      for (const [code, price] of its) {
        const sku = offered.find((each) => each.code === code)
        expect([code, sku?.stock ?? 0]).not.toEqual([code, 0])
        if (sku) mayBeSold(sku, price)
      }
    }
  })

  it('has bargains: 1 runs at any price in five fixed cuts, 2 is to come, 3 has ended, others run in every shop', () => {
    const day = 86_400
    const times = [{ end_time: now + 30 * day }, { start_time: now + 7 * day }, { end_time: now - 7 * day }]
    expect(data.bargains.slice(0, 3)).toMatchObject(times.map((one, i) => ({ bargain_id: i + 1, ...one })))
    expect(data.bargains[0]).toMatchObject({ buy_type: 0, need_num: 5, bargain_type: 0 })
    const running = data.bargains.filter((one) => one.start_time <= now && one.end_time > now)
    expect(new Set(running.map((one) => skusOf(one.goods)[0]?.shop)).size).toBe(data.shops.length)
    for (const one of data.bargains) {
      const [sku] = skusOf(one.goods)
      expect([one.goods, sku?.stock ?? 0]).not.toEqual([one.goods, 0])
      if (sku) mayBeSold(sku, one.floor_price)
      const left = (Number(sku?.price) - Number(one.floor_price) - Number(one.first_bargain_price ?? 0)) * 100
      expect(Math.round(left)).toBeGreaterThanOrEqual(one.need_num)
    }
    // what visitors may launch is nobody's yet
    expect(data.launches.filter(({ bargain_id }) => bargain_id === 1)).toEqual([])
  })

  it('keeps codes and ids apart', () => {
    const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)
    unique(data.categories.map(({ code }) => code))
    unique(data.categories.map(({ category_id }) => category_id))
    unique(data.shopCategories.map(({ category_id }) => category_id))
    unique(data.goods.map(({ goods_id }) => goods_id))
    unique(data.goods.map(({ goods_name }) => goods_name))
    unique(skus.map(({ sku_id }) => sku_id))
    unique(skus.map(({ code }) => code))
    unique(regions.map(({ id }) => id))
  })

  it('has one to eight skus, a lone one with the id of its goods', () => {
    for (const { goods_id, skus: own, specs } of data.goods) {
      expect(own.length).toBeGreaterThanOrEqual(1)
      expect(own.length).toBeLessThanOrEqual(8)
      expect(own.length).toBe(specs.reduce((product, { values }) => product * values.length, 1))
      if (own.length === 1) expect(own[0]!.sku_id).toBe(goods_id)
      else for (const { sku_id } of own) expect(sku_id).toBeGreaterThan(10_000)
      for (const { spec_values, price, market_price } of own) {
        expect(spec_values).toHaveLength(specs.length)
        spec_values.forEach((value, i) => expect(specs[i]!.values.map(({ name }) => name)).toContain(value))
        expect(price).toMatch(/^\d+\.\d\d$/)
        expect(Number(market_price)).toBeGreaterThanOrEqual(Number(price))
      }
    }
  })

  it.each([
    [1, 3, '59.90', { weight: 0.6 }],
    [2, 3, '33.30', { weight: 0.4 }],
    [3, 7, '88.00', {}],
    [4, 1, '20.00', { min_buy: 2, max_buy: 5 }],
    [5, 1, '30.00', { stock: 0 }],
    [6, 1, '30.00', { goods_state: 0 }],
    [7, 1, '10.00', { stock: 10 }],
    [8, 8, '39.90', { is_virtual: 1, virtual_indate: 30 }],
    [9, 8, '199.00', { is_virtual: 1, virtual_indate: 365 }],
    [10, 8, '25.00', { is_virtual: 1, virtual_indate: 0 }],
    [11, 11, '49.00', { is_free_shipping: 1 }],
    [12, 14, '128.00', { volume: 0.06 }],
    [13, 11, '60.00', { weight: 0.5, is_free_shipping: 0 }],
  ])('goods %i of shop %i costs %s', (id, site, price, further) => {
    const { skus: own, ...head } = goods.get(id)!
    expect(own).toHaveLength(1)
    const flat = { ...head, ...own[0]! }
    expect(flat).toMatchObject({ shop: `shop-${site}`, price, goods_state: 1, min_buy: 0, max_buy: 0, ...further })
    if (!('stock' in further)) expect(flat.stock).toBeGreaterThanOrEqual(1000)
  })

  it('serves every province but Hainan', () => {
    const provinces = regions
      .filter(({ level }) => level === 1)
      .map(({ id }) => id)
      .sort((a, b) => a - b)
    expect(provinces).toHaveLength(34)
    for (const { areas } of data.templates)
      expect(areas.flatMap(({ region_ids }) => region_ids)).toEqual(provinces.filter((id) => id !== 460_000))
    expect(data.templates.map(({ shop, is_default }) => [shop, is_default])).toEqual(
      data.shops.map(({ code }) => [code, 1]),
    )
  })

  it('gives the members the figures of section 2, never below zero on the way', () => {
    const figures = data.members.map(({ member_id, ledger }) => {
      const sums: Record<AccountType, number> = { point: 0, growth: 0, balance: 0, balance_money: 0 }
      for (const { account_type, delta, create_time } of ledger) {
        sums[account_type] += delta
        expect(sums[account_type]).toBeGreaterThanOrEqual(0)
        expect(delta).not.toBe(0)
        expect(create_time).toBeLessThan(now)
      }
      expect(ledger.map(({ create_time }) => create_time)).toEqual(
        ledger.map(({ create_time }) => create_time).sort((a, b) => a - b),
      )
      return [member_id, sums.point, sums.growth, sums.balance, sums.balance_money]
    })
    expect(figures).toEqual([
      [1, 5000, 800, 6000, 4000],
      // with the commission that is paid to him when the orders are there: 200.00 (load/fenxiao.test.ts)
      [2, 1200, 1500, 0, 20_000 - 9500],
      [3, 100, 100, 0, 0],
      [4, 0, 0, 5000, 0],
      [5, 0, 0, 0, 0],
      [6, 0, 0, 0, 0],
      [7, 0, 0, 0, 0],
      [8, 0, 0, 0, 0],
      [9, 0, 0, 0, 0],
    ])
  })

  it('gave the members nothing for their registration', () => {
    const causes = data.members.flatMap(({ ledger }) => ledger.map(({ from_type }) => from_type))
    expect(causes).not.toContain('register')
  })

  it('puts the levels where the growth is', () => {
    for (const { level, ledger } of data.members) {
      const growth = ledger
        .filter(({ account_type }) => account_type === 'growth')
        .reduce((sum, { delta }) => sum + delta, 0)
      const reached = data.levels.filter((one) => one.growth <= growth).at(-1)
      expect(level).toBe(reached?.code)
    }
  })

  it('knows the regions of its addresses and shops by their real names', () => {
    const region = new Map(regions.map((one) => [one.id, one]))
    const name = (...ids: number[]) => ids.map((id) => region.get(id)?.name).join('-')
    for (const one of data.addresses) expect(name(one.province_id, one.city_id, one.district_id)).toBe(one.full_address)
    for (const one of data.shops) expect(name(one.province_id, one.city_id, one.district_id)).toBe(one.full_address)
    expect(data.addresses.map(({ full_address }) => full_address)).toEqual([
      '浙江省-杭州市-西湖区',
      '海南省-海口市-龙华区',
    ])
    for (const { pid, level } of regions) if (pid) expect(region.get(pid)!.level).toBe(level - 1)
    const cities = regions.filter(({ level }) => level === 2)
    for (const { id } of cities) expect(regions.some(({ pid }) => pid === id)).toBe(true)
    const districts = data.shopSettings.flatMap((one) => (one.key === 'local' ? one.value.district_ids : []))
    expect(districts.map((id) => region.get(id)?.name)).toEqual(['上城区', '拱墅区', '西湖区'])
    expect(
      cities
        .filter(({ name: city }) => ['重庆市', '厦门市', '长沙市', '六安市'].includes(city))
        .map(({ initial }) => initial)
        .sort(),
    ).toEqual(['C', 'C', 'L', 'X'])
  })

  it('has the coupons of section 5', () => {
    expect(data.coupons).toMatchObject([
      { coupon_type_id: 1, shop: 'shop-3', type: 'reward', money: '15.00', at_least: '150.00', goods_type: 1 },
      { coupon_type_id: 2, shop: 'shop-7', type: 'discount', discount: 9, discount_limit: '8.00', at_least: '0.00' },
      { coupon_type_id: 3, shop: 'shop-11', money: '10.00', at_least: '50.00', goods_ids: ['g13'], max_fetch: 1 },
      { coupon_type_id: 4, shop: 'shop-11', status: 1 },
      { coupon_type_id: 5, shop: 'shop-14', status: 2, end_time: now - 7 * 86_400 },
    ])
    expect(data.coupons[3]!.lead_count).toBe(data.coupons[3]!.count)
    expect(
      data.memberCoupons.map(({ coupon_type_id, member_id, state }) => [coupon_type_id, member_id, state]),
    ).toEqual([
      [1, 1, 1],
      [2, 1, 1],
      [2, 1, 2],
      [5, 1, 3],
    ])
  })

  it('has the platform coupons of section 5', () => {
    const own = data.shops.filter(({ level_name }) => level_name === '旗舰店').map(({ site_id }) => site_id)
    expect(own).toEqual([1, 3])
    const common = { status: 1, end_time: now + 30 * 86_400 }
    expect(data.platformCoupons).toMatchObject([
      { ...common, platformcoupon_type_id: 1, type: 'reward', money: '30.00', at_least: '200.00', use_scenario: 1 },
      {
        ...common,
        platformcoupon_type_id: 2,
        type: 'discount',
        discount: 9.5,
        at_least: '100.00',
        group_ids: ['旗舰店'],
      },
      { platformcoupon_type_id: 3, status: 2, end_time: now - 7 * 86_400 },
    ])
    expect(data.platformCoupons.map((one) => one.platform_split_rare).slice(0, 2)).toEqual(['60.00', '50.00'])
    expect(data.platformCoupons[1]!.discount_limit).toBe('20.00')
    expect(data.memberPlatformCoupons.map((one) => [one.platformcoupon_type_id, one.member_id, one.state])).toEqual([
      [1, 1, 1],
      [2, 1, 2],
      [3, 1, 3],
    ])
  })
})

describe('what members own (section 6)', () => {
  it('has two packages on the shelf, one off it, and two usable gifts of three', () => {
    expect(data.recharges).toMatchObject([
      { recharge_id: 1, face_value: '100.00', buy_price: '100.00', point: 100, growth: 0, coupons: [], status: 1 },
      { recharge_id: 2, face_value: '500.00', buy_price: '480.00', point: 500, growth: 50, status: 1 },
      { recharge_id: 3, status: 0 },
    ])
    expect(data.recharges[1]?.coupons).toEqual(['platformcoupon-1'])
    expect(data.gifts.map(({ gift_id, status }) => [gift_id, status])).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
    ])
  })

  it('has what each recharge brought in the ledger of its member', () => {
    for (const { member_id, order_id, recharge, pay_time } of data.rechargeOrders) {
      const bought = data.recharges.find(({ code }) => code === recharge)!
      const entries = data.members
        .find((one) => one.member_id === member_id)!
        .ledger.filter(({ ref }) => ref === `recharge:${order_id}`)
      const expected: [string, number][] = [
        ['balance', Number(bought.face_value) * 100],
        ['point', bought.point],
        ['growth', bought.growth],
      ]
      expect(entries.map(({ account_type, delta }) => [account_type, delta])).toEqual(
        expected.filter(([, delta]) => delta > 0),
      )
      expect(entries.every((entry) => entry.from_type === 'memberrecharge' && entry.create_time === pay_time)).toBe(
        true,
      )
    }
  })
})

describe('what there is to read and to watch (section 6)', () => {
  it('has notes in two groups of three shops, of both types and both covers; one is a draft', () => {
    const published = data.notes.filter(({ status }) => status === 1)
    expect(data.notes.length - published.length).toBe(1)
    for (const shop of ['shop-3', 'shop-7', 'shop-14']) {
      const own = published.filter((note) => note.shop === shop)
      expect(own.length).toBeGreaterThanOrEqual(4)
      const kinds = (of: (note: (typeof own)[number]) => unknown) => new Set(own.map(of)).size
      expect([kinds((note) => note.group_name), kinds((note) => note.note_type)]).toEqual([2, 2])
      expect(kinds((note) => note.cover_type)).toBe(2)
    }
    for (const { shop, goods: codes } of data.notes)
      for (const code of codes) expect(offered.find((sku) => sku.code === code)).toMatchObject({ shop, goods_state: 1 })
  })

  it('has live rooms to come, live, ended, and waiting', () => {
    expect(data.lives).toMatchObject([
      { id: 1, shop: 'shop-3', start_time: now + 86_400, audit_status: 1 },
      { id: 2, shop: 'shop-3', audit_status: 1 },
      { id: 3, shop: 'shop-7', audit_status: 1 },
      { id: 4, shop: 'shop-14', audit_status: 0 },
    ])
    const [, ended, live] = data.lives
    expect([ended!.end_time < now, ended!.replay_url !== '']).toEqual([true, true])
    expect([live!.start_time <= now, live!.end_time > now]).toEqual([true, true])
  })

  it('has a sub-site of Hangzhou, two shops and a page of it', () => {
    expect(data.cities).toEqual([{ code: 'hangzhou', website_id: 101, site_area_id: 330_100, status: 1 }])
    expect(data.shops.filter(({ city }) => city === 'hangzhou').map(({ site_id }) => site_id)).toEqual([3, 7])
    const [page] = data.pages.filter(({ city }) => city)
    expect(page).toMatchObject({ name: 'DIY_VIEW_CITY_INDEX', city: 'hangzhou', shop: '' })
    expect(page!.value.value.map(({ controller }) => controller)).toContain('CutCity')
  })
})

describe('form of the demo data', () => {
  it('fits the settings of the contract', () => {
    const check = (key: ConfigKey, value: unknown) =>
      expect(v.safeParse(configValues[key].value as v.GenericSchema, value).issues).toBeUndefined()
    for (const [key, value] of Object.entries(data.settings)) check(key as ConfigKey, value)
    for (const { key, value } of data.shopSettings) check(key, value)
  })

  it('fits the import (operator.md 2.10)', () => {
    const lists = [
      'shops',
      'categories',
      'brands',
      'goods',
      'fenxiao_goods',
      'templates',
      'stores',
      'levels',
      'pages',
      'notices',
      'helps',
      'advs',
      'gifts',
      'recharges',
      'cities',
      'notes',
      'lives',
    ] as const
    for (const list of lists)
      for (const row of list === 'fenxiao_goods' ? data.fenxiaoGoods : data[list])
        expect([
          list,
          row.code,
          v.safeParse(importRows[list] as v.GenericSchema, row).issues?.[0]?.path?.map((one) => one.key),
        ]).toEqual([list, row.code, undefined])
  })

  it('uses known blocks only, and one home page per site', () => {
    for (const { value } of data.pages)
      for (const { controller } of value.value) expect(diyTypes).toHaveProperty(controller)
    expect(data.pages.filter(({ name }) => name === 'DIY_VIEW_SHOP_INDEX').map(({ shop }) => shop)).toEqual(
      data.shops.map(({ code }) => code),
    )
    expect(data.pages.filter(({ shop }) => !shop).map(({ name }) => name)).toEqual([
      'DIY_VIEW_INDEX',
      'DIY_VIEW_RANDOM_1',
      'DIY_VIEW_RANDOM_2',
      'DIY_VIEW_GOODS_CATEGORY',
      'DIY_VIEW_CITY_INDEX',
      'DIY_FENXIAO_MARKET',
    ])
  })

  it('leaves what the storefront has a word of its own for to it, so that it is read in both languages', () => {
    const words = data.pages.flatMap(({ value }) =>
      value.value.flatMap((block) => [
        ...(block.controller === 'Search' || block.controller === 'ShopSearch' ? [block.title] : []),
        ...('moreText' in block ? [block.moreText] : []),
        ...('operation_name' in block ? [block.operation_name] : []),
        ...('listMore' in block ? [block.listMore?.title] : []),
      ]),
    )
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter(Boolean)).toEqual([])
  })

  it('links only to routes and to rows that are there', () => {
    const pages = Object.values(routes).map(({ path }) => path)
    expect(allLinks.length).toBeGreaterThan(60)
    for (const link of allLinks) {
      const [path = '', query = ''] = link.split('?')
      const params = new URLSearchParams(query)
      expect(pages).toContain(path)
      const category = params.get('category_id')
      const row = data.categories.find(({ category_id }) => category_id === Number(category))
      if (category) expect(row?.level).toBe(Number(params.get('category_level')))
      const site = params.get('site_id')
      // the mall itself has a room and no shop
      if (site && site !== '0') expect(data.shops.map(({ site_id }) => site_id)).toContain(Number(site))
      const sku = params.get('sku_id')
      if (sku) expect(skus.map(({ sku_id }) => sku_id)).toContain(Number(sku))
      const name = params.get('name')
      if (name) expect(data.pages.map((page) => page.name)).toContain(name)
    }
  })

  it('shows goods that are on sale, and a category with goods', () => {
    for (const { value, shop } of data.pages)
      for (const one of value.value) {
        if (one.controller !== 'GoodsList') continue
        for (const id of one.goodsId ?? []) {
          expect(goods.get(id)?.goods_state).toBe(1)
          if (shop) expect(goods.get(id)?.shop).toBe(shop)
        }
        if (one.sources !== 'category') continue
        const below = (code: string): string[] => [
          code,
          ...data.categories.filter(({ parent }) => parent === code).flatMap((child) => below(child.code)),
        ]
        const root = data.categories.find(({ category_id }) => category_id === one.categoryId)!
        expect(data.goods.filter(({ category }) => below(root.code).includes(category)).length).toBeGreaterThanOrEqual(
          4,
        )
      }
  })
})

describe('demo pictures', () => {
  const kinds = (path: string) =>
    path.replace(/\d+/g, '0').replace(/[^/]+\.(png|jpg)$/, (name) => name.replace(/^[a-z]+/, 'x'))

  it('can be made: one of every kind', async () => {
    const samples = [...new Map(picturePaths.map((path) => [kinds(path), path])).values()]
    expect(samples.length).toBeGreaterThan(15)
    for (const path of samples) {
      const bytes = await makeDemoPicture(path)
      expect([path, bytes?.subarray(0, 3).toString('hex')]).toEqual([path, path.endsWith('.png') ? '89504e' : 'ffd8ff'])
      expect(bytes!.length).toBeLessThan(path.includes('/goods/') ? 60_000 : 100_000)
    }
  }, 60_000)

  it.each([
    'upload/demo/goods/99999_0.jpg',
    'upload/demo/goods/1_9.jpg',
    'upload/demo/goods/1_s0.jpg',
    'upload/demo/nav/constructor.png',
    'upload/demo/constructor/x.png',
    'upload/demo/shop/7_other.png',
    'upload/demo/head/../head/1.jpg',
    'upload/headimg/1.jpg',
    '',
  ])('knows no %s', async (path) => {
    expect(await makeDemoPicture(path)).toBeUndefined()
  })

  // minutes: DEMO_PICTURES=all npx jest server/src/database/seed
  if (process.env.DEMO_PICTURES === 'all')
    it('can all be made, goods within 60 kB', async () => {
      for (const path of picturePaths) {
        const bytes = await makeDemoPicture(path)
        expect([path, bytes !== undefined]).toEqual([path, true])
        if (path.includes('/goods/')) expect([path, bytes!.length < 60_000]).toEqual([path, true])
      }
    }, 1_800_000)
})
