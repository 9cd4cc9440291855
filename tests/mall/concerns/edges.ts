import { isOpen } from '../model/activity'
import { day, minute } from '../model/clock'
import type { Run } from '../model/run'
import type { Model } from '../model/state'
import { Deviation, type Action, type Concern } from '../model/step'
import type { Params } from '../world/client'
import { raced } from '../world/setUp'
import { atDesk } from './activities'
import { undone } from './races'
import { isClear, moveClock, passes } from './time'

/** Seconds in which everything is made ready before the clock is put to the edge. */
const ahead = 40
/** What all of it takes of the mall's time. */
const taken = ahead + minute
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const now = (run: Run) => run.world.read(() => run.world.mallTime())

interface Span {
  from: number
  to: number
}

const { plenty, site } = raced

/** What begins and ends: how it is made, and how its checkout names what was made. */
const edged = [
  {
    ...{ what: 'group buy', weight: 1, kind: 'groupbuy', site },
    data: { goods_id: plenty, groupbuy_price: '5.00', buy_num: 1 },
    params: (_: Run, id: number): Promise<Params> => Promise.resolve({ groupbuy_id: id, sku_id: plenty }),
  },
  {
    ...{ what: 'topic', weight: 1, kind: 'topic', site: 0 },
    data: { topic_name: '边', goods: [{ sku_id: plenty, topic_price: '5.00' }] },
    async params(run: Run, id: number): Promise<Params> {
      const entry = await run.world.read(() =>
        run.db.selectFrom('topic_goods').select('topic_goods_id').where('topic_id', '=', id).executeTakeFirst(),
      )
      return { topic_goods_id: entry?.topic_goods_id }
    },
  },
  ...[
    { what: 'flash sale', weight: 1 },
    { what: 'slot', weight: 4 },
  ].map((one) => ({
    ...{ ...one, kind: 'seckill', site, data: { goods_id: plenty, seckill_price: '5.00', stock: 5 } },
    params: (_: Run, id: number): Promise<Params> => Promise.resolve({ seckill_id: id, sku_id: plenty }),
  })),
]
type Edged = (typeof edged)[number]

/** Away from other slots, and from midnight. */
const hasRoom = ({ slots, now: at }: Model) =>
  slots.every((one) => isOpen(one, at) === false) && isOpen({ from: 0, to: day }, at) === true

const buy: Action = {
  name: 'buy at the edge',
  weight: 16,
  plan(model, random) {
    const room = hasRoom(model)
    const of = random.weighted(edged.filter(({ kind }) => room || kind !== 'seckill'))
    const member = random.pick(model.members)
    // the others again and again would prove little
    if (!of || !member || (!room && random.chance(0.7))) return undefined
    if (!isClear(model, [taken], 0)) return undefined
    return {
      what: `member ${member.n} buys when a ${of.what} begins and when it ends`,
      ...{ touches: ['clock'], alone: true, expect: () => passes(model, taken) },
      async act(run) {
        const from = (await now(run)) + ahead
        const span = { from, to: from + minute }
        const made = await make(run, of, span)
        const sells = await made.params()
        for (const edge of [span.from, span.to]) {
          await pause(1000 - (Date.now() % 1000))
          const jump = edge - 1 - (await now(run))
          if (jump > 0) await moveClock(run, jump)
          // the last second before it, and the first of it
          for (const second of [edge - 1, edge]) {
            while ((await now(run)) < second) await pause(5)
            const params = { ...sells, num: 1, buyer_message: { [site]: 'race' }, idempotency_key: run.key() }
            const { answer } = await run.call(run.as(member, `/${of.kind}/api/ordercreate/create`, params))
            // whoever was too slow, or asked a wrong clock, proves nothing
            const isSure = run.isClockTrue && (await now(run)) === second
            if (isSure && (answer.kind === 'ok') !== lies(second, span))
              throw new Deviation(`${of.what}, ${second - edge} s from its edge: ${JSON.stringify(answer)}`)
          }
        }
        for (const { create_time } of await undone(run))
          if (!lies(create_time, span))
            throw new Deviation(`${of.what} sold ${create_time - from} s from its beginning`)
        await made.close()
      },
    }
  },
}

const lies = (second: number, { from, to }: Span) => from <= second && second < to

/** A slot has the edge itself, or lies around that of its flash sale. */
async function make(run: Run, of: Edged, { from, to }: Span) {
  const { kind, site: by, data } = of
  const [wider, longer] = of.what === 'slot' ? [0, day] : [ahead, 0]
  const slot = kind === 'seckill' ? await makeSlot(run, { from: from - wider, to: to + wider }) : 0
  const times = { start_time: from - longer, end_time: to + longer, ...(slot > 0 ? { seckill_time_id: slot } : {}) }
  const id = (await run.must(atDesk(run, by, 'create', { kind, site_id: by, data: { ...data, ...times } }))) as number
  return {
    params: () => of.params(run, id),
    async close() {
      // one whose end has come is over already
      await run.call(atDesk(run, by, 'close', { kind, id }))
      if (slot > 0) await run.must(atDesk(run, 0, 'close', { kind: 'seckilltime', id: slot }))
    },
  }
}

async function makeSlot(run: Run, { from, to }: Span): Promise<number> {
  const second = (at: number) => (at + 8 * 3600) % day
  const data = { name: '边', seckill_start_time: second(from), seckill_end_time: second(to) }
  return (await run.must(atDesk(run, 0, 'create', { kind: 'seckilltime', data }))) as number
}

/** To the second, what is planned from afar with all care elsewhere. */
export const edges: Concern = { name: 'edges', actions: [buy] }
