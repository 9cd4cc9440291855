import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testMall } from '../testing/testMall'
import { firstScreens, type FirstScreens, type Wanted } from './firstScreens'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-first-'))
const file = path.join(folder, 'first-screen', 'worker.mjs')
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** A drawing thread that does this with what it is told. */
function threadThat(does: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const code = `let calls = 0
const tell = (answer) => parentPort.postMessage(answer)
const drawn = ({ id, path }) => ({ id, markup: '<p>' + path + ' ' + (calls += 1) + '</p>', style: 'p{}' })
parentPort.on('message', (wanted) => { ${does} })`
  fs.writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}\n`)
}
const log = { warn: jest.fn() }
let screens: FirstScreens
const open = () => (screens = firstScreens(folder, log))
afterEach(() => screens.close())
const wanted = (over: Partial<Wanted> = {}): Wanted => ({
  path: 'pages/index/index/index',
  query: {},
  place: { siteId: 0, websiteId: 0 },
  answers: '{}',
  ...over,
})
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** The first thread takes longer to begin than a page waits. */
async function drawn(what: Wanted) {
  const end = Date.now() + 10_000
  for (;;) {
    const screen = await screens.draw(what, 1)
    if (screen || Date.now() > end) return screen
    await wait(20)
  }
}

beforeEach(() => {
  log.warn.mockClear()
  fs.rmSync(file, { force: true })
})

test('the same page is drawn once, another one anew', async () => {
  threadThat('tell(drawn(wanted))')
  open()
  const first = await drawn(wanted())
  expect(first).toMatchObject({ markup: expect.stringContaining('pages/index/index/index'), style: 'p{}' })
  expect(await screens.draw(wanted(), 2)).toEqual(first)
  const others = [{ answers: '{"a":1}' }, { query: { sku_id: '1' } }, { place: { siteId: 3, websiteId: 0 } }]
  for (const other of others) expect((await drawn(wanted(other)))?.markup).not.toBe(first?.markup)
})

test('without the code for it nothing is drawn, and nothing fails', async () => {
  expect(await open().draw(wanted(), 1)).toBeUndefined()
  expect(log.warn).not.toHaveBeenCalled()
})

test('what takes too long is for the next visit', async () => {
  threadThat('setTimeout(() => tell(drawn(wanted)), 300)')
  open()
  const began = performance.now()
  expect(await screens.draw(wanted(), 1)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(280)
  await wait(600)
  expect(await screens.draw(wanted(), 1)).toBeDefined()
})

test('a page that cannot be drawn is told in the log, a page that is not drawn is not', async () => {
  threadThat('tell(wanted.answers === "{}" ? { id: wanted.id, failure: "no" } : { id: wanted.id })')
  open()
  await screens.draw(wanted({ answers: '[]' }), 1)
  await wait(500)
  expect(log.warn).not.toHaveBeenCalled()
  await screens.draw(wanted(), 1)
  await wait(200)
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('a thread that ends takes nobody along', async () => {
  threadThat('process.exit(1)')
  open()
  expect(await screens.draw(wanted(), 1)).toBeUndefined()
  await wait(500)
  // it is not begun again at once
  threadThat('tell(drawn(wanted))')
  expect(await screens.draw(wanted(), 1)).toBeUndefined()
})

test('the page has its first screen over the app, whose stylesheet holds nothing up; the cover may run', async () => {
  threadThat('tell(drawn(wanted))')
  const head = '<title>x</title><script defer src="/js/app.1.js"></script><link href="/css/app.1.css" rel="stylesheet">'
  const html = `<!doctype html><html lang="zh-CN"><head>${head}</head><body><div id="app"></div></body></html>`
  fs.writeFileSync(path.join(folder, 'index.html'), html)
  fs.writeFileSync(path.join(folder, 'first-screen', 'cover.js'), 'cover()\n')
  fs.writeFileSync(path.join(folder, 'first-screen', 'cover.css'), 'i{}\n')
  const mall = await testMall({ seed: true, config: { h5Folder: folder } })
  const ask = (url: string) => mall.app.inject({ url, headers: { accept: 'text/html' } })
  const until = async (url: string) => {
    for (let turn = 0; turn < 50; turn += 1) {
      const answer = await ask(url)
      if (answer.body.includes('first-screen')) return answer
      mall.clock.forward(3)
      await wait(50)
    }
    throw new Error('no first screen came')
  }
  const { body, headers } = await until('/?site_id=3')
  expect(body).toMatch(
    /<script data-site="3\/0" [^>]*>cover\(\)<\/script><div id="first-screen" class="served" aria-hidden="true"><div inert><p>pages\/index/s,
  )
  expect(body.indexOf('first-screen"')).toBeLessThan(body.indexOf('id="app"'))
  expect(body).toContain('<link href="/css/app.1.css" rel="stylesheet" media="not all">')
  const hash = createHash('sha256').update('cover()').digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  // its site is the page's own there, not the visit's
  expect((await until('/pages/goods/list/list?site_id=3')).body).toContain('<script data-site="0/0" ')
  // the drawing is no file of the mall
  for (const name of ['worker.mjs', 'cover.js'])
    expect((await mall.app.inject({ url: `/first-screen/${name}` })).statusCode).toBe(404)
  fs.rmSync(path.join(folder, 'first-screen', 'cover.js'))
  mall.clock.forward(3)
  expect((await ask('/?site_id=3')).body).not.toContain('first-screen')
  await mall.close()
})
