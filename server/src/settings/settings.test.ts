import { configValues, type ConfigKey } from '@mall/contract/settings'
import * as v from 'valibot'
import type { Module } from '../modules/module'
import { testMall, type TestMall } from '../testing/testMall'
import { initialSettings } from './initial'
import { merged } from './settings'

let mall: TestMall
let levels = { list: [] as never[] }
const module: Module = {
  routes: [],
  settings: () => [
    {
      key: 'levels',
      read: () => Promise.resolve(levels),
      write: (_, __, value) => {
        levels = value as typeof levels
        return Promise.resolve()
      },
    },
  ],
}
beforeAll(async () => {
  mall = await testMall({ modules: [module] })
})
afterAll(() => mall.close())

const save = (key: ConfigKey, value: object, site = 0) =>
  mall.operator('/operator/api/config/save', { key, value: value as never }, site)
const get = (key: ConfigKey, site = 0, site_id?: number) =>
  mall.operator('/operator/api/config/get', site_id === undefined ? { key } : { key, site_id }, site)

it.each(Object.keys(configValues) as ConfigKey[])('has an initial value of %s as the contract wants it', (key) => {
  for (const mode of ['development', 'production'] as const) {
    const value = initialSettings(mode)[key]
    expect(v.parse(configValues[key].value, value)).toEqual(value)
  }
})

it('limits a hundred times more in development', () => {
  const production = { sms_hour: 30, exist_minute: 10, checkmobile_minute: 10, register_hour: 30 }
  expect(initialSettings('production').rate_limits).toEqual(production)
  expect(initialSettings('development').rate_limits).toEqual({
    ...{ sms_hour: 3000, exist_minute: 1000, checkmobile_minute: 1000, register_hour: 3000 },
  })
})

it('a new production mall has nothing in use but captchas and addons, and says nothing', () => {
  const { captcha, addon, register, fenxiao_levels, ...others } = initialSettings('production')
  expect(new Set([...Object.values(captcha), ...Object.values(addon)])).toEqual(new Set([1]))
  expect(register).toEqual(initialSettings('development').register)
  expect(fenxiao_levels.list).toMatchObject([{ level_num: 1, one_rate: '0.00', two_rate: '0.00', three_rate: '0.00' }])
  const used = Object.entries(others).filter(([, value]) => 'is_use' in value && value.is_use !== 0)
  expect(used).toEqual([])
  expect(others.membercancel.is_enable).toBe(0)
  const { website, fenxiao_words, agreements } = others
  expect([website.title, agreements.register.title, ...Object.values(fenxiao_words)].join('')).toBe('')
})

it('changes the fields sent, keeps the others, and holds from the next call', async () => {
  expect((await get('memberwithdraw')).data).toMatchObject({ min: '10.00', rate: '1.00' })
  const answer = await save('memberwithdraw', { min: '20', is_use: '0' })
  expect(answer).toMatchObject({
    code: 0,
    data: { min: '20.00', is_use: 0, rate: '1.00', transfer_type: 'bank,alipay' },
  })
  expect((await get('memberwithdraw')).data).toEqual(answer.data)
  expect(await mall.mall.settings.get('memberwithdraw')).toEqual(answer.data)
})

it('replaces lists whole and merges objects at every depth', async () => {
  await save('membersignin', { reward: [{ day: 1, point: 9, growth: 0, balance: '0.00' }] })
  expect((await mall.mall.settings.get('membersignin')).reward).toHaveLength(1)
  await save('agreements', { register: { content: '<p>新</p>' } })
  const { register, aftersale } = await mall.mall.settings.get('agreements')
  expect(register).toEqual({ title: '注册协议', content: '<p>新</p>' })
  expect(aftersale.title).toBe('售后保障')
})

it.each([
  ['order_timers', { auto_close: 'soon' }],
  ['order_timers', { other: 1 }],
  ['order_timers', { auto_close: -1 }],
  ['style_theme', { name: 'black' }],
  ['agreements', { register: { other: 'x' } }],
  ['search', { hot_words: [''] }],
  ['member_menu', { list: [{ tag: 'x' }] }],
  ['servicer', { h5: { type: 'weapp' } }],
  ['fenxiao_levels', { list: [] }],
  ['rate_limits', { register_hour: -1 }],
] as const)('refuses %s %j and keeps the old value', async (key, value) => {
  const before = await mall.mall.settings.get(key)
  expect(await save(key, value)).toMatchObject({ code: -10006 })
  expect(await mall.mall.settings.get(key)).toEqual(before)
})

it('refuses an unknown key, and a value that is no JSON', async () => {
  expect(await get('nothing' as ConfigKey)).toMatchObject({ code: -10006 })
  const bad = { key: 'style_theme', value: '{"name":' } as const
  expect(await mall.operator('/operator/api/config/save', bad as never)).toMatchObject({ code: -10006 })
})

it('keeps shops apart', async () => {
  await save('bottom_nav', { type: 1 }, 3)
  await mall.operator('/operator/api/config/save', { key: 'bottom_nav', value: { type: 2 } as never, site_id: 7 })
  expect((await mall.mall.settings.get('bottom_nav', 3)).type).toBe(1)
  expect((await mall.mall.settings.get('bottom_nav', 7)).type).toBe(2)
  expect((await mall.mall.settings.get('bottom_nav')).type).toBe(3)
  expect((await get('bottom_nav', 0, 7)).data).toMatchObject({ type: 2 })
})

it('lets a shop touch only its own keys', async () => {
  expect(await get('order_timers', 3)).toMatchObject({ code: -11006 })
  expect(await save('order_timers', { auto_close: 5 }, 3)).toMatchObject({ code: -11006 })
  expect(await get('bottom_nav', 3, 7)).toMatchObject({ code: -11006 })
  expect((await mall.mall.settings.get('order_timers')).auto_close).toBe(30)
})

it('reads and writes a key of a noun through the noun', async () => {
  const level = {
    level_id: 1,
    level_name: '普通',
    growth: 0,
    remark: '',
    point_feedback: '100.00',
    consume_discount: 10,
  }
  const list = [{ ...level, is_free_shipping: 0, send_point: 0, send_balance: '0.00', send_coupon: '' }]
  expect(await save('levels', { list })).toMatchObject({ code: 0, data: { list } })
  expect(await mall.mall.settings.get('levels')).toEqual({ list })
})

it('saves nothing when the transaction around it is undone', async () => {
  const { mall: own } = mall
  await own
    .tx(async (trx) => {
      await own.settings.save(trx, 'style_theme', 0, { name: 'blue' })
      expect(await own.settings.get('style_theme', 0, trx)).toEqual({ name: 'blue' })
      throw new Error('undo')
    })
    .catch(() => undefined)
  expect(await own.settings.get('style_theme')).toEqual({ name: 'red' })
})

it('is not remembered from before the COMMIT', async () => {
  const { mall: own } = mall
  await own.tx(async (trx) => {
    await own.settings.save(trx, 'style_theme', 0, { name: 'green' })
    expect(await own.settings.get('style_theme')).toEqual({ name: 'red' })
  })
  expect(await own.settings.get('style_theme')).toEqual({ name: 'green' })
})

it('merges without touching its arguments', () => {
  const base = { a: { b: 1, c: [1, 2] }, d: 1 }
  expect(merged(base, { a: { c: [3] } })).toEqual({ a: { b: 1, c: [3] }, d: 1 })
  expect(base).toEqual({ a: { b: 1, c: [1, 2] }, d: 1 })
})
