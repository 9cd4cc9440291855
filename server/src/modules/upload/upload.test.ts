import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { maxUpload } from '@mall/contract/upload'
import { hashOf } from '../auth/ticket.service'
import { testMall, type TestMall } from '../../testing/testMall'

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await testMall()
  token = await mall.login(1)
})
afterAll(() => mall.close())

interface Sent {
  path?: string
  fields?: Record<string, string>
  token?: string
  name?: string
  type?: string
}

/** One multipart body, as a phone sends it. */
async function send(bytes: Uint8Array | undefined, { path: place = 'evaluateimg', ...more }: Sent = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ app_type: 'h5', ...more.fields })) form.append(name, value)
  if (bytes)
    form.append('file', new Blob([Buffer.from(bytes)], { type: more.type ?? 'image/jpeg' }), more.name ?? 'a.jpg')
  const request = new Request('http://mall', { method: 'POST', body: form })
  const answer = await mall.app.inject({
    method: 'POST',
    url: `/api/upload/${place}`,
    headers: { 'content-type': request.headers.get('content-type')!, token: more.token ?? token },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json<{ code: number; message: string; data: { pic_path: string } | null }>()
}
const kept = (place: string) => fs.readFileSync(path.join(mall.mall.config.dataDir, place))
const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c33' } })

it('keeps a picture without what its file tells of the place and the camera', async () => {
  const gps = { IFD0: { Make: 'Spy' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } }
  const { code, data } = await send(await plain().withExif(gps).jpeg().toBuffer())
  expect(code).toBe(0)
  expect(data!.pic_path).toMatch(/^upload\/evaluateimg\/2026\/03\/[\w-]{20}\.jpg$/)
  const { exif, width, format } = await sharp(kept(data!.pic_path)).metadata()
  expect([exif, width, format]).toEqual([undefined, 60, 'jpeg'])
})

it('turns a photo as the camera was held, and makes a huge one smaller', async () => {
  const { data } = await send(await plain(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { width, height } = await sharp(kept(data!.pic_path)).metadata()
  expect([width, height]).toEqual([1000, 2000])
})

it('believes the content, not the name: png, gif and webp pass under any name', async () => {
  for (const format of ['png', 'gif', 'webp'] as const) {
    const { code, data } = await send(await plain().toFormat(format).toBuffer(), {
      name: '../../evil.php',
      type: 'text/html',
    })
    expect([format, code]).toEqual([format, 0])
    expect(data!.pic_path).toMatch(/\.jpg$/)
  }
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
  expect((await send(await clear.png().toBuffer())).data!.pic_path).toMatch(/\.png$/)
})

it('serves it with its variants, as nothing but a picture', async () => {
  const { data } = await send(await plain(900, 600).jpeg().toBuffer())
  const small = await mall.app.inject({ url: `/${data!.pic_path.replace('.jpg', '_small.jpg')}` })
  expect(small.statusCode).toBe(200)
  expect((await sharp(small.rawPayload).metadata()).width).toBe(120)
  expect(small.headers['content-security-policy']).toContain('sandbox')
  expect(small.headers['x-content-type-options']).toBe('nosniff')
})

const text = (words: string) => Buffer.from(words)
it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['an svg', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', () => text('<!doctype html><script>alert(1)</script>')],
  ['nothing', () => new Uint8Array()],
  ['half a picture', async () => (await plain(800, 800).png().toBuffer()).subarray(0, 300)],
  ['a tiff', () => plain().tiff().toBuffer()],
  ['a bomb of 30,000 x 30,000', () => plain(1, 1).png().toBuffer().then(bomb)],
  ['more than 5 MiB', () => new Uint8Array(maxUpload + 1)],
])('refuses %s', async (_, make) => {
  const { code, message } = await send(await make())
  expect([code, message]).toEqual([-10006, expect.stringMatching(/图片/)])
})

/** A png whose head tells other measures than it has pixels for. */
function bomb(png: Buffer): Buffer {
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  return png
}

it('drops what a page hides behind a picture', async () => {
  const bytes = Buffer.concat([await plain().jpeg().toBuffer(), text('<script>alert(1)</script>')])
  const { code, data } = await send(bytes)
  expect(code).toBe(0)
  expect(kept(data!.pic_path).includes('script')).toBe(false)
})

it('knows its folders only, and needs the file', async () => {
  const picture = await plain().jpeg().toBuffer()
  for (const place of ['etc', '..%2f..%2fetc', 'HEADIMGS'])
    expect((await send(picture, { path: place })).code).toBeLessThan(0)
  expect((await send(undefined)).code).toBe(-10006)
})

it('takes no picture of a guest, but a face with a ticket of WeChat', async () => {
  const picture = await plain().jpeg().toBuffer()
  expect((await send(picture, { token: '' })).code).toBe(-1)
  const ticket = 'a ticket that lives'
  await mall.mall.db
    .insertInto('auth_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      app_type: 'weapp',
      openid: 'o1',
      unionid: '',
      session_key: '',
      ends_at: mall.clock.now() + 60,
    })
    .execute()
  const with_ = (place: string, auth_ticket: string) =>
    send(picture, { token: '', path: place, fields: { auth_ticket } })
  expect((await with_('headimg', ticket)).code).toBe(0)
  expect((await with_('headimg', 'made up')).code).toBe(-11001)
  expect((await with_('evaluateimg', ticket)).code).toBe(-1)
})

it('takes a face as base64, also behind the head of a data url', async () => {
  const base64 = (await plain().png().toBuffer()).toString('base64')
  for (const images of [base64, `data:image/png;base64,${base64}`]) {
    const { code, data } = await mall.call('/api/upload/headimgBase64', { images }, { token })
    expect([code, data?.pic_path]).toEqual([0, expect.stringMatching(/^upload\/headimg\//)])
  }
  for (const images of ['%%%', 'data:text/html;base64,PGI+'])
    expect((await mall.call('/api/upload/headimgBase64', { images }, { token })).code).toBe(-10006)
})

it('has an end for one who sends without end', async () => {
  const picture = await plain(2, 2).png().toBuffer()
  const other = await mall.login(2)
  let code = 0
  for (let i = 0; i <= 120 && code === 0; i += 1) code = (await send(picture, { token: other })).code
  expect(code).toBe(-11004)
  expect((await send(picture)).code).toBe(0)
})
