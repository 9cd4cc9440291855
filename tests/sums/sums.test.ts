import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { after, before, test } from 'node:test'

interface Opened {
  url: string
  close(): Promise<void>
}
// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const place = '../../tools/mall.mjs'
/** In CI, where minutes count, half as many. */
const carts = Number(process.env.MALL_SUMS ?? (process.env.CI ? 100 : 200))

let mall: Opened
before(async () => {
  mall = await ((await import(place)) as { openMall(env: object): Promise<Opened> }).openMall({ MALL_RATE_LIMIT: '0' })
})
after(() => mall.close())

test(`what is shown adds up in checkout, cashier, orders and refund of ${carts} random carts`, () => {
  const jest = path.resolve(__dirname, '../../node_modules/jest/bin/jest.js')
  const env = { ...process.env, MALL_URL: mall.url, MALL_SUMS: String(carts) }
  const { status, stderr } = spawnSync(
    process.execPath,
    [jest, '--ci', '--silent', '-c', path.join(__dirname, 'jest.config.cjs')],
    {
      encoding: 'utf8',
      env: { ...env, NODE_ENV: 'test' },
    },
  )
  assert.equal(status, 0, stderr.slice(0, 6000))
})
