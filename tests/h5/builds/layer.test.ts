// after npm run build:h5 and npm run build:weapp:  node --import tsx --test tests/h5/builds/*.test.ts
import assert from 'node:assert/strict'
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, test } from 'node:test'
import { closeBrowser, openPage } from '../browser'

const dist = path.resolve(__dirname, '../../../dist')
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** Files of a build that hold a word, relative to it. */
function holding(build: 'h5' | 'weapp', word: string): string[] {
  const folder = path.join(dist, build)
  assert.ok(fs.existsSync(folder), `there is no dist/${build}: npm run build:${build}`)
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|wxml|wxss|css)$/.test(name))
    .filter((name) => fs.readFileSync(path.join(folder, name), 'utf8').includes(word))
}

/** Paths of dist/h5 that a browser asks for to show the home page. */
async function firstLoad(): Promise<string[]> {
  const server = createServer((request, response) => {
    const file = path.join(dist, 'h5', path.normalize(new URL(request.url ?? '/', 'http://local').pathname))
    const known = fs.existsSync(file) && fs.statSync(file).isFile()
    const served = known ? file : path.join(dist, 'h5', 'index.html')
    response.writeHead(200, { 'content-type': types[path.extname(served)] ?? 'application/octet-stream' })
    response.end(fs.readFileSync(served))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { page, close } = await openPage('about:blank')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' })
  await page.locator('.taro_page').waitFor({ state: 'attached' })
  await close()
  server.close()
  server.closeAllConnections()
  return asked
}

after(closeBrowser)

test('the first load of H5 has neither Taro’s web components nor their swiper', async () => {
  const asked = await firstLoad()
  assert.ok(asked.some((name) => name.startsWith('js/app.')))
  for (const word of ['attachShadow', 'swiper-wrapper', 'taro-view-core']) {
    assert.deepEqual(
      holding('h5', word).filter((name) => asked.includes(name)),
      [],
      word,
    )
  }
})

test('the layer is in the H5 build and not in the mini-program', () => {
  for (const word of ['h5-catch', 'h5-pull']) {
    assert.notDeepEqual(holding('h5', word), [], word)
    assert.deepEqual(holding('weapp', word), [], word)
  }
})
