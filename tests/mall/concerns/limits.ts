import { isOpen } from '../model/activity'
import { minute } from '../model/clock'
import type { Run } from '../model/run'
import type { Member } from '../model/state'
import { Deviation, type Action, type Concern } from '../model/step'
import type { Call, Params } from '../world/client'
import { raced, shops } from '../world/setUp'
import { atDesk } from './activities'
import { limited } from './checkout'
import { undone } from './races'

const { plenty, site } = raced
/** cents of a piece */
const prices = { sale: 500, group: 600 }
const yuan = (cents: number) => (cents / 100).toFixed(2)

/** It runs now, and for longer than anything here takes. */
async function opened(run: Run, kind: string, data: object): Promise<number> {
  const now = await run.world.read(() => run.world.mallTime())
  const times = { start_time: now - 10 * minute, end_time: now + 60 * minute }
  const params = { kind, site_id: site, data: { goods_id: plenty, ...data, ...times } }
  return (await run.must(atDesk(run, site, 'create', params))) as number
}

const order = (run: Run, member: Member, way: string, params: Params): Call =>
  run.as(member, `${way}/api/ordercreate/create`, {
    ...{ sku_id: plenty, buyer_message: { [site]: 'race' }, idempotency_key: run.key() },
    ...params,
  })

/** Shows what these pieces cost with their freight, and sells them. */
async function mustBuy(run: Run, member: Member, way: string, params: Params & { num: number }, price: number) {
  const { first = 0, further = 0 } = shops.find((one) => one.site === site)?.freight ?? {}
  const wanted = yuan(price * params.num + first + further * (params.num - 1))
  const asked = run.as(member, `${way}/api/ordercreate/calculate`, { sku_id: plenty, ...params })
  const { pay_money } = (await run.must(asked)) as { pay_money: string }
  if (pay_money !== wanted) throw new Deviation(`${way} shows ${pay_money} for ${params.num}, not ${wanted}`)
  await run.must(order(run, member, way, params))
}

/** Two flash sales of the same goods, a group buy of them and the goods themselves: each has its own price and limit. */
const apart: Action = {
  name: 'limits of the same goods',
  weight: 9,
  plan(model, random) {
    const member = random.pick(model.members)
    const slot = model.slots.find((one) => one.id > 0 && isOpen(one, model.now))
    if (!member || !slot) return undefined
    const most = random.whole(1, 3)
    return {
      what: `member ${member.n} may have ${most} of the same goods in each of two flash sales`,
      touches: ['race'],
      alone: true,
      expect: () => undefined,
      async act(run) {
        const sale = { seckill_price: yuan(prices.sale), stock: 3 * most, num: most, seckill_time_id: slot.id }
        const sales = [await opened(run, 'seckill', sale), await opened(run, 'seckill', sale)]
        const group = await opened(run, 'groupbuy', { groupbuy_price: yuan(prices.group), buy_num: 1 })
        await run.must(order(run, member, '', { num: most }))
        await mustBuy(run, member, '/groupbuy', { groupbuy_id: group, num: most }, prices.group)
        for (const seckill_id of sales) {
          await mustBuy(run, member, '/seckill', { seckill_id, num: most }, prices.sale)
          await run.mustNot(order(run, member, '/seckill', { seckill_id, num: 1 }), limited)
        }
        await undone(run)
        // closed orders do not count
        for (const seckill_id of sales) await run.must(order(run, member, '/seckill', { seckill_id, num: most }))
        await undone(run)
        for (const id of sales) await run.must(atDesk(run, site, 'close', { kind: 'seckill', id }))
        await run.must(atDesk(run, site, 'close', { kind: 'groupbuy', id: group }))
      },
    }
  },
}

export const limits: Concern = { name: 'limits', actions: [apart] }
