import type { PayWay } from '@mall/contract/status'
import type { Ctx } from '../../http/route'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import type { PayChannel } from '../../outside/pay/payChannel'
import { billIds, type Bill } from './bill.store'

/** The channel that serves a way to pay; in development WeChat Pay without keys is played by the sandbox. */
export const channelOf = ({ outside: { pay } }: Mall, way: string): PayChannel | undefined =>
  pay[way] ?? (way === 'wechatpay' ? pay.sandbox : undefined)

/** What a shopper can choose, for a bill or at all. */
export async function ways({ mall, appType }: Ctx, bill?: Bill): Promise<PayWay[]> {
  const payable = bill && mall.payables.of(bill)
  const awaitsTransfer =
    !bill || (await payable?.transfer?.isOffered(mall, bill.member_id, await billIds(mall.db, bill)))
  const { wechatpay, sandbox } = mall.outside.pay
  const { is_use, content } = await mall.settings.get('offlinepay')
  const all: [PayWay, boolean][] = [
    ['wechatpay', wechatpay ? wechatpay.serves(appType) : sandbox !== undefined && appType === 'weapp'],
    ['offlinepay', is_use === 1 && content !== '' && awaitsTransfer === true],
    ['BALANCE', !payable || payable.payFromWallets !== undefined],
    ['sandbox', sandbox !== undefined],
  ]
  return all.filter(([, offered]) => offered).map(([way]) => way)
}

/** s between two looks at a bill in progress; the last one stays */
const pauses = [10, 20, 40, 80, 160, 320, 600]

export interface Look {
  billId: number
  channel: string
  /** how many came before it */
  looks: number
}

/** The job that asks one channel about one bill; enqueued again it starts anew. */
export function lookJob({ member_id, bill_id }: Pick<Bill, 'member_id' | 'bill_id'>, channel: string, at: number) {
  const payload: Look = { billId: bill_id, channel, looks: 0 }
  return { kind: 'pay.look', distKey: member_id, key: `${bill_id}-${channel}`, runAt: at, payload }
}

/** The channel a bill was last begun at is asked about it: what it does not hear of by itself, it is told. */
export async function lookAt(trx: Tx, mall: Mall, bill: Bill, at: number): Promise<void> {
  const channel = channelOf(mall, bill.pay_type)
  if (channel) await mall.jobs.enqueue(trx, lookJob(bill, channel.name, at))
}

/** s until the look after this one */
export const pauseAfter = ({ looks }: Look): number => pauses[Math.min(looks, pauses.length - 1)] ?? 0
