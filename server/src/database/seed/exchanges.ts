import type { Insertable } from 'kysely'
import type { DB } from '../schema'

type Goods = Insertable<DB['exchange_goods']>

const day = 86_400
const picture = (name: string) => `upload/demo/gift/${name}.jpg`
const points = { pay_type: 0, price: 0 }

/** The picture of a gift is the gift's own. 1 on and 2 off; 3 a gift, 4 a coupon, 5 a red packet (wire/demo-data section 5). Cents. */
export const exchangeRows = (now: number): Goods[] =>
  [
    {
      ...{ id: 1, type: 1, type_id: 2, name: '陶瓷马克杯', point: 300, pay_type: 1, price: 990, delivery_price: 800 },
      ...{ stock: 40, sort: 5 },
    },
    {
      ...points,
      id: 2,
      type: 3,
      name: '20 元红包',
      image: picture('money'),
      balance: 2000,
      point: 2400,
      stock: 10,
      state: 0,
    },
    { ...points, id: 3, type: 1, type_id: 1, name: '拾光定制帆布袋', point: 800, stock: 60, sort: 4 },
    {
      ...points,
      id: 4,
      type: 2,
      type_id: 1,
      name: '满 200 减 30 券',
      image: picture('coupon'),
      point: 200,
      stock: 100,
      sort: 3,
    },
    {
      ...points,
      id: 5,
      type: 3,
      name: '5 元红包',
      image: picture('money'),
      balance: 500,
      point: 600,
      stock: 200,
      sort: 2,
    },
  ].map((row) => ({
    ...{ site_id: 0, create_time: now - 20 * day },
    content: '<p>兑换后不能退回。红包马上到账余额，优惠券放进我的优惠券，礼品会寄到下单时填写的地址。</p>',
    ...row,
  }))
