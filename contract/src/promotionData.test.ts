import * as v from 'valibot'
import { platformKinds, promotionData, promotionKinds } from './promotionData'

const period = { start_time: 100, end_time: 200 }

describe('promotion/create', () => {
  it('parses money into cents and fills the fields marked ?', () => {
    const data = { goods_id: '1', sku_id: 1, floor_price: '9.90', bargain_stock: 5, bargain_type: 0, buy_type: 1 }
    expect(v.parse(promotionData.bargain, { ...data, need_num: 2, bargain_time: 24, is_own: '', ...period })).toEqual({
      goods_id: 1,
      sku_id: 1,
      floor_price: 990,
      first_bargain_price: 0,
      bargain_stock: 5,
      bargain_type: 0,
      buy_type: 1,
      need_num: 2,
      bargain_time: 24,
      is_own: 0,
      ...period,
    })
  })

  it('reads a rule from text as from a list, and shows a coupon unless told otherwise', () => {
    const rules = [{ money: 100, discount_money: '8.00' }]
    const manjian = { manjian_name: '满减', manjian_type: 1, type: 0, ...period }
    const parsed = { money: 10_000, discount_money: 800, free_shipping: 0, coupon: 0, present: null, point: 0 }
    for (const rule_json of [rules, JSON.stringify(rules)]) {
      expect(v.parse(promotionData.manjian, { ...manjian, rule_json })).toEqual({
        ...manjian,
        goods_ids: [],
        rule_json: [parsed],
      })
    }
    const coupon = { coupon_name: '券', type: 'discount', discount: 9, at_least: 0, count: 10, goods_type: 1 }
    expect(v.parse(promotionData.coupon, { ...coupon, validity_type: 1, fixed_term: 30 })).toMatchObject({
      is_show: 1,
      discount: 9,
      fixed_term: 30,
      goods_ids: [],
    })
  })

  it('asks for every field that is not marked ?', () => {
    for (const kind of promotionKinds) expect(v.safeParse(promotionData[kind], {}).success).toBe(false)
    expect(v.safeParse(promotionData.groupbuy, { goods_id: 1, groupbuy_price: 1, ...period }).success).toBe(false)
  })

  it('leaves to the platform what belongs to no shop', () => {
    const own = promotionKinds.filter((kind) => !platformKinds.includes(kind))
    expect(own).toEqual([
      ...['groupbuy', 'seckill', 'pintuan', 'bargain', 'presale', 'bundling', 'wholesale', 'manjian', 'discount'],
      ...['coupon', 'freeshipping'],
    ])
  })

  it.each([
    [0, false],
    [1, true],
    [8, true],
    [9, false],
  ])('a game with %i awards: %s', (many, isTaken) => {
    const award = { award_name: '10 积分', award_type: 1, point: 10, stock: 5, weight: 1 }
    const game = { game_name: '转盘', points: 10, join_type: 1, join_frequency: 3, no_winning_desc: '再来', ...period }
    const data = { ...game, winning_rate: '50', award: Array.from({ length: many }, () => award) }
    expect(v.safeParse(promotionData.turntable, data).success).toBe(isTaken)
  })

  it.each([
    ['seckilltime', 'name', { seckill_start_time: 0, seckill_end_time: 3600 }],
    ['topic', 'topic_name', { goods: [], ...period }],
    ['bundling', 'bl_name', { sku_ids: '1,2', bl_price: 1, shipping_fee_type: 1 }],
  ] as const)('a %s has a %s of 1 to 60 characters', (kind, field, data) => {
    const takes = (name: string) => v.safeParse(promotionData[kind], { ...data, [field]: name }).success
    expect(['', '露', '🎁'.repeat(60), '露'.repeat(61)].map(takes)).toEqual([false, true, true, false])
  })

  it('takes no empty name of any kind', () => {
    const names = ['name', 'bl_name', 'game_name', ...promotionKinds.map((kind) => `${kind}_name`)]
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    const named = promotionKinds.filter((kind) =>
      v.safeParse(promotionData[kind], empty).issues?.some(({ message }) => message === 'empty'),
    )
    expect(named).toEqual([
      ...['seckilltime', 'pintuan', 'presale', 'bundling', 'topic', 'pointexchange', 'turntable', 'cards', 'egg'],
      ...['manjian', 'coupon', 'platformcoupon'],
    ])
  })

  it('ignores unknown fields', () => {
    const slot = { name: '10 点场', seckill_start_time: 36_000, seckill_end_time: 43_200 }
    expect(v.parse(promotionData.seckilltime, { ...slot, colour: 'red' })).toEqual(slot)
  })
})
