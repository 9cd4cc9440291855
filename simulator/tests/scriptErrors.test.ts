import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import automator from 'miniprogram-automator'
import { audit } from '../src/audit/audit'
import { compile } from '../src/compile/compile'
import { serveAutomator } from '../src/automator/server'
import { control } from '../src/control'
import { modes } from './open'
import { drive, type Driven } from './withClient'

const page = (script: string, template = '<text class="t-shown">shown</text>', json = '{}') => ({
  script,
  template,
  json,
})

/** What each page does wrong, and line 1 is never the line of the fault. */
const pages = {
  'pages/home/home': page('Page({})'),
  'pages/bad/bad': page('getApp().runs.push("bad")\nconst nothing = undefined\n\n  nothing.price.toFixed(2)\nPage({})'),
  'pages/flat/flat': page('typeof window; typeof document; undefined.flat; Page({})'),
  'pages/text/text': page('throw "out of stock"'),
  'pages/late/late': page('Page({})\nthrow new Error("after Page")'),
  'pages/never/never': page('getApp().runs.push("never")'),
  'pages/needs/needs': page('require("../../broken.js")\nPage({})'),
  'pages/lacks/lacks': page('\nrequire("../../missing.js")\nPage({})'),
  'pages/part/part': page(
    'Page({})',
    '<text class="t-shown">shown</text><x-part/>',
    '{"usingComponents":{"x-part":"/part/part"}}',
  ),
  'sub/deep/deep': page('\n\nnull.deep'),
}
const base: Record<string, string> = {
  'app.json': JSON.stringify({
    pages: Object.keys(pages).filter((name) => name.startsWith('pages/')),
    subPackages: [{ root: 'sub', pages: ['deep/deep'] }],
  }),
  'project.config.json': '{"libVersion":"3.0.0"}',
  'app.js': 'App({ runs: [], errors: [], onError(error) { this.errors.push(error) } })',
  'broken.js': '\n\nthrow new TypeError("broken module")',
  'part/part.js': '\nthrow new Error("broken part")',
  'part/part.json': '{"component":true}',
  'part/part.wxml': '<text class="t-part">part</text>',
}
for (const [name, { script, template, json }] of Object.entries(pages))
  Object.assign(base, { [`${name}.js`]: script, [`${name}.wxml`]: template, [`${name}.json`]: json })

const folders: string[] = []
/** The mini-program on disk, with changed files. */
function built(changes: Record<string, string> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'script-errors-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ ...base, ...changes })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return folder
}
after(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })))

interface Thrown {
  message: string
  stack: string
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

for (const mode of modes) {
  void describe(`scripts that throw on load, ${mode}`, () => {
    let it: Driven
    const thrown: Thrown[] = []
    const lines: string[] = []
    before(async () => {
      it = await drive(mode, { project: built() })
      it.mp.on('exception', (error: Thrown) => thrown.push(error))
      it.mp.on('console', ({ type, args }: { type: string; args: unknown[] }) => lines.push([type, ...args].join(' ')))
      await soon()
      await it.mp.evaluate(() => {
        wx.onError!((error: string) => Object.assign(getApp() as object, { listened: error }))
      })
    })
    after(() => it.close())
    beforeEach(() => {
      thrown.length = lines.length = 0
    })

    const appErrors = () =>
      it.mp.evaluate(() => (getApp() as { errors: string[] }).errors.splice(0)) as Promise<string[]>
    const shown = async () => {
      const current = (await it.mp.currentPage())!
      return [current.path, (await current.$$('.t-shown')).length]
    }

    /** Opens a page and expects one error: as an exception, as a console line, in App.onError and in wx.onError. */
    async function opensWith(place: string, message: RegExp, position: RegExp | null): Promise<void> {
      await it.route('reLaunch', { url: `/${place}` })
      await soon()
      assert.equal(thrown.length, 1, JSON.stringify(thrown))
      const [error] = thrown.splice(0) as [Thrown]
      assert.match(error.message, message)
      if (position) assert.match(error.stack, position)
      const [line, ...more] = lines.splice(0)
      assert.deepEqual(more, [])
      assert.match(line!, /^error /)
      assert.match(line!, message)
      if (position) assert.match(line!, position)
      const [told, ...others] = await appErrors()
      assert.deepEqual(others, [])
      assert.match(told!, message)
      if (position) assert.match(told!, position)
      assert.equal(await it.mp.evaluate(() => (getApp() as { listened: string }).listened), told)
    }

    test('a page script that throws is an exception with file, line and column, and its page opens blank', async () => {
      await opensWith('pages/bad/bad', /reading 'price'/, /pages\/bad\/bad\.js:4:11/)
      assert.deepEqual(await shown(), ['pages/bad/bad', 0])
    })

    test('the script of an opened page does not run again; a page that is not registered is an exception each time', async () => {
      await opensWith('pages/bad/bad', /Page "pages\/bad\/bad" has not been registered yet/, null)
      assert.deepEqual(await it.mp.evaluate(() => (getApp() as { runs: string[] }).runs), ['bad'])
    })

    test('the column on the first line of a script is that of the build', async () => {
      await opensWith('pages/flat/flat', /reading 'flat'/, /pages\/flat\/flat\.js:1:43/)
    })

    test('a page script that throws text is an exception with its file', async () => {
      await opensWith('pages/text/text', /out of stock/, /pages\/text\/text\.js/)
    })

    test('a page script that throws after Page() is an exception, and its page is shown', async () => {
      await opensWith('pages/late/late', /after Page/, /pages\/late\/late\.js:2:7/)
      assert.deepEqual(await shown(), ['pages/late/late', 1])
    })

    test('a page script that never calls Page() is an exception', async () => {
      await opensWith('pages/never/never', /Page "pages\/never\/never" has not been registered yet/, null)
      assert.deepEqual(await shown(), ['pages/never/never', 0])
    })

    test('a required module that throws is an exception at its own line', async () => {
      await opensWith('pages/needs/needs', /broken module/, /broken\.js:3:7[^]*pages\/needs\/needs\.js:1:1/)
    })

    test('a required module that is missing is an exception at the line of the require', async () => {
      await opensWith('pages/lacks/lacks', /module 'missing.*' is not defined/, /pages\/lacks\/lacks\.js:2:1/)
    })

    test('a component script that throws is an exception, and the page around it is shown', async () => {
      await opensWith('pages/part/part', /broken part/, /part\/part\.js:2:7/)
      assert.deepEqual(await shown(), ['pages/part/part', 1])
    })

    test('a page script of a sub-package that throws is an exception', async () => {
      await opensWith('sub/deep/deep', /reading 'deep'/, /sub\/deep\/deep\.js:3:6/)
    })

    test('other pages go on', async () => {
      await it.route('reLaunch', { url: '/pages/home/home' })
      await soon()
      assert.deepEqual(await shown(), ['pages/home/home', 1])
      assert.deepEqual([thrown, lines], [[], []])
    })

    test('the audit counts each exception, with its file and line', async () => {
      const { exceptions } = (await it.control.measurements())!
      assert.equal(exceptions.length, 10)
      assert.match(exceptions[0]!, /reading 'price'.*\(pages\/bad\/bad\.js:4:11\)/)
      const judged = await audit(
        { project: built(), open: () => Promise.resolve({ close: () => Promise.resolve() }) },
        mode,
      )
      const verdict = judged.verdicts.find(({ rule }) => rule === 'B1')!
      assert.equal(verdict.result, 'fail')
      assert.ok(
        verdict.findings.some((text) => text.includes('pages/bad/bad.js:4:11')),
        String(verdict.findings),
      )
    })
  })

  void describe(`scripts that throw at the start, ${mode}`, () => {
    /** The exceptions and console errors of a client that listens after the start. */
    async function startedWith(changes: Record<string, string>) {
      const server = await serveAutomator({ project: built(changes), mode })
      const mp = await automator.connect({ wsEndpoint: server.wsEndpoint })
      const second = await control(server.wsEndpoint)
      const thrown: Thrown[] = []
      const lines: string[] = []
      mp.on('exception', (error: Thrown) => thrown.push(error))
      mp.on('console', ({ type, args }: { type: string; args: unknown[] }) => lines.push([type, ...args].join(' ')))
      const current = await mp.currentPage()
      const app = (await mp.evaluate(() => getApp())) as { errors?: string[] }
      second.close()
      mp.disconnect()
      await server.close()
      return { thrown, lines, app, path: current?.path }
    }

    test('app.js that throws is an exception for a client that connects later, and the first page opens', async () => {
      const {
        thrown,
        lines,
        app,
        path: opened,
      } = await startedWith({
        'app.js': `${base['app.js']}\n\nundefined.settings`,
      })
      assert.deepEqual(
        thrown.map(({ message }) => message),
        ["Cannot read properties of undefined (reading 'settings')"],
      )
      assert.match(thrown[0]!.stack, /app\.js:3:11/)
      assert.equal(lines.length, 1)
      assert.match(lines[0]!, /^error .*reading 'settings'[^]*app\.js:3:11/)
      assert.match(app.errors!.join(), /reading 'settings'/)
      assert.equal(opened, 'pages/home/home')
    })

    test('the first page that throws is an exception for a client that connects later', async () => {
      const { thrown, lines, app } = await startedWith({ 'pages/home/home.js': '\nnull.home' })
      assert.equal(thrown.length, 1)
      assert.match(thrown[0]!.stack, /pages\/home\/home\.js:2:6/)
      assert.equal(lines.length, 1)
      assert.match(app.errors!.join(), /reading 'home'/)
    })

    test('App.onError that throws does not call itself again', async () => {
      const { thrown } = await startedWith({
        'app.js': 'App({ onError() { throw new Error("onError is broken") } })',
        'pages/home/home.js': 'throw new Error("home is broken")',
      })
      assert.deepEqual(
        thrown.map(({ message }) => message),
        ['home is broken', 'onError is broken'],
      )
    })
  })
}

test('a syntax error in a page script is refused at the start, with file, line and column', () => {
  assert.throws(
    () => compile(built({ 'pages/bad/bad.js': '\n\nPage({)' })),
    /^Error: WeChat would refuse[^]*pages\/bad\/bad\.js:3:7/,
  )
})
