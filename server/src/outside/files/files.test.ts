import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { testMall, type TestMall } from '../../testing/testMall'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({ modules: [] })
  const picture = { width: 1000, height: 500, channels: 3 as const, background: '#aa3322' }
  const wide = await sharp({ create: picture }).png().toBuffer()
  await mall.mall.outside.files.save('upload/goods/a.png', wide)
  const tiny = await sharp({ create: { ...picture, width: 50, height: 20 } })
    .jpeg()
    .toBuffer()
  await mall.mall.outside.files.save('upload/goods/tiny.jpg', tiny)
})
afterAll(() => mall.close())

const get = async (url: string) => {
  const response = await mall.app.inject(url)
  const { width, height, format } = response.statusCode === 200 ? await sharp(response.rawPayload).metadata() : {}
  return { status: response.statusCode, headers: response.headers, size: `${format} ${width}x${height}` }
}

it.each([
  ['/upload/goods/a.png', 'png 1000x500'],
  ['/upload/goods/a_big.png', 'png 800x400'],
  ['/upload/goods/a_mid.png', 'png 360x180'],
  ['/upload/goods/a_small.png', 'png 120x60'],
  ['/upload/goods/tiny_big.jpg', 'jpeg 50x20'],
])('%s is %s', async (url, size) => {
  const answer = await get(url)
  expect(answer).toMatchObject({ status: 200, size })
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
})

it.each([
  '/upload/goods/b.png',
  '/upload/goods/b_big.png',
  '/upload/goods/a_huge.png',
  '/upload/goods/a_big.txt',
  '/upload/goods',
  '/upload/',
  '/upload/../package.json',
  '/upload/%2e%2e/%2e%2e/package.json',
  '/upload/..%2f..%2fpackage.json',
  '/upload/goods/a.png%00',
])('%s does not exist', async (url) => expect((await get(url)).status).not.toBe(200))

it('makes a variant once, however many ask for it', async () => {
  const { files } = mall.mall.outside
  await files.save(
    'upload/many.png',
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  )
  const written = jest.spyOn(fs.promises, 'rename')
  await Promise.all(Array.from({ length: 20 }, () => get('/upload/many_mid.png')))
  expect(written).toHaveBeenCalledTimes(1)
  written.mockRestore()
  const made = path.join(mall.mall.config.dataDir, 'upload-variants', 'many_mid.png')
  const first = fs.statSync(made).mtimeMs
  await get('/upload/many_mid.png')
  expect(fs.statSync(made).mtimeMs).toBe(first)
  expect(fs.readdirSync(path.dirname(made)).filter((name) => name.startsWith('many'))).toEqual(['many_mid.png'])
})

it('makes variants anew when the picture is saved again', async () => {
  const { files } = mall.mall.outside
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  await files.save('upload/changing.png', await square(10))
  expect((await get('/upload/changing_small.png')).size).toBe('png 10x10')
  await files.save('upload/changing.png', await square(20))
  expect((await get('/upload/changing_small.png')).size).toBe('png 20x20')
  await files.remove('upload/changing.png')
  expect(await files.exists('upload/changing.png')).toBe(false)
})

it.each(['../x.png', 'upload/../../x.png', 'x.png', 'upload', '/etc/passwd'])(
  'keeps nothing under %s',
  async (place) => {
    await expect(mall.mall.outside.files.save(place, new Uint8Array(1))).rejects.toThrow(RangeError)
  },
)

it('answers 404 for a picture that is none', async () => {
  await mall.mall.outside.files.save('upload/fake.png', Buffer.from('<script>'))
  expect((await get('/upload/fake_big.png')).status).toBe(404)
})

it('reads what it keeps, and nothing that lies elsewhere', async () => {
  const { files } = mall.mall.outside
  expect((await files.read('upload/goods/tiny.jpg'))?.length).toBeGreaterThan(100)
  expect(await files.read('upload/goods/b.png')).toBeUndefined()
  expect(await files.read('https://elsewhere.test/upload/a.png')).toBeUndefined()
  expect(await files.read('')).toBeUndefined()
})

it('keeps the newest files of a folder', async () => {
  const { files } = mall.mall.outside
  const place = (name: string) => path.join(mall.mall.config.dataDir, 'upload/newest', name)
  for (let i = 0; i < 12; i++) {
    await files.save(`upload/newest/${i}.png`, new Uint8Array([i]))
    fs.utimesSync(place(`${i}.png`), 1000 + i, 1000 + i)
  }
  await files.keepNewest('upload/newest', 11)
  expect(fs.readdirSync(place('.'))).toHaveLength(12)
  await files.keepNewest('upload/newest', 10)
  expect(fs.readdirSync(place('.')).sort()).toEqual(
    ['10', '11', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => `${n}.png`),
  )
  await files.keepNewest('upload/nothing', 10)
})
