import fs from 'node:fs/promises'
import path from 'node:path'
import { codes } from '@mall/contract/envelope'
import sharp, { type Region } from 'sharp'
import { encode } from 'uqr'
import { testMall, type TestMall } from '../../testing/testMall'
import { drawCode } from './drawing'
import { linesOf, outline, widthOf } from './outlines'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true, config: { h5Origin: 'https://mall.test' } })
}, 60_000)
afterAll(() => server.close())

const page = '/pages/goods/detail/detail'
const poster = async (qrcode_param: Record<string, string | number>) =>
  (await server.call('/api/goods/poster', { page, qrcode_param })).data.path
const place = (wire: string) => path.join(server.mall.config.dataDir, wire)
const files = async (folder: string) => (await fs.readdir(place(`upload/${folder}`))).length

/** What a part of a picture looks like; sharp's own statistics are always of the whole. */
const part = async (wire: string, region: Region) =>
  (await sharp(await sharp(place(wire)).extract(region).png().toBuffer()).stats()).channels

describe('the poster of a goods page', () => {
  it('is drawn once, and again when something on it changes', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => poster({ sku_id: 1, suid: 5 })))
    expect(new Set(asked).size).toBe(1)
    const [first] = asked as [string]
    expect(first).toMatch(/^upload\/poster\/[0-9a-f]{32}\.png$/)
    expect(await sharp(place(first)).metadata()).toMatchObject({ format: 'png', width: 750, height: 1200 })
    expect(await files('poster')).toBe(1)
    expect(await poster({ suid: '5', sku_id: '1', anything: 'else', uid: 'x' })).toBe(first)
    expect(await poster({ sku_id: 1, suid: 6 })).not.toBe(first)
    await server.mall.db.updateTable('sku').set({ price: 6990 }).where('sku_id', '=', 1).execute()
    expect(await poster({ sku_id: 1, suid: 5 })).not.toBe(first)
    expect(await files('poster')).toBe(3)
  })

  it('opens with a sku of goods_id where no sku is named', async () => {
    expect(await poster({ goods_id: 1 })).toMatch(/^upload\/poster\//)
    expect((await server.call('/api/goods/poster', { page, qrcode_param: { goods_id: 404_404 } })).code).toBe(
      codes.PARAMETER_ERROR,
    )
  })

  it('is served as a file', async () => {
    const answer = await server.app.inject({ url: `/${await poster({ sku_id: 2 })}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('shows the picture of its sku', async () => {
    const mean = (wire: string) => part(wire, { left: 100, top: 160, width: 540, height: 540 })
    const [one, other] = await Promise.all([mean(await poster({ sku_id: 2 })), mean(await poster({ sku_id: 3 }))])
    const far = one!.slice(0, 3).some((channel, i) => Math.abs(channel.mean - other![i]!.mean) > 4)
    expect(far).toBe(true)
    expect(one![0]!.stdev).toBeGreaterThan(5)
  })

  it('is not drawn for other pages and goods', async () => {
    const ask = (params: { page: string; qrcode_param: Record<string, number> }) =>
      server.call('/api/goods/poster', params)
    const wrong = { code: codes.PARAMETER_ERROR, data: null }
    expect(await ask({ page: 'pages/index/index/index', qrcode_param: { sku_id: 1 } })).toMatchObject(wrong)
    expect(await ask({ page: 'https://evil.test/', qrcode_param: { sku_id: 1 } })).toMatchObject(wrong)
    expect(await ask({ page, qrcode_param: {} })).toMatchObject(wrong)
    expect(await ask({ page, qrcode_param: { sku_id: 404_404 } })).toMatchObject({ code: -1 })
  })
})

describe('the poster of a shop', () => {
  const ofShop = (page: string, qrcode_param: Record<string, string | number>) =>
    server.call('/api/shop/poster', { page, qrcode_param })
  const introduce = '/otherpages/shop/introduce/introduce'

  it('is a card with its mark, and one for each page that shows it', async () => {
    const pages = [introduce, 'otherpages/shop/machine_qrcode/machine_qrcode', 'otherpages/shop/index/index']
    const paths = await Promise.all(pages.map(async (one) => (await ofShop(one, { site_id: 7 })).data.path))
    expect(new Set(paths).size).toBe(3)
    const [first = ''] = paths
    expect(await sharp(place(first)).metadata()).toMatchObject({ format: 'png', width: 750, height: 1200 })
    expect((await ofShop(introduce, { site_id: '7', anything: 'else' })).data.path).toBe(first)
    expect((await ofShop(introduce, { site_id: 7, suid: 5 })).data.path).not.toBe(first)
    const face = { left: 300, top: 220, width: 150, height: 150 }
    expect((await part(first, face))[0]!.stdev).toBeGreaterThan(5)
  })

  it('is not drawn without a shop, for one that is not there, for other pages', async () => {
    expect(await ofShop(introduce, {})).toMatchObject({ code: codes.REQUEST_SITE_ID })
    expect(await ofShop(introduce, { site_id: 404 })).toMatchObject({ code: -1 })
    for (const other of [page, 'https://evil.test/', 'otherpages/shop/street/street'])
      expect(await ofShop(other, { site_id: 7 })).toMatchObject({ code: codes.PARAMETER_ERROR, data: null })
  })
})

describe('asked from the mini-program', () => {
  const wechat = () => server.mall.outside.wechat
  let given: [scene: string, page: string][]
  let picture: Uint8Array | null
  beforeEach(async () => {
    given = []
    picture = await sharp({ create: { width: 280, height: 280, channels: 3, background: '#00ff00' } })
      .jpeg()
      .toBuffer()
    jest.spyOn(wechat(), 'appIdOf').mockReturnValue('wx1')
    jest.spyOn(wechat(), 'miniCode').mockImplementation((...asked) => {
      given.push(asked)
      return Promise.resolve(picture)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  const base = { app_type: 'weapp' } as const
  const from = async (qrcode_param: Record<string, string | number>, more: object = { base }) =>
    (await server.call('/api/goods/poster', { page, qrcode_param }, more)).data.path
  /** colour in the middle of the poster's code */
  const middle = async (wire: string) =>
    (await part(wire, { left: 560, top: 1040, width: 60, height: 60 })).map(({ mean }) => Math.round(mean))

  it('a poster bears the code that opens the page there, once asked for', async () => {
    const [red = 0, green = 0] = await middle(await from({ sku_id: 4, suid: 5 }))
    expect(green - red).toBeGreaterThan(150)
    await from({ sku_id: 4, suid: 5 })
    expect(given).toEqual([['sku_id-4&suid-5', 'pages/goods/detail/detail']])
    const { data } = await server.call('/api/goodssku/goodsQrcode', { sku_id: 4 }, { base })
    expect(await sharp(place(data.path)).metadata()).toMatchObject({ format: 'png', width: 430 })
    expect(given[1]).toEqual(['sku_id-4', 'pages/goods/detail/detail'])
  })

  it('a browser gets the code of the web', async () => {
    await from({ sku_id: 5 }, {})
    expect(given).toEqual([])
  })

  it('what has no room in a scene, or what WeChat gives no code for, has the code of the web', async () => {
    const [red = 0, green = 0] = await middle(await from({ sku_id: 6, suid: '1234567890123456', uid: 7 }))
    expect([given, green - red < 50]).toEqual([[], true])
    picture = null
    const none = await middle(await from({ sku_id: 6, suid: 5 }))
    expect([given.length, none[1]! - none[0]! < 50]).toEqual([1, true])
  })
})

it('gives the code of a goods page', async () => {
  const { data } = await server.call('/api/goodssku/goodsQrcode', { sku_id: 3 })
  expect(data.path).toMatch(/^upload\/qrcode\/[0-9a-f]{32}\.png$/)
  const drawn = await drawCode('https://mall.test/pages/goods/detail/detail?sku_id=3')
  expect(Buffer.compare(await fs.readFile(place(data.path)), drawn)).toBe(0)
  expect(await server.call('/api/goodssku/goodsQrcode', { sku_id: 404_404 })).toMatchObject({ code: -1 })
})

it('the code carries its text', async () => {
  const text = 'https://mall.test/pages/goods/detail/detail?sku_id=3'
  const { data, info } = await sharp(await drawCode(text))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data: wanted, size } = encode(text, { ecc: 'M', border: 0 })
  const dark = (column: number, row: number) => {
    const at = (i: number) => Math.floor(40 + ((i + 0.5) * 350) / size)
    return data[at(row) * info.width * info.channels + at(column) * info.channels]! < 128
  }
  expect(wanted.map((line, row) => line.map((_, column) => dark(column, row)))).toEqual(wanted)
})

it("leaves WeChat's goods circle alone", async () => {
  expect((await server.call('/goodscircle/api/config/info')).data).toEqual({ is_use: 0 })
  expect(await server.call('/goodscircle/api/goods/sync', { goods_id: 1 })).toMatchObject({ code: 0, data: null })
})

describe('words', () => {
  it('are drawn without the fonts of the machine', () => {
    expect(outline('拾光 Mall ¥9', { x: 0, y: 10, size: 10, fill: '#000' }).length).toBeGreaterThan(600)
    expect(outline('🎁', { x: 0, y: 10, size: 10, fill: '#000' })).toContain('d=""')
    expect(widthOf('拾光', 30)).toBeCloseTo(60, 0)
  })

  it('are broken into lines, Latin words whole, and end with an ellipsis', () => {
    expect(linesOf('短', 20, 100, 2)).toEqual(['短'])
    expect(linesOf('一二三四五六七', 20, 60, 2)).toEqual(['一二三', '四五…'])
    expect(linesOf('手冲 Coffee Kettle', 20, 120, 2)).toEqual(['手冲 Coffee', 'Kettle'])
    expect(linesOf('', 20, 100, 2)).toEqual([])
  })
})
