import { rechargeWorld, type RechargeWorld } from '../../testing/rechargeWorld'
import { seesPlanted } from '../../testing/seesPlanted'
import { audit, told } from './audit'
import { plantedRecharges } from './plantedRecharges'

let world: RechargeWorld
/** A package and a free amount that were paid, one unpaid, one closed; a gift that was sent and one that waits. */
beforeAll(async () => {
  world = await rechargeWorld()
  await world.pays(await world.recharged({ recharge_id: 1 }))
  await world.pays(await world.recharged({ recharge_id: 0, face_value: '20' }))
  await world.operator('/operator/api/dev/paymark', {
    out_trade_no: await world.recharged({ recharge_id: 0, face_value: '30' }),
    result: 'late',
  })
  await world.recharged({ recharge_id: 0, face_value: '50' })
  const sent = { order_id: await world.gift(), express_company_name: '顺丰速运', express_no: 'SF1' }
  await world.operator('/operator/api/gift/send', sent)
  await world.gift()
  await world.mall.jobs.runDue()
})
afterAll(() => world.close())

it('holds of a mall that was only used by its own doors', async () => {
  const { violations } = await audit(world.mall.db, { now: world.clock.now(), live: true })
  expect(violations.map(told)).toEqual([])
})

it.each(plantedRecharges)('%s: sees %s', (name, change, says) => seesPlanted(world, [name, change, says]))
