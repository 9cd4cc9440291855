import type { Tx } from '../../database/transaction'
import { refuse, type Ctx, type Params } from '../../http/route'
import { yuan } from '../../lib/money'
import { defaultAddress } from '../address/address.service'
import { platformRows } from '../pending/platformRows.service'
import { isSent, noGiftOrder, receiverOf } from './gift.service'
import * as store from './gift.store'

/** To the chosen address, else to the member's default one as it is now (operator.md section 2.6). */
export async function send(trx: Tx, { now }: Ctx, sent: Params<'/operator/api/gift/send'>): Promise<void> {
  const { order_id, express_company_name, express_no } = sent
  const owner = await store.findOwner(trx, order_id)
  const order = owner && (await store.lockOrder(trx, owner.member_id, order_id))
  if (!order) throw noGiftOrder()
  const receiver = order.full_address === '' ? await ofDefault(trx, order.member_id) : {}
  const change = { ...receiver, express_status: 1, express_company_name, express_no, express_time: now }
  if (!(await store.changeUnsent(trx, order, change))) throw isSent()
}

async function ofDefault(trx: Tx, memberId: number): Promise<store.Receiver> {
  const address = await defaultAddress(trx, memberId)
  if (!address) throw refuse({ zh: '会员还没有收货地址', en: 'The member has no address yet' })
  return receiverOf(address)
}

/** Gifts that were paid for elsewhere, or won. */
export const waiting = platformRows({
  count: store.countSendable,
  list: store.listSendable,
  row: (row) => ({
    ...{ order_id: row.order_id, member_id: row.member_id, status: row.express_status, create_time: row.create_time },
    title: row.num > 1 ? `${row.gift_name} × ${row.num}` : row.gift_name,
    money: yuan(0),
  }),
})
