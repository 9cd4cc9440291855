import type { Tx } from '../../database/transaction'
import { takeNoteBack } from '../../modules/order/order.service'
import { keptOf } from './presaleKept'
import { changeOrder, lockOrder } from './presaleOrder.store'

/** The note waits under the id of the presale order: it leaves that one and the order that was made of it. */
export async function dropNote(trx: Tx, memberId: number, id: number): Promise<void> {
  const row = await lockOrder(trx, memberId, id)
  if (!row) return
  const order_row = JSON.stringify({ ...keptOf(row).order, buyer_message: '' })
  await changeOrder(trx, row, { order_row })
  if (row.relate_order_id > 0) await takeNoteBack(trx, memberId, row.relate_order_id)
}
