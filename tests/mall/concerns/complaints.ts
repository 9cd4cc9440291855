import { piecesOf, type Line, type Model, type Order } from '../model/state'
import type { Random } from '../world/random'
import type { Run } from '../model/run'
import { touching, type Action, type Concern } from '../model/step'
import { fireOrder } from './life'
import { rowOf } from './orderRows'
import { lines, mayComplain, move } from './refunds'

type Status = number | undefined

/** What moves a complaint, from where, by whom; everything else must be refused. */
interface Deed {
  name: string
  weight: number
  from: Status[]
  to: number
  path: string
  params: object
  by: 'member' | 'platform'
  keyed: boolean
}

const deeds: Deed[] = [
  {
    ...{ name: 'is complained about', weight: 6, from: [undefined, 0, -1], to: 1, by: 'member', keyed: true },
    ...{ path: '/api/ordercomplain/complain', params: { complain_reason: '其他' } },
  },
  {
    ...{ name: 'is complained about no more', weight: 2, from: [1, -1], to: 0, by: 'member', keyed: false },
    ...{ path: '/api/ordercomplain/cancel', params: {} },
  },
  {
    ...{ name: 'is decided for the buyer', weight: 4, from: [1], to: 2, by: 'platform', keyed: true },
    ...{ path: '/operator/api/complain/decide', params: { agree: 1, complain_refuse_reason: '' } },
  },
  {
    ...{ name: 'is decided for the shop', weight: 2, from: [1], to: -1, by: 'platform', keyed: true },
    ...{ path: '/operator/api/complain/decide', params: { agree: 0, complain_refuse_reason: '证据不足' } },
  },
]

const needsCause = ({ to }: Deed) => to === 1 || to === 2

const may = (deed: Deed, { order, line }: { order: Order; line: Line }) =>
  deed.from.includes(line.complaint) && (!needsCause(deed) || mayComplain(order, line))

function plan(deed: Deed, allowed: boolean, model: Model, random: Random) {
  const all = lines(model).filter((each) => may(deed, each) === allowed)
  // most of those in vain could be done if the money were not back
  const near = all.filter(({ order, line }) => may(deed, { order, line: { ...line, refund: 0 } }))
  const one = random.pick(!allowed && near.length > 0 && random.chance(0.7) ? near : all)
  if (!one) return undefined
  const { order, line } = one
  const from = `${order.status}/${line.refund}/${line.complaint ?? 'none'}`
  return {
    what: `line ${line.sku} of order ${order.n} in ${from} ${deed.name}${allowed ? '' : ' in vain'}`,
    touches: [touching.member(order.member.n), ...touching.scarceSkus(model, piecesOf(order))],
    expect() {
      if (!allowed) return
      line.complaint = deed.to
      // what waited for the platform is due
      if (deed.to !== 2) fireOrder(model, order)
      // the platform's word is the money
      if (deed.to === 2) move(model, order, line, 3)
    },
    async act(run: Run) {
      const row = await rowOf(run, order, line)
      const key = deed.keyed ? { idempotency_key: run.key() } : {}
      const params = { order_goods_id: row?.order_goods_id, ...deed.params, ...key }
      const call =
        deed.by === 'member'
          ? run.as(order.member, deed.path, params)
          : { path: deed.path, params, operator: 'dev-platform-key' }
      await (allowed ? run.must(call) : run.mustNot(call))
      // every process: another one's worker may have it in hand
      if (allowed) await run.world.runDue()
    },
  }
}

const deed = (allowed: boolean, weight: number): Action => ({
  name: allowed ? 'complain' : 'forbidden complaint',
  weight,
  plan(model, random) {
    const one = random.weighted(deeds)
    return one && plan(one, allowed, model, random)
  },
})

async function check({ db, model }: Run): Promise<string[]> {
  const members = model.members.map(({ id }) => id)
  if (members.length === 0) return []
  const rows = await db
    .selectFrom('order_complain')
    .innerJoin('order_line as its', (on) =>
      on
        .onRef('its.member_id', '=', 'order_complain.member_id')
        .onRef('its.order_goods_id', '=', 'order_complain.order_goods_id'),
    )
    .select(['order_complain.order_id', 'its.sku_id', 'complain_status'])
    .where('order_complain.member_id', 'in', members)
    .execute()
  return model.orders.flatMap((order) =>
    order.lines.flatMap((line) => {
      const its = rows.find((row) => row.order_id === order.id && row.sku_id === line.sku)?.complain_status
      if (its === line.complaint) return []
      return [`complaint of line ${line.sku} of order ${order.n}: ${its}, the model has ${line.complaint}`]
    }),
  )
}

export const complaints: Concern = { name: 'complaints', actions: [deed(true, 6), deed(false, 4)], check }
