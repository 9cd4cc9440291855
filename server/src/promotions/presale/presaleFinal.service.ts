import type { CheckoutData } from '@mall/contract/checkout'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { balances, sumOfParts, walletParts } from '../../ledger/ledger'
import { nothingSettled, type Settled } from '../../modules/checkout/beforeCreate.service'
import { general } from '../../modules/checkout/refusal'
import { skuFacts } from '../../modules/goods/sku.service'
import { findMember } from '../../modules/member/member.service'
import { memberAccount } from '../../modules/member/memberAccount.service'
import { newBills, payZeroBills, writeBills } from '../../modules/pay/pay.service'
import { shopBlocks } from '../../modules/shop/shop.service'
import { findPresale } from './presale.store'
import { endFinal } from './presaleEnd.service'
import { finalData } from './presaleFinalData'
import { holdOwn, noPresaleOrder, type Held } from './presaleHold.service'
import { put } from './presaleJobs'
import { presaleOrderName } from './presaleKept'
import * as store from './presaleOrder.store'
import type { PresaleOrder } from './presaleOrder.store'
import { isFinalTime, stateOf } from './presaleRow'
import { noParts, take } from './presaleWallet.service'

/** The rest of an order as it was fixed with the deposit; only the wallet is chosen anew. */
export async function quoteFinal(ctx: Ctx, id: number, usesWallet: boolean): Promise<CheckoutData> {
  const { mall, memberId, now } = ctx
  const row = await store.findOrder(mall.db, memberId, id)
  if (!row) throw noPresaleOrder()
  mustBePayable(row, now)
  const [accounts, member, blocks, skus, activity] = await Promise.all([
    balances(mall.db, memberId),
    findMember(mall.db, memberId),
    shopBlocks(mall.db, [row.site_id]),
    skuFacts(mall.db, [row.sku_id], now),
    findPresale(mall.db, row.presale_id),
  ])
  // what an open bill took is back when another is made
  const own = accounts.balance + accounts.balance_money + row.final_from_balance + row.final_from_balance_money
  return finalData(row, {
    balance: usesWallet ? Math.min(row.final_money, own) : 0,
    account: memberAccount(member, accounts),
    shop: blocks.get(row.site_id),
    sku: skus.get(row.sku_id),
    activity,
  })
}

/** A new bill of the rest, in place of one that is open. */
export async function createFinal(
  ctx: Ctx,
  trx: Tx,
  { id, is_balance }: { id: number; is_balance?: number | undefined },
  { proof }: Settled = nothingSettled,
) {
  const held = await holdOwn(trx, ctx.mall, ctx.memberId, id, ctx.now)
  return { data: await finalBill(ctx, trx, held, { usesWallet: is_balance === 1, proof }) }
}

export async function finalBill(
  { mall, memberId, now }: Ctx,
  trx: Tx,
  held: Held,
  { usesWallet, proof }: { usesWallet: boolean; proof?: () => void },
): Promise<string> {
  mustBePayable(held.row, now)
  const { row } = await endFinal(trx, mall, held, now)
  const id = row.presale_order_id
  const parts = usesWallet ? await walletParts(trx, memberId, row.final_money) : noParts
  if (sumOfParts(parts) > 0) proof?.()
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const expireTime = Math.min(now + auto_close * 60, row.pay_end_time)
  const payMoney = row.final_money - sumOfParts(parts)
  const bills = newBills(mall, { event: 'presale_final', memberId, at: now }, [
    { id, payMoney, title: presaleOrderName(row), expireTime },
  ])
  const final_out_trade_no = bills[0]?.bill.out_trade_no ?? ''
  await writeBills(trx, bills)
  await take(trx, row, parts, `final:${final_out_trade_no}`, now)
  await put(trx, mall, row, {
    ...{ final_out_trade_no, final_ends_at: expireTime, pay_final_money: payMoney },
    ...{ final_from_balance: parts.balance, final_from_balance_money: parts.balance_money },
  })
  await payZeroBills(trx, mall, bills, now)
  return final_out_trade_no
}

/** The deposit is paid, the rest is due, and nobody asks for the deposit back. */
function mustBePayable(row: PresaleOrder, now: number): void {
  const { status, refund } = stateOf(row, now)
  if (status === 0) throw general({ zh: '请先支付定金', en: 'Please pay the deposit first' })
  if (status !== 1) throw general({ zh: '订单状态不允许支付尾款', en: 'The rest of this order cannot be paid' })
  if (refund === 1)
    throw refuse(
      { zh: '定金退款处理中，暂不能支付尾款', en: 'The deposit is being refunded; the rest cannot be paid now' },
      { code: codes.ORDER_LOCK, data: { error_code: 1 } },
    )
  if (!isFinalTime(row, now)) throw general({ zh: '未到尾款支付时间', en: 'The rest cannot be paid yet' })
}
