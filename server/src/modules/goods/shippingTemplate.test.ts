import type { ConfigValue } from '@mall/contract/settings'
import { codes } from '@mall/contract/envelope'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
beforeEach(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterEach(() => server.close())

type List = ConfigValue<'express_template'>['list']
const read = async (site: number) =>
  (await server.operator('/operator/api/config/get', { key: 'express_template' }, site)).data.list as List
const save = (site: number, list: object[]) =>
  server.operator('/operator/api/config/save', { key: 'express_template', value: { list } }, site)

const area = (more: object = {}) => ({ region_ids: [], snum: 1, sprice: '9.00', xnum: 0.5, xprice: '2.50', ...more })
const row = (more: object = {}) => ({
  template_id: 0,
  template_name: '新',
  fee_type: 1,
  is_default: 1,
  areas: [area()],
  ...more,
})

it('shows the demo templates in kg, m3 and pieces', async () => {
  expect((await read(3))[0]).toMatchObject({
    fee_type: 1,
    is_default: 1,
    areas: [{ snum: 1, sprice: '8.00', xnum: 1, xprice: '2.00' }],
  })
  expect((await read(14))[0]?.areas[0]).toMatchObject({ snum: 0.1, sprice: '10.00', xnum: 0.05, xprice: '3.00' })
  expect((await read(7))[0]?.areas[0]).toMatchObject({ snum: 1, xnum: 1, xprice: '1.00' })
  expect(await read(99)).toEqual([])
})

it('changes what express costs', async () => {
  const token = await server.login(1)
  const freight = async () => {
    const { data } = await server.call('/api/ordercreate/payment', { sku_id: 1, num: 5 }, { token })
    return data.delivery_money
  }
  // five of 0.60 kg
  expect(await freight()).toBe('12.00')
  const [old] = await read(3)
  expect(await save(3, [{ ...old, is_default: 0 }, row()])).toMatchObject({ code: 0 })
  const list = await read(3)
  expect(list[0]).toEqual({ ...old, is_default: 0 })
  expect(list[1]).toMatchObject({ template_name: '新', areas: [area()] })
  expect(list[1]!.template_id).toBeGreaterThan(1000)
  expect(await freight()).toBe('19.00')
  expect(await save(3, [list[1]!])).toMatchObject({ code: 0 })
  expect(await read(3)).toEqual([list[1]])
})

it('refuses lists that cannot be calculated with', async () => {
  const before = await read(3)
  expect(await save(3, [row({ is_default: 0 })])).toMatchObject({ code: -1 })
  expect(await save(3, [row(), row()])).toMatchObject({ code: -1 })
  expect(await save(3, [row({ template_id: 1 })])).toMatchObject({ code: -1 })
  expect(await save(3, [...before, ...before])).toMatchObject({ code: -1 })
  expect(await save(3, [row({ areas: [area({ xnum: 0 })] })])).toMatchObject({ code: codes.PARAMETER_ERROR })
  expect(await read(3)).toEqual(before)
})
