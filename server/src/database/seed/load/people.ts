import type { Mall } from '../../../mall'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { seedData } from '..'
import { peopleRows, purchases, type Purchase } from '../people'
import type { AddressSeed } from '../types'
import { buy, doorOf, mallAt, send } from './past'

const day = 86_400
const year = 365 * day

/**
 * People who have bought in the demo mall before a visitor comes: through the services that every order goes through, so
 * that stock, pools, bills and sold pieces are as in a mall that ran.
 */
export async function loadPeople(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  const data = seedData(now)
  const address = data.addresses.find((one) => one.is_default === 1)
  const level = data.levels[0]
  if (!address || !level) throw new Error('the demo data has no address or no level')
  await mall.tx((trx) =>
    insertAll(
      trx,
      'member',
      peopleRows.map((row, i) => ({ ...row, member_level: level.level_id, create_time: now - year + i * day })),
    ),
  )
  for (const purchase of purchases(data, now)) await buyOne(mallAt(mall, purchase.at), purchase, address)
}

async function buyOne(mall: Mall, { memberId, type, params }: Purchase, address: AddressSeed): Promise<void> {
  const { nickname = '' } = peopleRows.find((one) => one.member_id === memberId) ?? {}
  const member_address = doorOf(address, nickname, `139${String(memberId).padStart(8, '0')}`)
  const number = await buy(mall, memberId, type, { ...params, member_address })
  await mall.tx((trx) => sendPaid(trx, mall, memberId, number))
}

/**
 * Every shop has sent what was ordered on another day. In a mall that is loaded anew while it runs, a job may have closed
 * the order before its payment, which then has gone back: there is nothing to send.
 */
async function sendPaid(trx: Tx, mall: Mall, memberId: number, number: string): Promise<void> {
  const { order_id, order_status } = await trx
    .selectFrom('orders')
    .select(['order_id', 'order_status'])
    .where('member_id', '=', memberId)
    .where('out_trade_no', '=', number)
    .executeTakeFirstOrThrow()
  if (order_status === 1) await send(trx, mall, order_id)
}
