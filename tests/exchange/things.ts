import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { pages } from './paths'

interface Thing {
  /** 1 gift, 2 coupon, 3 red packet */
  type: 1 | 2 | 3
  type_id?: number
  name: string
  stock: number
  point: number
  price?: string
  balance?: string
  delivery_price?: string
}

export interface Exchange {
  order_id: number
  order_status: number
  point: number
  price: string
  relate_order_id: number
}

/** Something of known figures in the point shop; answers its id. */
export const onOffer = (phone: Phone, thing: Thing): Promise<number> =>
  phone.wire.operate<number>('/promotion/create', {
    kind: 'pointexchange',
    data: JSON.stringify({ ...thing, pay_type: thing.price ? 1 : 0 }),
  })

export const goodsPage = (id: number | string) => `/${pages.goods}?id=${id}`

/** From the page of a thing to the payment of so many as are chosen. */
export async function toPayment(phone: Phone): Promise<void> {
  await phone.tap('.t-exchange')
  await phone.on(pages.payment)
  await phone.see('.t-pay-money')
}

export const newest = async (who: Person) =>
  (await who.ask<{ list: Exchange[] }>('/pointexchange/api/order/page')).list[0]!

export const memberOf = (who: Person) => who.ask<{ point: number; balance: string }>('/api/member/info')
