import { bargainOffer } from './offer'
import { viewOf } from './launchView'
import { percentCut } from './progress'
import type { OwnBargainGoods } from './useBargainGoods'

const goods = (more: Partial<OwnBargainGoods>) =>
  ({
    ...{ price: '79.00', market_price: '0.00', discount_price: '79.00', member_price: '0.00', stock: 9 },
    ...{ min_buy: 3, max_buy: 0, purchased_num: 0, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ floor_price: '60.00', bargain_stock: 5, buy_type: 0, status: 1, ownLaunch: 0 },
    ...{ start_time: 100, end_time: 200, ...more },
  }) as OwnBargainGoods

test.each([
  ['running', {}, { name: '最低可砍至', price: '60.00', stop: undefined, endsAt: 200, min: 1 }],
  ['to come', { status: 0 }, { stop: 'soon', startsAt: 100, endsAt: undefined }],
  ['ended', { status: 2 }, { stop: 'over', endsAt: undefined }],
  ['closed', { status: 3 }, { stop: 'over' }],
  ['without a unit', { bargain_stock: 0 }, { stop: 'out' }],
  // a launch holds its own
  ['without a unit, begun', { bargain_stock: 0, ownLaunch: 8 }, { stop: undefined }],
  ['without a piece of the sku, begun', { stock: 0, ownLaunch: 8 }, { stop: 'out' }],
  ['off the shelf', { goods_state: 0 }, { stop: 'off' }],
] as const)('a bargain %s', (_name, more, wanted) => {
  const offer = { startsAt: undefined, endsAt: undefined, ...bargainOffer(goods(more)) }
  expect(offer).toMatchObject({ old: '79.00', ...wanted })
})

test.each([
  ['79.00', '79.00', '60.00', 0],
  ['79.00', '69.50', '60.00', 50],
  ['79.00', '60.01', '60.00', 99],
  ['79.00', '60.00', '60.00', 100],
  // nothing can be cut
  ['60.00', '60.00', '60.00', 100],
])('of %s, now %s, down to %s so much percent is cut: %i', (price, current, floor, percent) => {
  expect(percentCut({ price, current, floor })).toBe(percent)
})

const launch = (more: object = {}) => ({
  ...{ status: 0 as const, order_id: 0, self: 1, buy_type: 0, buy_end_time: 900 },
  ...{ need_num: 5, curr_num: 2, curr_price: '69.00', floor_price: '60.00', ...more },
})
const at = 500
const runs = { status: 1 } as const

test.each([
  ['running', {}, runs, undefined, 'running', true],
  ['running, for the floor only', { buy_type: 1 }, runs, undefined, 'running', false],
  ['running, of somebody else', { self: 0 }, runs, undefined, 'running', false],
  ['won', { status: 1, buy_type: 1 }, runs, undefined, 'won', true],
  ['won by somebody else', { status: 1, self: 0 }, runs, undefined, 'won', false],
  ['lost', { status: 2 }, runs, undefined, 'lost', false],
  ['won, after the activity', { status: 1, buy_end_time: 400 }, runs, undefined, 'over', false],
  ['won, when the operator has closed the activity', { status: 1 }, { status: 3 }, undefined, 'over', false],
  ['won, nothing told of its activity', { status: 1 }, undefined, undefined, 'won', true],
  ['ordered', { order_id: 7 }, runs, 0, 'ordered', false],
  ['ordered at the floor', { order_id: 7, status: 1 }, runs, 0, 'ordered', false],
  ['ordered, nothing told of the order', { order_id: 7 }, runs, undefined, 'ordered', false],
  ['bought', { order_id: 7, status: 1 }, { status: 2 }, 3, 'bought', false],
  ['bought, nothing told of the order', { order_id: 7, status: 1 }, runs, undefined, 'bought', false],
  ['given back', { order_id: 7, status: 1 }, runs, -1, 'closed', false],
] as const)('a launch that is %s', (_name, more, deal, orderStatus, state, canBuy) => {
  expect(viewOf(launch(more), { deal, orderStatus, at })).toMatchObject({ state, canBuy })
})

test('friends that are still wanted, and the floor', () => {
  const view = (more: object) => viewOf(launch(more), { deal: runs, orderStatus: undefined, at })
  expect(view({})).toMatchObject({ missing: 3, atFloor: false, isOwn: true, activityRuns: true })
  expect(view({ curr_num: 5, curr_price: '60.00' })).toMatchObject({ missing: 0, atFloor: true })
})
