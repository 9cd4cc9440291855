import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { leaveMessage } from '../../modules/message/message.service'
import { findOrder, type PresaleOrder } from './presaleOrder.store'

const day = 86_400
const occasions = ['finalOpen', 'finalEnding'] as const

/** When a member is reminded of the rest: when it can be paid, and a day before it is too late. */
const timesOf = ({ pay_start_time, pay_end_time }: Pick<PresaleOrder, 'pay_start_time' | 'pay_end_time'>) => ({
  finalOpen: pay_start_time,
  finalEnding: pay_end_time - day > pay_start_time ? pay_end_time - day : 0,
})

/** With the payment of the deposit; what is past by then reminds nobody. */
export async function planMessages(trx: Tx, mall: Mall, row: PresaleOrder, at: number): Promise<void> {
  const times = timesOf(row)
  for (const occasion of occasions)
    if (times[occasion] > at)
      await mall.jobs.enqueue(trx, {
        ...{ kind: 'presale.message', distKey: row.member_id, key: `${row.presale_order_id}/${occasion}` },
        runAt: times[occasion],
      })
}

/** One that paid the rest, gave it up or asks for the deposit back is not reminded. */
export async function remind({ distKey, key }: Job, mall: Mall): Promise<void> {
  const [id, word] = key.split('/')
  const occasion = occasions.find((one) => one === word)
  const at = mall.clock.now()
  const row = await findOrder(mall.db, distKey, Number(id))
  if (!occasion || row?.order_status !== 1 || row.refund_status === 1 || at >= row.pay_end_time) return
  await mall.tx((trx) =>
    leaveMessage(trx, mall, {
      ...{ memberId: distKey, siteId: row.site_id, occasion, at, type: 'presale' },
      ...{ activityId: row.presale_id, ref: row.presale_order_id, goodsId: row.goods_id },
    }),
  )
}
