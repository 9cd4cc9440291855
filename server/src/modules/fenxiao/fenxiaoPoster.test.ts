import fs from 'node:fs/promises'
import path from 'node:path'
import { codes } from '@mall/contract/envelope'
import sharp from 'sharp'
import * as drawing from '../poster/drawing'
import * as invitation from '../poster/invitation'
import { saveSetting } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

const home = '/pages/index/index/index'
const detail = '/pages/goods/detail/detail'
const custom = '/otherpages/diy/diy/diy'
const market = { name: 'DIY_FENXIAO_MARKET' }

let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall({ seed: true, config: { h5Origin: 'https://mall.test' } })
  token = await world.login(2)
}, 60_000)
afterAll(() => world.close())
afterEach(() => jest.restoreAllMocks())

type Params = Record<string, string | number>
const ask = (page: string, qrcode_param: Params = {}, more: object = {}) =>
  world.call('/fenxiao/api/fenxiao/poster', { page, qrcode_param }, { token, ...more })
const pathOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data as { path: string }
const place = (wire: string) => path.join(world.mall.config.dataDir, wire)
const change = (to: { nickname?: string; headimg?: string }) =>
  world.mall.db.updateTable('member').set(to).where('member_id', '=', 2).execute()

/** Where the code of a poster leads that was not drawn before. */
async function linkOf(page: string, params: Params): Promise<string> {
  const drawn = [jest.spyOn(drawing, 'drawGoodsPoster'), jest.spyOn(invitation, 'drawInvitation')]
  expect((await ask(page, params)).code).toBe(0)
  const links = drawn.flatMap((spy) => spy.mock.calls.map(([content]) => content.link))
  for (const spy of drawn) spy.mockRestore()
  expect(links).toHaveLength(1)
  return links[0]!.replace('https://mall.test', '')
}

it('its code leads to the page and names the caller, whomever the params name', async () => {
  const others = { suid: 1, uid: 1, source_member: 1 }
  expect(await linkOf(detail, { sku_id: 3, ...others })).toBe(`${detail}?sku_id=3&suid=2`)
  expect(await linkOf(detail, { goods_id: 4 })).toBe(`${detail}?goods_id=4&suid=2`)
  expect(await linkOf(home, { ...others, anything: 'else' })).toBe(`${home}?suid=2`)
  expect(await linkOf(custom, { ...market, suid: '1' })).toBe(`${custom}?name=DIY_FENXIAO_MARKET&suid=2`)
  expect(await linkOf(`${home}?suid=1`, { site_id: 3 })).toBe(`${home}?suid=2&site_id=3`)
})

it('is one picture for one member, another for another, and anew when he looks otherwise', async () => {
  const { path: first } = await pathOf(home)
  expect(first).toMatch(/^upload\/poster\/[0-9a-f]{32}\.png$/)
  expect(await sharp(place(first)).metadata()).toMatchObject({ format: 'png', width: 750, height: 1200 })
  expect(await pathOf(home, { suid: 1 })).toEqual({ path: first })
  const { path: others } = (await ask(home, {}, { token: await world.login(3) })).data as { path: string }
  await change({ nickname: '林一诺' })
  const { path: renamed } = await pathOf(home)
  const { path: english } = await pathOf(home, {}, { language: 'en' })
  await saveSetting(world, 'website', { title: '新名字' })
  expect(new Set([first, others, renamed, english, (await pathOf(home)).path]).size).toBe(5)
})

it('shows the picture of the member, and does without one', async () => {
  const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const headimg = 'upload/headimg/red.png'
  await fs.mkdir(place('upload/headimg'), { recursive: true })
  await fs.writeFile(place(headimg), red)
  const face = async () => {
    const { path: wire } = await pathOf(home)
    const part = sharp(place(wire)).extract({ left: 340, top: 265, width: 70, height: 70 })
    return (await sharp(await part.png().toBuffer()).stats()).channels.map(({ mean }) => Math.round(mean))
  }
  await change({ headimg })
  const [r = 0, g = 255] = await face()
  expect(r - g).toBeGreaterThan(200)
  await fs.writeFile(place('upload/headimg/broken.png'), 'no picture')
  for (const gone of ['upload/headimg/none.png', 'upload/headimg/broken.png', 'https://elsewhere.test/a.png', '']) {
    await change({ headimg: gone, nickname: '😀' })
    const [red = 255, green = 0] = await face()
    expect([gone, Math.abs(red - green) < 20]).toEqual([gone, true])
  }
})

it('there is none of other pages, and none of goods that there are not', async () => {
  const wrong = { code: codes.PARAMETER_ERROR, data: null }
  for (const [page, params] of [
    ['pages/order/list/list', {}],
    ['https://evil.test/', {}],
    [`https://evil.test${home}`, {}],
    [custom, {}],
    [custom, { name: 'DIY_VIEW_INDEX' }],
    [detail, {}],
    ['promotionpages/pintuan/detail/detail', { pintuan_id: 1 }],
    ['__proto__', {}],
  ] as const)
    expect([page, await ask(page, params)]).toMatchObject([page, wrong])
  expect(await ask(detail, { sku_id: 404_404 })).toMatchObject({ code: -1 })
  expect(await ask(home, {}, { token: '' })).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
})

it('from the mini-program it bears the code that opens the page there', async () => {
  const { wechat } = world.mall.outside
  jest.spyOn(wechat, 'appIdOf').mockReturnValue('wx1')
  const green = await sharp({ create: { width: 280, height: 280, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer()
  const given = jest.spyOn(wechat, 'miniCode').mockResolvedValue(green)
  const { path: wire } = await pathOf(home, { suid: 1 }, { base: { app_type: 'weapp' } })
  expect(given.mock.calls).toEqual([['suid-2', 'pages/index/index/index']])
  const part = await sharp(place(wire)).extract({ left: 300, top: 740, width: 150, height: 150 }).png().toBuffer()
  const [r = 255, g = 0] = (await sharp(part).stats()).channels.map(({ mean }) => mean)
  expect(g - r).toBeGreaterThan(150)
})
