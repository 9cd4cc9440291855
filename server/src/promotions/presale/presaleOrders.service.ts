import type { PresaleOrder as WireOrder } from '@mall/contract/presale'
import type { PresaleOrderStatus } from '@mall/contract/promotionStatus'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { statesOf } from '../../modules/order/order.service'
import { closeOrder } from './presaleEnd.service'
import { finalBill } from './presaleFinal.service'
import { holdOwn, noPresaleOrder } from './presaleHold.service'
import * as store from './presaleOrder.store'
import { presaleOrderRow } from './presaleRow'

export const page = (ctx: Ctx, status: PresaleOrderStatus | undefined, paging: Paging): Promise<PageOf<WireOrder>> => {
  const { mall, memberId, now } = ctx
  return pageOf(paging, {
    count: () => store.countListed(mall.db, memberId, status, now),
    list: async (limit, offset) =>
      rowsOf(ctx, await store.findListed(mall.db, memberId, { status, now, limit, offset })),
  })
}

export async function detail(ctx: Ctx, id: number): Promise<WireOrder> {
  const found = await store.findOrder(ctx.mall.db, ctx.memberId, id)
  const [row] = found ? await rowsOf(ctx, [found]) : []
  if (!row) throw noPresaleOrder()
  return row
}

async function rowsOf({ mall, memberId, language, now }: Ctx, rows: store.PresaleOrder[]): Promise<WireOrder[]> {
  const made = rows.map(({ relate_order_id }) => relate_order_id).filter((id) => id > 0)
  const states = await statesOf(mall.db, memberId, made, language)
  return rows.map((row) => presaleOrderRow(row, states.get(row.relate_order_id), language, now))
}

/** While the deposit is unpaid. */
export const close = ({ mall, memberId, now }: Ctx, id: number): Promise<void> =>
  mall.tx(async (trx) => {
    const held = await holdOwn(trx, mall, memberId, id, now)
    if (held.row.order_status !== 0)
      throw refuse({ zh: '订单状态不允许关闭', en: 'This order cannot be cancelled now' })
    await closeOrder(trx, mall, held, { isDepositBack: false, at: now })
  })

/** A closed one leaves its member's lists; all else stays. */
export const hide = ({ mall, memberId, now }: Ctx, id: number): Promise<void> =>
  mall.tx(async (trx) => {
    const { row } = await holdOwn(trx, mall, memberId, id, now)
    if (row.order_status !== -1) throw refuse({ zh: '只能删除已关闭的订单', en: 'Only closed orders can be deleted' })
    await store.changeOrder(trx, row, { is_deleted: 1 })
  })

/** The bill to pay next: the deposit's, or the rest's, which is made without the wallets where there is none. */
export async function pay(ctx: Ctx, trx: Tx, id: number): Promise<string> {
  const held = await holdOwn(trx, ctx.mall, ctx.memberId, id, ctx.now)
  const { row } = held
  if (row.order_status === 0) return row.deposit_out_trade_no
  return row.order_status === 1 && row.final_out_trade_no !== ''
    ? row.final_out_trade_no
    : finalBill(ctx, trx, held, { usesWallet: false })
}
