import { missing } from '../../http/params'
import { refuse } from '../../http/route'
import { couponTypeName } from '../../modules/coupon/platformCoupon.service'
import { giftName } from '../../modules/gift/gift.service'
import type { PromotionDesk } from '../promotionDesk'
import { insertGoods, lockGoods, takeOffShelf } from './exchange.store'

export const exchangeDesk: PromotionDesk<'pointexchange'> = {
  kind: 'pointexchange',
  async create(trx, data, { ctx: { mall, now } }) {
    const { type, type_id, balance, price, pay_type, delivery_price } = data
    if (type < 3 && type_id === 0) throw missing('type_id')
    if (type === 3 && balance === 0) throw missing('balance')
    if (pay_type === 0 && price > 0)
      throw refuse({ zh: '仅用积分兑换的商品不能有价格', en: 'What costs points only has no price' })
    if (pay_type === 1 && price === 0)
      throw refuse({ zh: '积分加现金兑换的商品须有价格', en: 'What costs points and money has a price' })
    if (data.point === 0 && price === 0)
      throw refuse({ zh: '兑换所需积分不能为0', en: 'An exchange costs points or money' })
    // it is there, and can be given
    if (type === 1) await giftName(trx, type_id)
    if (type === 2) await couponTypeName(trx, type_id)
    const id = mall.newId()
    await insertGoods(trx, {
      ...{ site_id: 0, id, type, type_id: type === 3 ? 0 : type_id, name: data.name, image: data.image },
      ...{ stock: data.stock, point: data.point, price, pay_type, content: data.content, create_time: now },
      ...{ balance: type === 3 ? balance : 0, delivery_price: type === 1 ? delivery_price : 0 },
    })
    return id
  },
  async find(trx, id) {
    const goods = await lockGoods(trx, id)
    return goods && { siteId: 0, isOver: goods.state === 0 }
  },
  close: (trx, id) => takeOffShelf(trx, id),
}
