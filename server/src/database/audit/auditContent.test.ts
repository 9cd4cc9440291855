import { seesPlanted } from '../../testing/seesPlanted'
import { testMall, type TestMall } from '../../testing/testMall'
import { audit, told } from './audit'
import { plantedContent } from './plantedContent'

let world: TestMall
/** The notes of the demo mall; member 1 likes two of them. */
beforeAll(async () => {
  world = await testMall({ seed: true })
  const token = await world.login(1)
  for (const note_id of [1, 2]) await world.call('/notes/api/record/add', { note_id }, { token })
}, 60_000)
afterAll(() => world.close())

it('holds of the demo mall', async () => {
  const { violations } = await audit(world.mall.db, { now: world.clock.now() })
  expect(violations.map(told)).toEqual([])
})

it.each(plantedContent)('%s: sees %s', (name, change, says) => seesPlanted(world, [name, change, says]))
