import type { GoodsDetail } from '@mall/contract/goods'
import { activityOffer, type Activity } from './offer'

const goods = (more: Partial<GoodsDetail> = {}) =>
  ({
    ...{ price: '79.00', market_price: '0.00', discount_price: '75.00', member_price: '50.00', promotion_type: 1 },
    ...{ min_buy: 0, max_buy: 0, purchased_num: 0, stock: 20, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ end_time: 900, ...more },
  }) as GoodsDetail
const activity = (more: Partial<Activity> = {}): Activity => ({
  ...{ name: '团购价', price: '60.00', phase: 'on', startsAt: 100, endsAt: 200 },
  ...more,
})

test('its price holds, whatever the plain page sells at', () => {
  const offer = activityOffer(goods(), activity())
  expect(offer).toMatchObject({ name: '团购价', price: '60.00', old: '79.00', min: 1, max: 20, stop: undefined })
  expect(offer.ofMember).toBeUndefined()
})

test.each([
  ['soon', 100, undefined, 'soon'],
  ['on', undefined, 200, undefined],
  ['over', undefined, undefined, 'over'],
] as const)('%s: counted down to %s and %s, sells nothing because %s', (phase, startsAt, endsAt, stop) => {
  const offer = activityOffer(goods(), activity({ phase }))
  expect([offer.startsAt, offer.endsAt, offer.stop]).toEqual([startsAt, endsAt, stop])
})

test.each([
  ['the goods are off the shelf', goods({ goods_state: 0 }), {}, 'off'],
  ['off the shelf before its time', goods({ goods_state: 0 }), { phase: 'soon' }, 'off'],
  ['banned after its time', goods({ verify_state: 10 }), { phase: 'over' }, 'off'],
  ['none are left', goods({ stock: 0 }), {}, 'out'],
  ['fewer are left than the least', goods({ stock: 4 }), { least: 5 }, 'few'],
  ['as many are left as the least', goods({ stock: 5 }), { least: 5 }, undefined],
  ['the member has had enough of the goods', goods({ max_buy: 2, purchased_num: 2 }), {}, 'limit'],
  ['the member may have fewer than the least', goods(), { least: 3, limit: 2 }, 'limit'],
] as const)('%s', (_name, detail, more, stop) => {
  expect(activityOffer(detail, activity(more)).stop).toBe(stop)
})

test.each([
  ['its least', goods(), { least: 3 }, { min: 3, max: 20, limited: false }],
  ['the least of the goods, when that is more', goods({ min_buy: 4 }), { least: 3 }, { min: 4, max: 20 }],
  ['its limit', goods(), { limit: 2 }, { max: 2, limited: true, limit: 2 }],
  ['stock below its limit', goods({ stock: 1 }), { limit: 2 }, { max: 1, limited: false, limit: 2 }],
  ['the limit of the goods', goods({ max_buy: 3 }), {}, { max: 3, limited: true, limit: 3 }],
  ['no limit', goods(), { limit: 0 }, { max: 20, limited: false, limit: 0 }],
] as const)('pieces: %s', (_name, detail, more, bounds) => {
  expect(activityOffer(detail, activity(more))).toMatchObject(bounds)
})

test.each([
  ['not the market price, which lists do not strike either', goods({ market_price: '99.00' }), '60.00', '79.00'],
  ['the list price', goods({ market_price: '60.00' }), '60.00', '79.00'],
  ['nothing, when it is no lower', goods(), '79.00', undefined],
])('struck: %s', (_name, detail, price, old) => {
  expect(activityOffer(detail, activity({ price })).old).toBe(old)
})
