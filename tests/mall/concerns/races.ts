import { raced } from '../world/setUp'
import { meeting } from './rivals'
import type { Run } from '../model/run'
import { Deviation, type Action, type Concern } from '../model/step'

const crowd = 12

/** Many at once want the last piece: one gets it, all others are told so; then it goes back. */
const lastPiece: Action = {
  name: 'race for the last piece',
  weight: 1.5,
  plan(model, random) {
    if (model.members.length < 3) return undefined
    const buyers = Array.from({ length: crowd }, () => random.pick(model.members)).filter((one) => one !== undefined)
    return {
      what: `${buyers.length} buyers want the last piece`,
      touches: ['race'],
      alone: true,
      expect: () => undefined,
      async act(run) {
        const won = await raceForLast(
          run,
          buyers.map((member) => member.token),
        )
        if (won !== 1) throw new Deviation(`${won} of ${crowd} got the last piece`)
      },
    }
  },
}

/** Answers how many of these buyers got the one piece there is, after putting it back on the shelf. */
export async function raceForLast(run: Run, tokens: string[]): Promise<number> {
  const params = { sku_id: raced.sku, num: 1, buyer_message: { [raced.site]: 'race' } }
  const outcomes = await Promise.all(
    tokens.map((token) =>
      run.call({ path: '/api/ordercreate/create', params: { ...params, idempotency_key: run.key() }, token }),
    ),
  )
  const won = outcomes.filter(({ answer }) => answer.kind === 'ok').length
  const rows = await run.world.read(() =>
    run.db
      .selectFrom('orders')
      .select('order_id')
      .where('buyer_message', '=', 'race')
      .where('order_status', '=', 0)
      .execute(),
  )
  if (rows.length !== won) throw new Deviation(`${won} were told yes, ${rows.length} orders were made`)
  for (const { order_id } of rows)
    await run.must({ path: '/operator/api/order/close', params: { order_id }, operator: `dev-site-key-${raced.site}` })
  return won
}

export const races: Concern = { name: 'races', actions: [lastPiece, meeting] }
