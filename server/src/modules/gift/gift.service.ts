import type { GiftOrder } from '@mall/contract/recharge'
import type { Language } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { numberFor } from '../../lib/numbers'
import { pageOf, type Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import { findAddress } from '../address/address.service'
import { keep, told } from '../../words/kept'
import type { Phrase } from '../../words/phrases'
import * as store from './gift.store'
import type { Receiver } from './gift.store'

export const noGiftOrder = () => refuse({ zh: '礼品订单不存在', en: 'There is no such gift' })
export const isSent = () => refuse({ zh: '礼品已发出', en: 'This gift has been sent already' })

export interface NewGiftOrder {
  memberId: number
  giftId: number
  num: number
  /** what it is for */
  remark: Phrase | string
  /** missing = the member chooses one later, or the default one counts */
  receiver?: Receiver
  at: number
}

/** Part of the exchange or the game that it comes from, which counts its own stock. Answers the id of the order. */
export async function makeGiftOrder(trx: Tx, mall: Mall, made: NewGiftOrder): Promise<number> {
  const { memberId, giftId, num, remark, receiver, at } = made
  const gift = await store.findGift(trx, giftId)
  if (!gift) throw refuse({ zh: '礼品不存在', en: 'There is no such gift' })
  const { gift_id, gift_name, gift_image } = gift
  const order_id = mall.newId()
  await store.insertOrder(trx, {
    ...{ member_id: memberId, order_id, order_no: numberFor(order_id, at), create_time: at },
    ...{ gift_id, gift_name, gift_image, num },
    ...keep({ remark }),
    ...receiver,
  })
  return order_id
}

/** Its name; one that is not there or not usable is refused. */
export async function giftName(db: Kysely<DB>, giftId: number): Promise<string> {
  const gift = await store.findGift(db, giftId)
  if (gift?.status !== 1) throw refuse({ zh: '礼品不存在或已停用', en: 'There is no such gift, or not any more' })
  return gift.gift_name
}

export const giftsById = store.findGiftsById

/** Numbers of the parcels of a member's gift orders, by the ids of these. */
export async function parcelsOf(db: Kysely<DB>, memberId: number, ids: number[]): Promise<Map<number, string>> {
  const orders = await store.findOrdersById(db, memberId, ids)
  return new Map(orders.map(({ order_id, express_no }) => [order_id, express_no]))
}

interface AddressRow {
  name: string
  mobile: string
  full_address: string
  address: string
}

/** A gift order keeps region and street as one line. */
export const receiverOf = ({ name, mobile, full_address, address }: AddressRow): Receiver => ({
  ...{ member_name: name, mobile },
  full_address: `${full_address} ${address}`,
})

export const page = ({ mall: { db }, memberId, language }: Ctx, paging: Paging) =>
  pageOf(paging, {
    count: () => store.countOrders(db, memberId),
    list: async (limit, offset) =>
      (await store.listOrders(db, memberId, limit, offset)).map((row) => orderRow(row, language)),
  })

export async function info({ mall, memberId, language }: Ctx, orderId: number): Promise<GiftOrder> {
  const row = await store.findOrder(mall.db, memberId, orderId)
  if (!row) throw noGiftOrder()
  return orderRow(row, language)
}

/** Says where it goes; may be said anew until it is sent. */
export const chooseAddress = ({ mall, memberId }: Ctx, orderId: number, addressId: number): Promise<void> =>
  mall.tx(async (trx) => {
    const order = await store.lockOrder(trx, memberId, orderId)
    if (!order) throw noGiftOrder()
    const address = await findAddress(trx, memberId, addressId)
    if (!address) throw refuse({ zh: '收货地址不存在', en: 'Address not found' })
    if (!(await store.changeUnsent(trx, order, receiverOf(address)))) throw isSent()
  })

const orderRow = ({ member_id: _, said, ...row }: store.GiftOrder, language: Language): GiftOrder => ({
  ...row,
  remark: told({ ...row, said }, 'remark', language),
  express_status: row.express_status as 0 | 1,
})
