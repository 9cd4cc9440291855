import type { AddressChoice, ExchangeData } from '@mall/contract/checkout'
import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { exchangeTypes, type ExchangeType } from '@mall/contract/promotionStatus'
import type { Language } from '@mall/contract/words'
import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { balances, move } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { addressRow, chooseAddress } from '../../modules/checkout/checkoutAddress'
import { general } from '../../modules/checkout/refusal'
import { mustBeGivable, reserveCoupons } from '../../modules/coupon/reserve.service'
import { parcelsOf, receiverOf } from '../../modules/gift/gift.service'
import { memberAccount } from '../../modules/member/memberAccount.service'
import { findMember, lockMember } from '../../modules/member/member.service'
import { newBills, payZeroBills, writeBills } from '../../modules/pay/pay.service'
import { detail, pictureOf, unknownGoods } from './exchangeGoods.service'
import { findGoods, takePieces, type ExchangeGoods } from './exchange.store'
import { exchangeEntry } from './exchangeEntry'
import { closeJob } from './exchangePayable'
import * as store from './exchangeOrder.store'

/** Of so many pieces; cents. */
function amountsOf(goods: ExchangeGoods, num: number) {
  const exchange_price = goods.price * num
  const delivery_price = goods.type === 1 ? goods.delivery_price : 0
  return { point: goods.point * num, exchange_price, delivery_price, price: exchange_price + delivery_price }
}

/** What the page of the payment shows. */
export async function quote(ctx: Ctx, asked: { id: number; num: number }): Promise<ExchangeData> {
  const { mall, memberId } = ctx
  const { db } = mall
  const [goods, shown, member, accounts, { address }] = await Promise.all([
    findGoods(db, asked.id),
    detail(ctx, asked.id),
    findMember(db, memberId),
    balances(db, memberId),
    chooseAddress(db, memberId, undefined),
  ])
  if (!goods) throw unknownGoods()
  mustBeOnShelf(goods, asked.num)
  const { point, price, delivery_price } = amountsOf(goods, asked.num)
  return {
    exchange_info: shown,
    ...{ point, price: yuan(price), balance: yuan(goods.balance * asked.num), num: asked.num },
    delivery_price: yuan(delivery_price),
    member_account: memberAccount(member, accounts),
    member_address: goods.type === 1 && address ? addressRow(address) : null,
  }
}

function mustBeOnShelf({ state, stock }: ExchangeGoods, num: number): void {
  if (state !== 1) throw general({ zh: '该积分商品已下架', en: 'This is not on offer any more' })
  if (stock < num) throw soldOut()
}
const soldOut = () => general({ zh: '库存不足', en: 'Not enough of these are left' })

export interface Asked {
  id: number
  num: number
  member_address?: AddressChoice | undefined
  buyer_message?: string | undefined
}

/** Takes points, pieces and coupons, and answers the bill; nothing to pay is paid at once (wire/promotions section 9). */
export async function create(ctx: Ctx, trx: Tx, asked: Asked): Promise<{ data: string }> {
  const { mall, memberId, now } = ctx
  await lockMember(trx, memberId)
  const goods = await findGoods(trx, asked.id)
  if (!goods) throw unknownGoods()
  const { num } = asked
  mustBeOnShelf(goods, num)
  const receiver = goods.type === 1 ? await receiverFor(ctx, trx, asked) : {}
  const until = goods.type === 2 ? await mustBeGivable(trx, mall, goods.type_id, { num, now }) : Infinity
  const amounts = amountsOf(goods, num)
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const order_id = mall.newId()
  const order_no = numberFor(order_id, now)
  const ends_at = Math.min(now + auto_close * 60, until)
  const bills = newBills(mall, { event: 'pointexchange', memberId, at: now }, [
    { id: order_id, payMoney: amounts.price, title: goods.name, expireTime: ends_at },
  ])
  const out_trade_no = bills[0]?.bill.out_trade_no ?? ''
  await writeBills(trx, bills)
  await store.insertOrder(trx, {
    ...{
      member_id: memberId,
      order_id,
      order_no,
      out_trade_no,
      num,
      ...amounts,
      ...receiver,
      ends_at,
      create_time: now,
    },
    ...{ exchange_id: goods.id, exchange_name: goods.name, exchange_image: await pictureOf(trx, goods) },
    ...{ type: goods.type, type_id: goods.type_id, balance: goods.balance * num },
    buyer_message: asked.buyer_message?.trim() ?? '',
  })
  await mall.jobs.enqueue(trx, { ...closeJob({ member_id: memberId, order_id }), runAt: ends_at })
  const entry = exchangeEntry({ memberId, order_id, order_no, at: now }, 'point')
  if (amounts.point > 0) await move(trx, { ...entry, kind: 'point', delta: -amounts.point })
  await payZeroBills(trx, mall, bills, now)
  if (goods.type === 2) reserveCoupons(trx, goods.type_id, num, soldOut)
  atTheEnd(trx, {
    table: 'exchange_goods',
    key: [0, goods.id],
    async run(last) {
      if (await takePieces(last, goods.id, num)) return
      // somebody took them, or it left the shelf, since it was looked at
      mustBeOnShelf({ ...goods, ...(await findGoods(last, goods.id)) }, num)
      throw soldOut()
    },
  })
  return { data: out_trade_no }
}

/** A gift goes somewhere. */
async function receiverFor({ memberId }: Ctx, trx: Tx, { member_address }: Asked) {
  const { address, flaw } = await chooseAddress(trx, memberId, member_address)
  if (flaw) throw general(flaw.message)
  if (!address) throw general({ zh: '请选择收货地址', en: 'Please choose an address' })
  return receiverOf(address)
}

const unknownOrder = () => refuse({ zh: '兑换订单不存在', en: 'There is no such exchange' })
export { unknownOrder as unknownExchange }

export const orders = ({ mall: { db }, memberId, language }: Ctx, paging: Paging): Promise<PageOf<ExchangeOrder>> =>
  pageOf(paging, {
    count: () => store.countOrders(db, memberId),
    async list(limit, offset) {
      const rows = await store.listOrders(db, memberId, limit, offset)
      const parcels = await parcelsOf(
        db,
        memberId,
        rows.map((row) => row.relate_order_id),
      )
      return rows.map((row) => orderRow(row, parcels.get(row.relate_order_id) ?? '', language))
    },
  })

export async function order({ mall: { db }, memberId, language }: Ctx, id: number): Promise<ExchangeOrder> {
  const row = await store.findOrder(db, memberId, id)
  if (!row) throw unknownOrder()
  const parcels = await parcelsOf(db, memberId, [row.relate_order_id])
  return orderRow(row, parcels.get(row.relate_order_id) ?? '', language)
}

function orderRow(row: store.ExchangeOrder, express_no: string, language: Language): ExchangeOrder {
  const type = row.type as ExchangeType
  return {
    ...{ order_id: row.order_id, order_no: row.order_no, out_trade_no: row.out_trade_no, point: row.point },
    ...{ exchange_price: yuan(row.exchange_price), delivery_price: yuan(row.delivery_price), price: yuan(row.price) },
    ...{ express_no, create_time: row.create_time, pay_time: row.pay_time, num: row.num },
    ...{ exchange_id: row.exchange_id, exchange_name: row.exchange_name, exchange_image: row.exchange_image },
    ...{ order_status: row.order_status as 0 | 1 | -1, type, type_name: exchangeTypes[type][language] },
    ...{ relate_order_id: row.relate_order_id, delivery_type: type === 1 ? 'express' : '' },
  }
}
