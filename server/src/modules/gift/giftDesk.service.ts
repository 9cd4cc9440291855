import type { PendingRow } from '@mall/contract/operator'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx, type Params } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { defaultAddress } from '../address/address.service'
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

const none: PageOf<never> = { count: 0, page_count: 0, list: [] }

/** For pending/lists. Gifts are the platform's: a shop has none to send. */
export async function waiting({ mall: { db } }: Ctx, siteId: number, paging: Paging): Promise<PageOf<PendingRow>> {
  if (siteId > 0) return none
  return pageOf(paging, {
    count: () => store.countSendable(db),
    list: async (limit, offset) => (await store.listSendable(db, limit, offset)).map(pendingRow),
  })
}

/** It was paid for elsewhere, or won. */
const pendingRow = (row: store.GiftOrder): PendingRow => ({
  order_id: row.order_id,
  site_id: 0,
  member_id: row.member_id,
  status: row.express_status,
  title: row.num > 1 ? `${row.gift_name} × ${row.num}` : row.gift_name,
  money: yuan(0),
  create_time: row.create_time,
})
