import type { Line, Model, Order } from '../model/state'
import type { Random } from '../world/random'
import { shops } from '../world/setUp'
import type { Run } from '../model/run'
import { touching, type Action, type Concern } from '../model/step'
import { isThere } from './life'
import { rowOf } from './orderRows'

const received = [4, 10]
/** What was refunded is not spoken about. */
const kept = ({ lines }: Order) => lines.filter(({ refund }) => refund !== 3)
const mayFirst = (order: Order) => received.includes(order.status) && order.evaluated === 0
const mayAgain = (order: Order) => received.includes(order.status) && order.evaluated === 1

const stars = { shop_desccredit: 5, shop_servicecredit: 4, shop_deliverycredit: 5 }

const say = (allowed: boolean, weight: number): Action => ({
  name: allowed ? 'evaluate' : 'evaluate in vain',
  weight,
  plan(model, random) {
    const again = random.chance(0.4)
    const may = again ? mayAgain : mayFirst
    const order = random.pick(model.orders.filter((one) => isThere(one) && may(one) === allowed))
    if (!order) return undefined
    const about = kept(order)
    const status = `${order.status}/${order.evaluated}`
    return {
      what: `order ${order.n} in ${status} is evaluated${again ? ' again' : ''}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(order.member.n)],
      expect() {
        if (!allowed) return
        order.evaluated = again ? 2 : 1
        for (const line of about) Object.assign(line, again ? { saidAgain: true } : { said: 1 })
      },
      async act(run) {
        const call = await callOf(run, order, again, allowed ? about : order.lines)
        const said = async () => (await evaluatedOf(run, order)) === (again ? 2 : 1)
        await (allowed ? run.must(call, said) : run.mustNot(call))
      },
    }
  },
})

async function callOf(run: Run, order: Order, again: boolean, about: Line[]) {
  const goods_evaluate = []
  for (const line of about) {
    const order_goods_id = (await rowOf(run, order, line))?.order_goods_id
    goods_evaluate.push(
      again
        ? { order_goods_id, again_content: '用了一周，很好' }
        : { order_goods_id, content: '很好', scores: 5, explain_type: 1 },
    )
  }
  const params = { order_id: order.id, goods_evaluate, ...(again ? {} : stars) }
  return run.as(order.member, again ? '/api/goodsevaluate/again' : '/api/goodsevaluate/add', params)
}

async function evaluatedOf({ db }: Run, order: Order): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select('evaluate_status')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  return row?.evaluate_status ?? 0
}

/** A shop takes an evaluation off its list, or puts it back. */
const audit: Action = {
  name: 'audit',
  weight: 2,
  plan(model: Model, random: Random) {
    const said = model.orders
      .filter(isThere)
      .flatMap((order) => order.lines.map((line) => ({ order, line })))
      .filter(({ line }) => line.said !== undefined)
    const one = random.pick(said)
    if (!one) return undefined
    const { order, line } = one
    const is_audit = random.chance(0.5) ? 1 : -1
    return {
      what: `what was said about line ${line.sku} of order ${order.n} is ${is_audit === 1 ? 'listed' : 'refused'}`,
      touches: [touching.member(order.member.n)],
      expect: () => void (line.said = is_audit),
      async act(run) {
        const row = await rowOf(run, order, line)
        const its = await run.world.read(() =>
          run.db
            .selectFrom('goods_evaluate')
            .select('evaluate_id')
            .where('order_goods_id', '=', row?.order_goods_id ?? 0)
            .executeTakeFirst(),
        )
        const params = { evaluate_id: its?.evaluate_id, is_audit, idempotency_key: run.key() }
        await run.must({ path: '/operator/api/evaluate/audit', params, operator: `dev-site-key-${order.site}` })
      },
    }
  },
}

async function check({ db, model }: Run): Promise<string[]> {
  const members = model.members.map(({ id }) => id)
  if (members.length === 0) return []
  const rows = await db
    .selectFrom('goods_evaluate')
    .select(['order_id', 'sku_id', 'is_audit', 'again_time'])
    .where('member_id', 'in', members)
    .execute()
  const goods = await db
    .selectFrom('goods')
    .select(['goods_id', 'evaluate'])
    .where(
      'site_id',
      'in',
      shops.map(({ site }) => site),
    )
    .execute()
  const all = model.orders.flatMap((order) => order.lines.map((line) => ({ order, line })))
  const found = all.flatMap(({ order, line }) => {
    const its = rows.filter((row) => row.order_id === order.id && row.sku_id === line.sku)
    const real = its.map((row) => [row.is_audit, row.again_time > 0]).join('+')
    const wanted = line.said === undefined ? '' : [line.said, line.saidAgain].join()
    return real === wanted ? [] : [`evaluation of line ${line.sku} of order ${order.n}: ${real}, not ${wanted}`]
  })
  for (const { goods_id, evaluate } of goods) {
    const listed = all.filter(({ line }) => line.sku === goods_id && line.said === 1).length
    if (evaluate !== listed) found.push(`goods ${goods_id} count ${evaluate} evaluations, not ${listed}`)
  }
  return found
}

export const evaluations: Concern = { name: 'evaluations', actions: [say(true, 8), say(false, 2), audit], check }
