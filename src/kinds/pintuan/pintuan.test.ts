import type { GroupMember, PintuanGroup, PintuanOrderDetail } from '@mall/contract/pintuan'
import { viewOf } from './groupView'
import { pintuanOffer } from './offer'
import { missingIn, seatsOf } from './seats'
import type { GroupGoods } from './useGroupGoods'

const group = { group_id: 8, end_time: 150, pintuan_num: 3, pintuan_count: 1 } as PintuanGroup
const goods = (more: Partial<GroupGoods>) =>
  ({
    ...{ price: '79.00', market_price: '0.00', discount_price: '79.00', member_price: '0.00', stock: 9 },
    ...{ min_buy: 0, max_buy: 0, purchased_num: 0, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ pintuan_price: '60.00', promotion_price: '55.00', is_promotion: 0, buy_num: 0, status: 1 },
    ...{ start_time: 100, end_time: 200, ...more },
  }) as GroupGoods

test.each([
  ['running', {}, { name: '拼团价', price: '60.00', stop: undefined, endsAt: 200, max: 9 }],
  ['cheaper for who opens', { is_promotion: 1 }, { name: '团长价', price: '55.00', stop: undefined }],
  [
    'cheaper for who opens, joined',
    { is_promotion: 1, joining: group },
    { name: '拼团价', price: '60.00', endsAt: 150 },
  ],
  ['to come', { status: 0 }, { stop: 'soon', startsAt: 100, endsAt: undefined }],
  ['ended', { status: 2 }, { stop: 'over', startsAt: undefined, endsAt: undefined }],
  ['closed', { status: 3 }, { stop: 'over' }],
  // a group goes on until its own end
  ['ended, joined', { status: 2, joining: group }, { stop: undefined, endsAt: 150 }],
  ['sold out, joined', { stock: 0, joining: group }, { stop: 'out' }],
  ['limited per order', { buy_num: 2 }, { limit: 2, max: 2 }],
] as const)('a team deal %s', (_name, more, wanted) => {
  const offer = { startsAt: undefined, endsAt: undefined, ...pintuanOffer(goods(more)) }
  expect(offer).toMatchObject({ old: '79.00', ...wanted })
})

const member = (member_id: number): GroupMember => ({ member_id, nickname: `m${member_id}`, member_img: '' })
const shape = (members: number, count: number, num: number) => {
  const { seats, more } = seatsOf({ members: Array.from({ length: members }, (_, i) => member(i + 1)), count, num })
  return `${seats.map((seat) => (seat.member ? seat.member.member_id : seat.taken ? '?' : '_')).join('')}+${more}`
}

test.each([
  [1, 1, 2, '1_+0'],
  [1, 2, 3, '1?_+0'],
  // the mall has filled it
  [2, 5, 5, '12???+0'],
  [6, 6, 6, '123456+0'],
  // of a large group one that is free is always seen
  [8, 8, 10, '1234_+5'],
  [1, 1, 50, '1____+45'],
  [7, 7, 7, '12345+2'],
])('%i known of %i people in a group of %i sit so: %s', (members, count, num, seats) => {
  expect(shape(members, count, num)).toBe(seats)
})

test('people still missing', () => {
  expect([1, 3, 4].map((pintuan_count) => missingIn({ pintuan_num: 3, pintuan_count }))).toEqual([2, 0, 0])
})

const order = (more: Partial<PintuanOrderDetail>) =>
  ({ order_id: 0, pay_time: 0, pintuan_status: 2, member_list: [member(1), member(2)], ...more }) as PintuanOrderDetail

test.each([
  ['its owner', { order_id: 5, pay_time: 9 }, 1, 'owner', 'open'],
  ['another one who is in it', {}, 2, 'member', 'open'],
  ['a friend', {}, 3, 'other', 'open'],
  ['a guest', {}, 0, 'other', 'open'],
  ['its owner, not paid', { order_id: 5, pintuan_status: 0 }, 1, 'owner', 'unpaid'],
  ['its owner, failed', { order_id: 5, pay_time: 9, pintuan_status: 1 }, 1, 'owner', 'failed'],
  ['its owner, closed before a payment', { order_id: 5, pintuan_status: 1 }, 1, 'owner', 'closed'],
  // others are not told of payments
  ['a friend, failed', { pintuan_status: 1 }, 3, 'other', 'failed'],
  ['a guest, complete', { pintuan_status: 3 }, 0, 'other', 'complete'],
] as const)('a group in the eyes of %s', (_name, more, self, eyes, state) => {
  expect(viewOf(order(more), self)).toEqual({ eyes, state })
})
