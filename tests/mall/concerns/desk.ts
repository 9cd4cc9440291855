import { completesAt, isLocked, type Line, type Member, type Model, type Order } from '../model/state'
import type { Call } from '../world/client'
import type { Random } from '../world/random'
import { shops } from '../world/setUp'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import { isThere, received } from './life'
import { rowOf } from './orderRows'

const mostPerShop = 2

const appoint: Action = {
  name: 'appoint a verifier',
  weight: 8,
  plan(model, random) {
    const site = random.pick(shops)?.site ?? 0
    const own = model.verifiers.get(site) ?? []
    const member = random.pick(model.members.filter((one) => !own.includes(one)))
    if (!member || own.length >= mostPerShop) return undefined
    return {
      what: `member ${member.n} becomes a verifier of ${site}`,
      touches: [touching.member(member.n)],
      expect: () => void model.verifiers.set(site, [...own, member]),
      async act(run) {
        const params = { member_id: member.id, verifier_name: member.name, state: 1, idempotency_key: run.key() }
        await run.must({ path: '/operator/api/verifier/save', params, operator: `dev-site-key-${site}` })
      },
    }
  },
}

/** A paid pickup as a whole, or a line of virtual goods. */
interface Coded {
  order: Order
  line: Line | undefined
}

const coded = (model: Model): Coded[] =>
  model.orders.filter(isThere).flatMap((order): Coded[] => {
    if (order.type === 2) return order.status >= 2 ? [{ order, line: undefined }] : []
    return order.type === 4 && order.status !== 0 ? order.lines.map((line) => ({ order, line })) : []
  })

function mayUse(model: Model, { order, line }: Coded): boolean {
  if (isLocked(order)) return false
  if (!line) return order.status === 2
  const holds = line.codeEnds === 0 || line.codeEnds > model.now
  return (order.status === 4 || order.status === 10) && line.refund === 0 && line.codeUsed === undefined && holds
}

const plan = (model: Model, random: Random, allowed: boolean) => {
  const one = random.pick(coded(model).filter((each) => mayUse(model, each) === allowed))
  if (!one) return undefined
  const own = model.verifiers.get(one.order.site) ?? []
  const desks = own.length > 1 && random.chance(0.5) ? own : random.shuffled(own).slice(0, 1)
  return desks.length > 0 ? { ...one, desks } : undefined
}

const named = ({ order, line }: Coded) => (line ? `line ${line.sku} of order ${order.n}` : `order ${order.n}`)

const handOver: Action = {
  name: 'hand over',
  weight: 14,
  plan(model, random) {
    const planned = plan(model, random, true)
    if (!planned) return undefined
    const { order, line, desks } = planned
    return {
      what: `${named(planned)} is handed over at ${desks.length} desks`,
      touches: touched(model, order, desks),
      expect() {
        if (!line) return received(model, order)
        line.codeUsed = model.now
        line.sent = true
        if (order.status === 4) order.dueAt = completesAt(order)
      },
      act: (run) => atDesks(run, planned, desks),
    }
  },
}

const touched = (model: Model, order: Order, desks: Member[]) => [
  ...new Set([order.member, ...desks].map(({ n }) => touching.member(n))),
  ...touching.piecesOf(model, order),
]

/** Of several desks that read the code at the same moment one hands over. */
async function atDesks(run: Run, of: Coded, desks: Member[]): Promise<void> {
  const verify_code = await codeOf(run, of)
  const answers = await Promise.all(desks.map((desk) => run.call(callAt(run, desk, verify_code))))
  const yes = answers.filter(({ answer }) => answer.kind === 'ok').length
  // a refusal after an answer that was lost may mean that the lost one did it: the tables tell
  const least = answers.some(({ again }) => again) ? 0 : 1
  if (yes > 1 || yes < least) throw new Deviation(`${named(of)} was handed over ${yes} times at ${desks.length} desks`)
}

const callAt = (run: Run, desk: Member, verify_code: string): Call =>
  run.as(desk, '/api/verify/verify', { verify_code })

async function codeOf(run: Run, { order, line }: Coded): Promise<string> {
  if (line) return (await rowOf(run, order, line))?.verify_code ?? ''
  const row = await run.world.read(() =>
    run.db.selectFrom('orders').select('delivery_code').where('order_id', '=', order.id).executeTakeFirst(),
  )
  return row?.delivery_code ?? ''
}

/** Used, ended or locked codes, and desks of another shop. */
const inVain: Action = {
  name: 'hand over in vain',
  weight: 10,
  plan(model, random) {
    const strange = random.chance(0.4)
    const planned = plan(model, random, strange)
    const [desk] = planned?.desks ?? []
    if (!planned || !desk) return undefined
    const { order } = planned
    const own = model.verifiers.get(order.site) ?? []
    // who hands over for another shop is refused like anybody else
    const others = [...model.verifiers.values()].flat().filter((one) => !own.includes(one))
    const strangers = random.chance(0.7) ? others : model.members.filter((one) => !own.includes(one))
    const by = strange ? random.pick(strangers) : desk
    if (!by) return undefined
    return {
      what: `${named(planned)} in ${order.status} is asked for by member ${by.n} in vain`,
      touches: touched(model, order, [by]),
      expect: () => undefined,
      act: async (run) => run.mustNot(callAt(run, by, await codeOf(run, planned))),
    }
  },
}

/** The buyer finds the codes of virtual goods, all of them or the used or unused ones. */
const list: Action = {
  name: 'look at the codes',
  weight: 4,
  plan(model, random) {
    const member = random.pick(model.orders)?.member
    if (!member) return undefined
    const is_verify = random.pick([0, 1, undefined])
    return {
      what: `member ${member.n} looks at ${is_verify === undefined ? 'all' : is_verify ? 'used' : 'unused'} codes`,
      touches: [touching.member(member.n)],
      expect: () => undefined,
      async act(run) {
        const of = run.model.orders.filter((one) => one.member.n === member.n && one.type === 4 && !one.hidden)
        const codes = of
          .filter(({ paidAt }) => paidAt !== undefined)
          .flatMap(({ id, lines }) =>
            lines.map(({ sku, codeUsed }) => ({ sku, order: id, used: codeUsed === undefined ? 0 : 1 })),
          )
        const wanted = codes.filter(({ used }) => is_verify === undefined || used === is_verify)
        const call = run.as(member, '/api/virtualgoods/lists', { page: 1, page_size: 50, is_verify })
        const { list: shown } = (await run.must(call)) as { list: { sku_id: number; order_id: number }[] }
        const [is, should] = [
          shown.map(({ sku_id, order_id }) => `${sku_id} of ${order_id}`),
          wanted.map(({ sku, order }) => `${sku} of ${order}`),
        ].map((all) => all.sort().join())
        if (is !== should) throw new Deviation(`member ${member.n} is shown the codes ${is}, the model has ${should}`)
      },
    }
  },
}

/** Nothing happens when a code ends, but nobody can tell close to it whether it still holds. */
export const codeTimer = {
  due: (model: Model) => model.orders.flatMap(({ lines }) => lines.map(({ codeEnds }) => codeEnds).filter(Boolean)),
  fire: () => undefined,
}

export const desk: Concern = { name: 'desk', actions: [appoint, handOver, inVain, list] }
