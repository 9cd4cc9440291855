import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { seedData } from '../../database/seed'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const open = new Set<TestMall>()
async function start(mode: 'development' | 'production') {
  const server = await testMall({ modules: [], config: { mode } })
  open.add(server)
  return server
}
afterAll(() => Promise.all([...open].map((server) => server.close())))

const get = (server: TestMall, url: string) => server.app.inject({ url })

it('draws a demo picture when it is asked for, and keeps it', async () => {
  const server = await start('development')
  const [picture = ''] = seedData(testStart).goods[0]!.goods_image.split(',')
  const kept = path.join(server.mall.config.dataDir, picture)
  expect(fs.existsSync(kept)).toBe(false)
  const [whole, again, small] = await Promise.all([
    get(server, `/${picture}`),
    get(server, `/${picture}`),
    get(server, `/${picture.replace('.jpg', '_small.jpg')}`),
  ])
  expect([whole.statusCode, again.statusCode, small.statusCode]).toEqual([200, 200, 200])
  expect(again.rawPayload.equals(whole.rawPayload)).toBe(true)
  expect((await sharp(small.rawPayload).metadata()).width).toBe(120)
  expect(fs.readFileSync(kept).equals(whole.rawPayload)).toBe(true)
  expect((await get(server, '/upload/demo/goods/999999_0.jpg')).statusCode).toBe(404)
})

it('has the stand-ins in production too, but nothing of the demo', async () => {
  const server = await start('production')
  expect((await get(server, '/upload/default/default_img/goods.png')).headers['content-type']).toBe('image/png')
  expect((await get(server, '/upload/demo/goods/1_0.jpg')).statusCode).toBe(404)
})
