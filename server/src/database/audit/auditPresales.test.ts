import { presaleWorld, payPassword, type PresaleWorld } from '../../testing/presaleWorld'
import { audit, told } from './audit'
import { plantedPresales } from './plantedPresales'
import { seesPlanted } from '../../testing/seesPlanted'

jest.setTimeout(60_000)

let world: PresaleWorld
/** Each order of one piece: refunded, paid in full, with an open bill of the rest, and unpaid. */
beforeAll(async () => {
  world = await presaleWorld()
  await world.mall.db.updateTable('presale').set({ pay_start_time: world.clock.now() }).execute()
  await world.give(1, { balance: 1000 })
  const wallet = { is_balance: 1, pay_password: payPassword }
  const takes = async (balance: number, work: () => Promise<unknown>) => {
    const before = (await world.wallets()).balance
    // the wallet holds no more than is to be taken
    await world.give(1, { balance: balance - before } as never)
    await work()
  }
  await takes(100, async () => {
    const { id } = await world.deposited({ num: 1, ...wallet })
    await world.as(1, '/presale/api/refund/applyRefund', { order_id: id })
    await world.operator('/operator/api/refund/presale', { order_id: id, agree: 1 } as never)
  })
  await takes(200, async () => {
    const { id } = await world.deposited({ num: 1, ...wallet })
    await world.give(1, { balance: 300 })
    await world.pays(await world.final(id, wallet))
  })
  await takes(300, async () => {
    const { id } = await world.deposited({ num: 1, ...wallet })
    await world.give(1, { balance: 300 })
    await world.final(id, wallet)
  })
  await takes(400, () => world.order({ num: 1, ...wallet }))
  await world.mall.jobs.runDue()
})
afterAll(() => world.close())

it('holds of a mall that was only used by its own doors', async () => {
  const { violations } = await audit(world.mall.db, { now: world.clock.now(), live: true })
  expect(violations.map(told)).toEqual([])
})

it.each(plantedPresales)('%s: sees %s', (name, change, says) => seesPlanted(world, [name, change, says]))
