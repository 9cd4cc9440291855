import { bundling } from '@/kinds/bundling/checkout'
import { groupbuy } from '@/kinds/groupbuy/checkout'
import { seckill } from '@/kinds/seckill/checkout'
import { topic } from '@/kinds/topic/checkout'
import { routes } from '@/routes'
import type { CheckoutKind, Choices } from './CheckoutKind'

const choices: Choices = {
  ...{ addressId: 7, coupons: { 3: 12 }, messages: { 3: '慢慢来' }, deliveries: {}, invoices: {} },
  ...{ platformCoupon: 0, usesPoints: true, usesBalance: false },
}
const chosen = {
  ...{ member_address: { id: 7 }, coupon: { 3: { coupon_id: 12 } }, buyer_message: { 3: '慢慢来' }, is_point: 1 },
}

/** A kind with a draft of its own, so that a table can hold several. */
const told = <Draft>(kind: CheckoutKind<Draft>, draft: Draft) => ({
  draft: kind.draft,
  page: kind.page,
  from: kind.from,
  shopCoupons: kind.shopCoupons,
  opened: kind.open(draft, { latitude: '30.2', longitude: '120.1' }),
  again: kind.requote?.(draft, choices),
  made: kind.create(draft, choices, { pay_password: '123456' }),
})

const of = (base: string, fields: object) => ({
  opened: { path: `${base}/payment`, params: { ...fields, latitude: '30.2', longitude: '120.1' } },
  again: { path: `${base}/calculate`, params: { ...fields, ...chosen } },
  made: { path: `${base}/create`, params: { ...fields, ...chosen, pay_password: '123456' } },
})

test.each([
  [
    'group-buy',
    told(groupbuy, { groupbuy_id: 4, sku_id: 41, num: 3 }),
    {
      ...{ draft: 'groupbuyOrderCreateData', page: routes.groupbuyPayment, from: routes.groupbuyList },
      ...{ shopCoupons: false, ...of('/groupbuy/api/ordercreate', { groupbuy_id: 4, sku_id: 41, num: 3 }) },
    },
  ],
  [
    'seckill',
    told(seckill, { seckill_id: 5, sku_id: 41, num: 1 }),
    {
      ...{ draft: 'seckillOrderCreateData', page: routes.seckillPayment, from: routes.seckillList },
      ...{ shopCoupons: false, ...of('/seckill/api/ordercreate', { seckill_id: 5, sku_id: 41, num: 1 }) },
    },
  ],
  [
    'topic',
    told(topic, { topic_goods_id: 6, num: 2 }),
    {
      ...{ draft: 'topicOrderCreateData', page: routes.topicPayment, from: routes.topicList },
      ...{ shopCoupons: false, ...of('/topic/api/ordercreate', { topic_goods_id: 6, num: 2 }) },
    },
  ],
  [
    'combo',
    told(bundling, { bl_id: 7, num: 2 }),
    {
      ...{ draft: 'comboOrderCreateData', page: routes.comboPayment, from: routes.home },
      ...{ shopCoupons: true, ...of('/bundling/api/ordercreate', { bl_id: 7, num: 2 }) },
    },
  ],
])('%s: what its calls are sent, and where it leads', (_name, kind, wanted) => {
  expect(kind).toEqual(wanted)
})
