import { stillClock } from '../../../clock'
import { localCtx } from '../../../http/localCtx'
import type { Mall } from '../../../mall'
import { create } from '../../../modules/checkout/create.service'
import { ship } from '../../../modules/order/orderOperator.service'
import { play } from '../../../modules/pay/sandbox.service'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { seedData } from '..'
import { peopleRows, purchases, type Purchase } from '../people'
import type { AddressSeed } from '../types'

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
  for (const purchase of purchases(data, now)) await buy(mallAt(mall, purchase.at), purchase, address)
}

/** The same mall at another time: its own clock stays with whoever else works in it. */
function mallAt(mall: Mall, at: number): Mall {
  const then: Mall = { ...mall, clock: stillClock(at), events: mall.events.forCall(() => then) }
  return then
}

async function buy(mall: Mall, { memberId, type, params }: Purchase, address: AddressSeed): Promise<void> {
  const kind = mall.promotions.of(type)
  if (!kind) throw new Error(`nobody sells by "${type}"`)
  const { nickname = '' } = peopleRows.find((one) => one.member_id === memberId) ?? {}
  const { longitude, latitude, ...place } = address
  const where = { ...place, longitude: Number(longitude), latitude: Number(latitude) }
  const member_address = { ...where, id: 0, name: nickname, mobile: `139${String(memberId).padStart(8, '0')}` }
  const ctx = localCtx(mall, { memberId })
  const { data: number } = await mall.tx((trx) => create(ctx, trx, kind, { ...params, member_address }))
  await play(mall, number, 'paid')
  await mall.tx((trx) => send(trx, mall, memberId, number))
}

/**
 * Every shop has sent what was ordered on another day. In a mall that is loaded anew while it runs, a job may have closed
 * the order before its payment, which then has gone back: there is nothing to send.
 */
async function send(trx: Tx, mall: Mall, memberId: number, number: string): Promise<void> {
  const { order_id, order_status } = await trx
    .selectFrom('orders')
    .select(['order_id', 'order_status'])
    .where('member_id', '=', memberId)
    .where('out_trade_no', '=', number)
    .executeTakeFirstOrThrow()
  if (order_status !== 1) return
  const ctx = localCtx(mall, { operator: { name: 'demo merchant', siteId: 0 } })
  await ship(trx, ctx, {
    ...{ order_id, express_company_name: '顺丰速运', delivery_type: 'express' },
    delivery_no: `SF${String(order_id % 1e12).padStart(12, '0')}`,
  })
}
