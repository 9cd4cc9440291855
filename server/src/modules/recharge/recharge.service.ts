import type { RechargeConfig, RechargeInfo, RechargeOrder, RechargeRow } from '@mall/contract/recharge'
import { said } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { missing } from '../../http/params'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import { pageOf, type Paging } from '../../lib/paging'
import { general } from '../checkout/refusal'
import { areAllGivable } from '../coupon/platformCoupon.service'
import { newBills, writeBills } from '../pay/pay.service'
import * as store from './recharge.store'
import * as orders from './rechargeOrder.store'
import { closeJob } from './rechargePayable'

export async function config({ mall }: Ctx): Promise<RechargeConfig> {
  const { is_use } = await mall.settings.get('memberrecharge')
  return { is_use, value: {} }
}

export const page = ({ mall: { readDb } }: Ctx, paging: Paging) =>
  pageOf(paging, {
    count: () => store.countOnShelf(readDb),
    list: async (limit, offset) => (await store.listOnShelf(readDb, limit, offset)).map(packageRow),
  })

/** Also of a package that is off the shelf: its status says so. */
export async function info({ mall: { readDb } }: Ctx, rechargeId: number): Promise<RechargeInfo> {
  const row = await store.findPackage(readDb, rechargeId)
  if (!row) throw refuse({ zh: '充值套餐不存在', en: 'There is no such top-up package' })
  return { ...packageRow(row), status: row.status as 0 | 1 }
}

/** Those that were paid: nobody looks for a recharge that came to nothing. */
export const orderPage = ({ mall: { db }, memberId }: Ctx, paging: Paging) =>
  pageOf(paging, {
    count: () => orders.countPaid(db, memberId),
    list: async (limit, offset) => (await orders.listPaid(db, memberId, limit, offset)).map(orderRow),
  })

interface Asked {
  /** 0 = a free amount */
  recharge_id: number
  /** cents */
  face_value?: number | undefined
}

/** What it costs and brings is fixed from now on (wire/member section 7). */
export async function create(ctx: Ctx, trx: Tx, asked: Asked): Promise<{ data: string }> {
  const { mall, memberId, now, language } = ctx
  if ((await mall.settings.get('memberrecharge', 0, trx)).is_use === 0)
    throw general({ zh: '充值未开启', en: 'Top-up is not available at the moment' })
  const brings = asked.recharge_id === 0 ? freeAmount(asked.face_value) : await soldPackage(ctx, trx, asked.recharge_id)
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const id = mall.newId()
  const ends_at = now + auto_close * 60
  const title = brings.recharge_name || freeTitle[language]
  const bills = newBills(mall, { event: 'recharge', memberId, at: now }, [
    { id, payMoney: brings.buy_price, title, expireTime: ends_at },
  ])
  const out_trade_no = bills[0]?.bill.out_trade_no ?? ''
  const order = { member_id: memberId, order_id: id }
  await writeBills(trx, bills)
  await orders.insertOrder(trx, {
    ...brings,
    ...order,
    ...{ order_no: numberFor(id, now), out_trade_no, order_status: orders.states.created, ends_at, create_time: now },
  })
  await mall.jobs.enqueue(trx, { ...closeJob(order), runAt: ends_at })
  return { data: out_trade_no }
}

const freeTitle = said('余额充值', 'Wallet top-up')

type Brings = Omit<store.Package, 'site_id' | 'status' | 'sale_num'>

function freeAmount(cents: number | undefined): Brings {
  if (cents === undefined) throw missing('face_value')
  const none = { recharge_name: '', cover_img: '', point: 0, growth: 0, coupon_ids: [] }
  return { recharge_id: 0, face_value: cents, buy_price: cents, ...none }
}

async function soldPackage({ mall, now }: Ctx, trx: Tx, rechargeId: number): Promise<Brings> {
  const found = await store.findPackage(trx, rechargeId)
  if (found?.status !== 1) throw general({ zh: '该充值套餐已下架', en: 'This top-up package is not on sale any more' })
  const { site_id: _, status: __, sale_num: ___, ...brings } = found
  if (!(await areAllGivable(trx, mall, brings.coupon_ids, now)))
    throw general({
      zh: '套餐中的优惠券已发完或已结束，暂不能购买',
      en: 'The coupons of this package are gone or have ended, so it cannot be bought',
    })
  return brings
}

const amounts = (row: Brings) => ({
  recharge_id: row.recharge_id,
  recharge_name: row.recharge_name,
  cover_img: row.cover_img,
  face_value: yuan(row.face_value),
  buy_price: yuan(row.buy_price),
  point: row.point,
  growth: row.growth,
  coupon_id: row.coupon_ids.join(),
})

const packageRow = (row: store.Package): RechargeRow => ({ ...amounts(row), sale_num: row.sale_num })

const orderRow = (row: orders.RechargeOrder): RechargeOrder => ({
  ...amounts(row),
  order_id: row.order_id,
  order_no: row.order_no,
  out_trade_no: row.out_trade_no,
  create_time: row.create_time,
})
