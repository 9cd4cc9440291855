import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { concerns } from './concerns'
import { Run } from './model/run'
import { Deviation, type Concern } from './model/step'
import { Universe } from './world/world'

const lives = 25
/** A share of the nightly run, the same seeds each time: what others find is for whoever runs it, not for who lands. */
const shareMs = 90_000
const first = 1

let universe: Universe
before(async () => {
  universe = await Universe.open()
})
after(() => universe.close())

async function run(seed: number, options: { lives?: number; faults?: boolean; more?: Concern[] } = {}) {
  const world = await universe.world(seed)
  const log: string[] = []
  try {
    const all = [...concerns, ...(options.more ?? [])]
    return await new Run(world, all, { seed, lives, ...options, log: (line) => log.push(line) }).toTheEnd()
  } catch (error) {
    // the seed and what was planned last are what it takes to see it again
    ;(error as Error).message +=
      `\nnpm run model -- --replay ${seed} --lives ${options.lives ?? lives}\n${log.slice(-5).join('\n')}`
    throw error
  } finally {
    await world.close()
  }
}

test('the mall does what the model says, whatever breaks', async (context) => {
  const until = Date.now() + shareMs
  let [ended, faults] = [0, 0]
  for (let seed = first; Date.now() < until; seed += 1) {
    const outcome = await run(seed)
    ended += outcome.lives
    faults += Object.values(outcome.faults).reduce((sum, one) => sum + one, 0)
    context.diagnostic(
      `seed ${seed}: ${outcome.lives} lives, ${outcome.calls} calls, ${JSON.stringify(outcome.faults)}`,
    )
  }
  assert.ok(ended >= lives && faults > 0, `${ended} lives, ${faults} faults`)
})

test('the same seed plans the same', async () => {
  const plans = [await run(8, { lives: 6, faults: false }), await run(8, { lives: 6, faults: false })]
  assert.deepEqual(plans[0]?.plan, plans[1]?.plan)
})

test('a mall that loses a piece, or doubles an order, is found out', async () => {
  const tamper = (statement: string): Concern => ({
    name: 'tamper',
    actions: [
      {
        name: 'tamper',
        weight: 60,
        plan: (model) =>
          model.orders.length < 2
            ? undefined
            : {
                ...{ what: 'somebody tampers', touches: ['tamper'], alone: true as const, expect: () => undefined },
                act: async ({ db }) => void (await sql.raw(statement).execute(db)),
              },
      },
    ],
  })
  const lost = `UPDATE sku SET stock = stock - 1 WHERE sku_id = 901001`
  // an id of its own each time: somebody may tamper again before the next look at everything
  const doubled = `INSERT INTO orders
    SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', (SELECT max(order_id) + 1000000 FROM orders)))).*
    FROM orders o WHERE site_id = 901 LIMIT 1`
  for (const statement of [lost, doubled])
    await assert.rejects(run(3, { lives: 6, faults: false, more: [tamper(statement)] }), Deviation)
})
