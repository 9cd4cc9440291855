import type { Kysely } from 'kysely'
import { atTheEnd, beforeCommit } from '../../database/atTheEnd'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { logPoolsTaken, takePools } from '../../ledger/poolStock'
import { backOf, divisionByZero, logTaken, takeGifts, takeStock, unlogTaken, type StockMove } from '../../ledger/stock'
import { numberFor } from '../../lib/numbers'
import type { Settled } from '../../modules/checkout/beforeCreate.service'
import { decide, poolShort, soldOut } from '../../modules/checkout/decide.service'
import { orderOf } from '../../modules/checkout/newOrder'
import { general } from '../../modules/checkout/refusal'
import { dropPresents } from '../../modules/order/order.service'
import { linesOfOrder, type OrderLine } from '../../modules/order/orderPresents.service'
import { newBills, payZeroBills, writeBills } from '../../modules/pay/pay.service'
import { hold as holdWords } from '../../modules/vetting/vetting.service'
import { presale, termsOf, type PresaleOnSale, type PresaleParams } from './presale'
import { findPresale, mustBeOpen } from './presale.store'
import { paymentsOf } from './presaleAmounts'
import { dueJob } from './presaleJobs'
import { keep, piecesOf, presaleOrderName } from './presaleKept'
import * as store from './presaleOrder.store'
import type { NewPresaleOrder } from './presaleOrder.store'
import { take } from './presaleWallet.service'

type Words = Parameters<typeof holdWords>[3]

/** Whose goods they are: presales send their choices for one shop, without the map. */
export async function siteOf(db: Kysely<DB>, presaleId: number): Promise<number> {
  const found = await findPresale(db, presaleId)
  if (!found) throw general({ zh: '预售活动不存在', en: 'There is no such presale' })
  return found.site_id
}

/** Fixes everything, takes the pieces, and answers the bill of the deposit. */
export async function createDeposit(ctx: Ctx, trx: Tx, params: PresaleParams, settled?: Settled) {
  const { mall, memberId, now } = ctx
  const { checkout, notes } = await decide(ctx, trx, presale, params, settled)
  const [shop] = checkout.quote.shops
  if (!shop) throw new Error('a presale without a shop')
  const facts = checkout.facts as PresaleOnSale
  const id = mall.newId()
  const creation = { ctx, promotion: presale.type, params, checkoutId: 0 }
  const { order, lines } = orderOf(creation, checkout, shop)
  const payments = paymentsOf(termsOf(facts), shop)
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const expireTime = Math.min(now + auto_close * 60, facts.pay_end_time)
  const [bought] = lines
  if (!bought) throw new Error('a presale without a line')
  const bills = newBills(mall, { event: 'presale_deposit', memberId, at: now }, [
    { id, payMoney: shop.payMoney, title: presaleOrderName(bought), expireTime },
  ])
  const row: NewPresaleOrder = {
    ...{ member_id: memberId, presale_order_id: id, order_no: numberFor(id, now), site_id: shop.siteId },
    ...{ presale_id: facts.presale_id, goods_id: bought.goods_id, goods_name: bought.goods_name },
    ...{ sku_id: bought.sku_id, sku_name: bought.sku_name, sku_image: bought.sku_image ?? '' },
    ...{ num: bought.num, price: bought.price },
    ...{ presale_deposit: facts.presale_deposit, presale_price: facts.presale_price },
    ...{ deposit_money: payments.deposit, final_money: payments.final },
    pay_deposit_money: shop.payMoney,
    deposit_from_balance: shop.fromBalance,
    deposit_from_balance_money: shop.fromBalanceMoney,
    deposit_out_trade_no: bills[0]?.bill.out_trade_no ?? '',
    pay_final_money: payments.final,
    ...{ pay_start_time: facts.pay_start_time, pay_end_time: facts.pay_end_time },
    ...{ deliver_type: facts.deliver_type, deliver_time: facts.deliver_time },
    is_deposit_back: facts.is_deposit_back,
    ...{ order_status: 0, ends_at: expireTime, due_time: expireTime, create_time: now },
    ...keep({ order, lines, given: shop.manjianGiven ?? [] }),
  }
  const of = { member_id: memberId, presale_order_id: id, order_no: row.order_no }
  const pieces = piecesOf(id, lines)
  const moves = pieces.filter(({ line }) => !line.is_present)
  const gifts = pieces.filter(({ line }) => line.is_present)
  const pools = moves.map(({ siteId, num, ref }) => ({
    ...{ siteId, type: 'presale', activityId: facts.presale_id, num, ref },
  }))
  const written = Promise.all([
    writeBills(trx, bills),
    store.insertOrder(trx, row),
    holdNote(ctx, trx, [...notes.values()][0], id),
    take(trx, of, { balance: shop.fromBalance, balance_money: shop.fromBalanceMoney }, 'deposit', now),
    mall.jobs.enqueue(trx, { ...dueJob(of), runAt: expireTime }),
    logTaken(trx, pieces, now),
    logPoolsTaken(trx, pools, now),
  ])
  beforeCommit(trx, written)
  await payZeroBills(trx, mall, bills, now)
  staysOpen(trx, facts.presale_id)
  takePools(trx, pools, poolShort)
  takeStock(trx, moves, ({ skuId }) => soldOut(checkout, skuId))
  takeGifts(trx, gifts, (last, gift) => leaveOut(last, gift, memberId, id))
  return { data: bills[0]?.bill.out_trade_no ?? '' }
}

async function holdNote({ mall, memberId, now }: Ctx, trx: Tx, note: Words | undefined, id: number): Promise<void> {
  if (note?.verdict === 'pending') await holdWords(mall, trx, memberId, note, now, id)
}

/** An activity that is closed in the same moment gets no order that its closing does not see. */
const staysOpen = (trx: Tx, presaleId: number): void =>
  atTheEnd(trx, {
    ...{ table: 'presale', key: [presaleId], isSure: true },
    run: (last) =>
      mustBeOpen(last, { presaleId }).catch((error: unknown) => {
        throw (error as { code?: string }).code === divisionByZero
          ? general({ zh: '预售已结束', en: 'This presale has ended' })
          : error
      }),
  })

/** A gift that ran out meanwhile is not given, also where the deposit was all and the order is made already. */
async function leaveOut(trx: Tx, gift: StockMove, memberId: number, id: number): Promise<void> {
  const row = await store.findOrder(trx, memberId, id)
  await store.dropPresent(trx, memberId, id, gift.skuId)
  await unlogTaken(trx, gift)
  if (!row || row.relate_order_id === 0) return
  const isIt = (line: OrderLine) => line.is_present === 1 && line.sku_id === gift.skuId
  await unlogTaken(trx, { ...gift, ref: backOf(gift.ref) })
  await unlogTaken(trx, { ...gift, ref: `order:${row.relate_order_id}:present` })
  const lines = await linesOfOrder(trx, memberId, row.relate_order_id)
  await dropPresents(trx, lines.filter(isIt))
}
