import type { MessageKind } from '@mall/contract/message'
import { setBoot } from '@/session/boot'
import { targetOf } from './target'

const boot = (addons: object = {}) =>
  setBoot({ addon_is_exit: addons, development: 1, style_theme: 'red', default_img: {} } as never)

beforeEach(() => boot())

const message = (sub_type: MessageKind, news: unknown, site_id = 3) => ({
  ...{ id: 9, site_id, sub_type },
  message_json: typeof news === 'string' ? news : JSON.stringify(news),
})
const opened = (sub_type: MessageKind, news: unknown, site_id?: number) => {
  const target = targetOf(message(sub_type, news, site_id))
  return target && [target.route.path, target.query]
}

const promotion = (promotion_type: string, more: object = {}) => ({ promotion_type, promotion_id: 4, ...more })

test.each<[string, MessageKind, object, string, object]>([
  [
    'an order',
    'order',
    { order_id: 7, order_type: 1, action_type: 'create' },
    'pages/order/detail/detail',
    { order_id: '7' },
  ],
  [
    'an order with ids as text',
    'order',
    { order_id: '7', order_type: '1' },
    'pages/order/detail/detail',
    { order_id: '7' },
  ],
  [
    'an order to be picked up',
    'order',
    { order_id: 7, order_type: 2 },
    'pages/order/detail_pickup/detail_pickup',
    { order_id: '7' },
  ],
  [
    'an order brought locally',
    'order',
    { order_id: 7, order_type: 3 },
    'pages/order/detail_local_delivery/detail_local_delivery',
    { order_id: '7' },
  ],
  [
    'a virtual order',
    'order',
    { order_id: 7, order_type: 4 },
    'pages/order/detail_virtual/detail_virtual',
    { order_id: '7' },
  ],
  [
    'a refused refund',
    'order',
    { order_id: 7, order_type: 1, action_type: 'refundrefuse' },
    'pages/order/activist/activist',
    {},
  ],
  ['a parcel', 'delivery', { order_id: 7 }, 'pages/order/logistics/logistics', { order_id: '7' }],
  ['a change of an account', 'account', {}, 'otherpages/sitemessage/account_detail/account_detail', { id: '9' }],
  ['a group message', 'group', { record_id: 5 }, 'otherpages/sitemessage/group_detail/group_detail', { id: '5' }],
  ['a word of a servicer', 'servicer', { message: 'hello' }, 'otherpages/chat/room/room', { site_id: '3' }],
  ['a group buy', 'promotion', promotion('groupbuy'), 'promotionpages/groupbuy/detail/detail', { groupbuy_id: '4' }],
  ['a flash sale', 'promotion', promotion('seckill'), 'promotionpages/seckill/detail/detail', { seckill_id: '4' }],
  [
    'a presale',
    'promotion',
    { promotion_type: 'presale', presale_id: 4 },
    'promotionpages/presale/detail/detail',
    { presale_id: '4' },
  ],
  ['a team deal', 'promotion', promotion('pintuan'), 'promotionpages/pintuan/detail/detail', { pintuan_id: '4' }],
  [
    'one’s own team',
    'promotion',
    promotion('pintuan', { promotion_ref: 6 }),
    'promotionpages/pintuan/share/share',
    { id: '6' },
  ],
  [
    'one’s own bargain',
    'promotion',
    promotion('bargain', { promotion_ref: 6 }),
    'promotionpages/bargain/launch/launch',
    { id: '6' },
  ],
  [
    'one’s own presale',
    'promotion',
    promotion('presale', { promotion_ref: 6 }),
    'promotionpages/presale/order_detail/order_detail',
    { order_id: '6' },
  ],
  [
    'wholesale goods',
    'promotion',
    promotion('wholesale', { goods_id: 8 }),
    'promotionpages/wholesale/detail/detail',
    { goods_id: '8' },
  ],
  ['a combo', 'promotion', promotion('bundling'), 'promotionpages/combo/detail/detail', { bl_id: '4' }],
  ['a live room', 'promotion', promotion('live'), 'otherpages/live/list/list', { site_id: '3' }],
])('%s leads to its page', (_name, kind, news, path, query) => {
  expect(opened(kind, news)).toEqual([path, query])
})

test('the mall itself has a room and no shop', () => {
  expect(opened('servicer', {}, 0)).toEqual(['otherpages/chat/room/room', { site_id: '0' }])
  expect(opened('promotion', promotion('live'), 0)).toEqual(['otherpages/live/list/list', {}])
})

test.each<[MessageKind, unknown]>([
  ...(['', '{', 'null', '[]', '"x"', '7', '{"order_id":"1 or 1"}', '{"order_id":-7}', '{"order_id":1.5}'] as const).map(
    (news): [MessageKind, unknown] => ['order', news],
  ),
  ['order', { order_id: { id: 7 } }],
  ['order', { order_id: [7] }],
  ['order', { order_id: 1e300 }],
  ['delivery', {}],
  ['group', { record_id: '../../x' }],
  ['promotion', {}],
  ['promotion', promotion('constructor')],
  ['promotion', promotion('__proto__')],
  ['promotion', { promotion_type: ['pintuan'], promotion_id: 4 }],
  ['promotion', { promotion_type: 'pintuan' }],
  ['promotion', promotion('wholesale')],
  ['promotion', promotion('https://elsewhere.example')],
  ['constructor' as MessageKind, {}],
])('%s with %j opens nothing', (kind, news) => {
  expect(opened(kind, news)).toBeUndefined()
})

test('an addon that is off opens nothing', () => {
  boot({ pintuan: 0, servicer: 0, live: 0 })
  expect(opened('promotion', promotion('pintuan', { promotion_ref: 6 }))).toBeUndefined()
  expect(opened('promotion', promotion('live'))).toBeUndefined()
  expect(opened('servicer', {})).toBeUndefined()
})
