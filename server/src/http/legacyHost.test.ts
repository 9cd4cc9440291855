import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../config'
import { testMall, type TestMall } from '../testing/testMall'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-legacy-'))
let mall: TestMall
beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html>')
  const config = { h5Folder: folder, h5Origin: 'https://mall.test', legacyHosts: ['old.test'] }
  mall = await testMall({ modules: [], config })
})
afterAll(async () => {
  await mall.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, host = 'old.test', accept = 'text/html') =>
  mall.app.inject({ url, headers: { host, accept } })

test.each([
  ['/', 'https://mall.test/'],
  [
    '/pages/goods/detail/detail?sku_id=3&keyword=%E8%8C%B6',
    'https://mall.test/pages/goods/detail/detail?sku_id=3&keyword=%E8%8C%B6',
  ],
])('%s of the old host moves, path and query kept', async (url, target) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, target])
  expect((await get(url, 'OLD.test:8080')).headers.location).toBe(target)
})

test.each([
  '//evil.test/',
  '/\\evil.test',
  '/@evil.test',
  '/.evil.test',
  '/%0d%0aset-cookie:a=b',
  '/?x=https://evil.test',
])('%s leads to no other host', async (url) => {
  const { location } = (await get(url)).headers
  expect(new URL(String(location)).origin).toBe('https://mall.test')
})

test('a forged host leads nowhere, and the main host stays', async () => {
  expect((await get('/', 'evil.test')).statusCode).toBe(200)
  expect((await get('/', 'mall.test')).statusCode).toBe(200)
})

test('calls at the old host are answered', async () => {
  expect((await get('/api/none', 'old.test', '*/*')).headers.location).toBeUndefined()
  expect((await get('/api/none')).statusCode).toBe(404)
})

test.each([
  { MALL_LEGACY_HOSTS: 'old.test' },
  { MALL_LEGACY_HOSTS: 'old.test,mall.test', MALL_H5_ORIGIN: 'https://mall.test' },
  { MALL_H5_ORIGIN: 'https://mall.test/path' },
  { MALL_H5_ORIGIN: 'javascript:alert(1)' },
])('%j is refused', (env) => expect(() => readConfig(env)).toThrow(/MALL_/))

test('hosts are read without regard to case', () =>
  expect(readConfig({ MALL_LEGACY_HOSTS: 'Old.Test, b.test', MALL_H5_ORIGIN: 'https://mall.test' })).toMatchObject({
    h5Origin: 'https://mall.test',
    legacyHosts: ['old.test', 'b.test'],
  }))
