import { seedWhenEmpty } from './demo'
import type { Module } from './modules/module'
import { testMall, type TestMall } from './testing/testMall'

let seeded = 0
let fail = false
const module: Module = {
  routes: [],
  seed: async (mall) => {
    seeded++
    if (fail) throw new Error('power cut')
    await mall.tx((trx) => mall.settings.save(trx, 'style_theme', 0, { name: 'blue' }))
  },
}
let mall: TestMall
beforeEach(async () => {
  seeded = 0
  fail = false
  mall = await testMall({ modules: [module] })
})
afterEach(() => mall.close())

const seed = () => seedWhenEmpty(mall.mall, [module])

it('fills a fresh database once', async () => {
  expect(await seed()).toBe(true)
  expect(await seed()).toBe(false)
  expect(seeded).toBe(1)
})

it('leaves a database alone that somebody used', async () => {
  await mall.login(1)
  expect(await seed()).toBe(false)
  expect(seeded).toBe(0)
})

it('begins anew when loading broke in the middle', async () => {
  fail = true
  await expect(seed()).rejects.toThrow('power cut')
  fail = false
  expect(await seed()).toBe(true)
  expect(await mall.mall.settings.get('style_theme')).toEqual({ name: 'blue' })
})
