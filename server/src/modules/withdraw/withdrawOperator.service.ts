import { transferTypes, type TransferType } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { lockMember } from '../member/member.service'
import { platformRows } from '../pending/platformRows.service'
import { giveBack, settlePaid } from './outcome'
import { startTransfer } from './transfer.service'
import { unknownWithdrawal } from './withdraw.service'
import * as store from './withdraw.store'

async function hold(trx: Tx, id: number): Promise<store.Withdrawal> {
  const memberId = await store.ownerOf(trx, id)
  if (memberId === undefined) throw unknownWithdrawal()
  await lockMember(trx, memberId)
  const row = await store.lock(trx, memberId, id)
  if (!row) throw unknownWithdrawal()
  return row
}

const notNow = () => refuse({ zh: '提现申请状态不允许此操作', en: 'This cannot be done with the withdrawal now' })
const underWay = () =>
  refuse({ zh: '微信转账处理中，请等待微信的结果', en: 'A WeChat transfer is under way. Please wait for its outcome.' })

/** 0 -> 1; an automatic transfer of WeChat's begins at once. */
export async function approve(trx: Tx, { mall, now: at }: Ctx, id: number): Promise<void> {
  const row = await hold(trx, id)
  if (!(await store.change(trx, row, [0], { status: 1, audit_time: at }))) throw notNow()
  const { is_auto_transfer } = await mall.settings.get('memberwithdraw', 0, trx)
  if (is_auto_transfer === 1 && row.transfer_type === 'wechatpay') await startTransfer(trx, mall, row, at)
}

/** 0 or 1 -> -1, and the money goes back. */
export async function refuseOne(trx: Tx, { now: at }: Ctx, id: number, reason: string): Promise<void> {
  const row = await hold(trx, id)
  if (row.transfer_state !== '') throw underWay()
  const audit_time = row.audit_time || at
  if (!(await giveBack(trx, row, { refuse_reason: reason.trim(), audit_time }, at))) throw notNow()
}

/** 1 -> 2, paid by hand; to WeChat the transfer is started, once, and its outcome decides. */
export async function pay(trx: Tx, { mall, now: at }: Ctx, id: number): Promise<void> {
  const row = await hold(trx, id)
  if (row.transfer_state !== '') throw underWay()
  const isDone =
    row.transfer_type === 'wechatpay'
      ? await startTransfer(trx, mall, row, at)
      : await settlePaid(trx, mall, row, {}, at)
  if (!isDone) throw notNow()
}

export const waiting = platformRows({
  count: store.countWaiting,
  list: store.listWaiting,
  row: (row, { language }) => ({
    ...{ id: row.id, member_id: row.member_id, status: row.status, create_time: row.apply_time },
    title: transferTypes[row.transfer_type as TransferType][language],
    money: yuan(row.money),
  }),
})
