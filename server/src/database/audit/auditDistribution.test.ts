import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { seesPlanted } from '../../testing/seesPlanted'
import { audit, told } from './audit'
import { distributionInvariants } from './distribution'
import { plantedDistribution } from './plantedDistribution'

jest.setTimeout(120_000)

let world: FenxiaoWorld
/** Orders of 13: completed, half given back, one line and the whole given back; withdrawals and applications of every status. */
beforeAll(async () => {
  world = await fenxiaoWorld()
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.person(13, 12)
  await world.complete(13, await world.buy(13, [2], 30))
  await world.refund(13, (await world.buy(13, [1, 2])).line, 2000)
  await world.refund(13, (await world.buy(13, [1, 2])).line)
  await world.refund(13, (await world.buy(13, [2])).line)
  const token = await world.login(12)
  const withdraw = async () => (await world.call('/fenxiao/api/withdraw/apply', { money: '100.00' }, { token })).data
  await world.operator('/operator/api/fenxiaowithdraw/approve', { id: await withdraw() })
  await world.operator('/operator/api/fenxiaowithdraw/refuse', { id: await withdraw() })
  await withdraw()
  const apply = async (memberId: number) => {
    await world.person(memberId)
    const form = { fenxiao_name: `Ünïque İ店${memberId}Σ`, mobile: '13700000000' }
    const asked = await world.call('/fenxiao/api/apply/applyfenxiao', form, { token: await world.login(memberId) })
    return asked.data
  }
  await world.operator('/operator/api/fenxiaoapply/decide', { apply_id: await apply(14), agree: 1 })
  await world.operator('/operator/api/fenxiaoapply/decide', { apply_id: await apply(15), agree: 0 })
  await apply(16)
  await world.mall.jobs.runDue()
})
afterAll(() => world.close())

it('holds of a mall that was only used by its own doors', async () => {
  const { violations } = await audit(world.mall.db, { now: world.clock.now(), live: true })
  expect(violations.map(told)).toEqual([])
})

it.each(plantedDistribution)('%s: sees %s', (name, change, says) =>
  seesPlanted(world, [name, change, says], distributionInvariants),
)

it('has two planted violations at least for each query', () => {
  const count = (name: string) => plantedDistribution.filter(([of]) => of === name).length
  expect(distributionInvariants.map(({ name }) => name).filter((name) => count(name) < 2)).toEqual([])
})
