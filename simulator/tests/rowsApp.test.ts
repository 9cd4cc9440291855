import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { WebSocket } from 'ws'
import { inApp } from './inApp'
import { modes } from './open'
import { drive, type Driven } from './withClient'

const soon = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms))

for (const mode of modes) {
  void describe(`protocol of the App, ${mode}`, () => {
    let it: Driven
    before(async () => {
      it = await drive(mode)
    })
    after(() => it.close())

    test('App.callWxMethod: synchronous, with a Promise, failing, not there', async () => {
      const info = (await it.mp.systemInfo()) as { windowWidth: number }
      assert.equal(info.windowWidth, 375)
      assert.deepEqual(await it.mp.callWxMethod('setStorage', { key: 'k', data: { a: 1 } }), {
        errMsg: 'setStorage:ok',
      })
      assert.deepEqual(await it.mp.callWxMethod('getStorageSync', 'k'), { a: 1 })
      await assert.rejects(it.mp.callWxMethod('getStorage', { key: 'none' }), /getStorage:fail/)
      await assert.rejects(it.mp.callWxMethod('noSuchThing'), /not a function/)
      await assert.rejects(it.mp.callPluginWxMethod('wxplugin', 'login'), /not simulated: plugin/)
    })

    test('App.callWxMethod: a name of WeChat that is not simulated', async () => {
      await assert.rejects(it.mp.callWxMethod('startBluetoothDevicesDiscovery', {}), /not simulated: wx\./)
    })

    test('App.mockWxMethod with a value, and restore', async () => {
      await it.mp.mockWxMethod('scanCode', { result: 'mocked' })
      const scan = () => it.mp.evaluate(() => new Promise((success) => wx.scanCode!({ success })))
      assert.deepEqual(await scan(), { errMsg: 'scanCode:ok', result: 'mocked' })
      assert.equal(((await it.mp.callWxMethod('scanCode')) as { result: string }).result, 'mocked')
      await it.mp.mockWxMethod('scanCode', { errMsg: 'scanCode:fail cancel' })
      const fails = await it.mp.evaluate(() => new Promise((fail) => wx.scanCode!({ fail })))
      assert.deepEqual(fails, { errMsg: 'scanCode:fail cancel' })
      await it.mp.restoreWxMethod('scanCode')
      assert.equal(((await scan()) as { result: string }).result, 'simulator')
    })

    test('App.mockWxMethod with a function: origin, further arguments, Promise, synchronous names', async () => {
      await it.mp.mockWxMethod(
        'getStorageSync',
        function (this: { origin: (key: string) => unknown }, key: string, ours: string) {
          return key === 'ours' ? ours : this.origin(key)
        },
        'ours',
      )
      assert.equal(await it.mp.evaluate(() => wx.getStorageSync!('ours')), 'ours')
      assert.deepEqual(await it.mp.evaluate(() => wx.getStorageSync!('k')), { a: 1 })
      await it.mp.restoreWxMethod('getStorageSync')
      await it.mp.mockWxMethod('login', async (options: { timeout: number }) => ({ code: `late ${options.timeout}` }))
      const login = await it.mp.evaluate(() => new Promise((success) => wx.login!({ timeout: 5, success })))
      assert.deepEqual(login, { errMsg: 'login:ok', code: 'late 5' })
      await it.mp.restoreWxMethod('login')
      await assert.rejects(it.mp.mockWxMethod('noSuchThing', {}), /not a function/)
    })

    test('a mock that gives undefined leaves its caller waiting, with a warning', async () => {
      await it.mp.mockWxMethod('login', () => undefined as never)
      const first = await it.mp.evaluate(() =>
        Promise.race([
          new Promise((complete) => wx.login!({ complete })),
          new Promise((resolve) => setTimeout(() => resolve('waits'), 100)),
        ]),
      )
      assert.equal(first, 'waits')
      await it.mp.restoreWxMethod('login')
      const { warnings } = (await it.control.measurements())!
      assert.ok(warnings.some((words) => words.includes('login')))
    })

    test('App.callFunction: arguments, Promise, thrown words, no browser', async () => {
      assert.equal(await it.mp.evaluate((a: number, b: number) => a + b, 1, 2), 3)
      assert.equal(await it.mp.evaluate(() => typeof window + typeof document), 'undefinedundefined')
      assert.equal(await it.mp.evaluate(() => Promise.resolve('later')), 'later')
      await assert.rejects(
        it.mp.evaluate(() => {
          throw new Error('thrown in there')
        }),
        /thrown in there/,
      )
    })

    test('answers that lead back into themselves', async () => {
      const url = '/pages/life/life'
      const { errMsg } = (await it.mp.callWxMethod('navigateTo', { url })) as { errMsg: string }
      assert.equal(errMsg, 'navigateTo:ok')
      assert.equal((await it.mp.callWxMethod('redirectTo', { url })).errMsg, 'redirectTo:ok')
      const opened = (await it.mp.evaluate(() => wx.navigateTo!({ url: '/pages/life/life' }))) as { errMsg: string }
      assert.equal(opened.errMsg, 'navigateTo:ok')
      const circle = await inApp(it.mp, () => {
        const one: Record<string, unknown> = { name: 'one', list: [1, { deep: true }] }
        return Object.assign(one, { self: one, run: () => 1 })
      })
      assert.deepEqual(circle, { name: 'one', list: [1, { deep: true }] })
      const pages = (await it.mp.evaluate(() => getCurrentPages())) as { route: string }[]
      assert.equal(pages.length, 3)
      await it.mp.callWxMethod('navigateBack', { delta: 2 })
    })

    test('App.addBinding', async () => {
      const heard: unknown[] = []
      await it.mp.exposeFunction('notifyTest', (...news: unknown[]) => heard.push(news))
      await it.mp.evaluate(() =>
        (globalThis as unknown as { notifyTest(...news: unknown[]): void }).notifyTest('a', { b: 1 }),
      )
      await soon()
      assert.deepEqual(heard, [['a', { b: 1 }]])
    })

    test('App.logAdded comes after App.enableLog only', async () => {
      const lines: { type: string; args: unknown[] }[] = []
      await it.mp.evaluate(() => console.error('before'))
      it.mp.on('console', (line: { type: string; args: unknown[] }) => lines.push(line))
      await soon()
      await it.mp.evaluate(() => console.warn('after', { a: [1] }))
      await soon()
      assert.deepEqual(lines, [{ type: 'warn', args: ['after', { a: [1] }] }])
    })

    test('App.exceptionThrown: a handler, a Promise; App.onError hears it too', async () => {
      const thrown: string[] = []
      it.mp.on('exception', ({ message }: { message: string }) => thrown.push(message))
      const page = (await it.mp.currentPage())!
      await page.callMethod('fail')
      await it.mp.evaluate(() => void Promise.reject(new Error('nobody caught it')))
      await soon(150)
      assert.ok(thrown.includes('broken handler'))
      assert.ok(thrown.includes('nobody caught it'))
      assert.ok(
        (await it.happenedWith()).some(({ name, news }) => name === 'app onError' && /broken/.test(String(news))),
      )
    })

    test('App.captureScreenshot', async () => {
      if (mode === 'jsdom') return assert.rejects(it.mp.screenshot(), /not available in jsdom/)
      const png = Buffer.from(String(await it.mp.screenshot()), 'base64')
      assert.equal(png.subarray(1, 4).toString(), 'PNG')
      assert.equal(png.readUInt32BE(16), 750)
    })

    test("Tool.stopAudits gives a score by WeChat's weights, and what was measured; its report is a page", async () => {
      const file = path.join(os.tmpdir(), `audits-${process.pid}-${mode}.html`)
      type Told = { label: string; setData: unknown[]; score: number; rules: { rule: string; score: number | null }[] }
      const measured = (await it.mp.stopAudits({ path: file })) as Told
      const report = fs.readFileSync(file, 'utf8')
      fs.rmSync(file)
      assert.equal(measured.label, 'simulator, not WeChat')
      assert.ok(Array.isArray(measured.setData))
      const scoreOf = (name: string) => measured.rules.find(({ rule }) => rule === name)?.score
      assert.equal(scoreOf('B1'), 0, 'something was thrown before')
      assert.equal(scoreOf('P5'), 100)
      assert.equal(scoreOf('P2'), null)
      assert.ok(measured.score > 0 && measured.score < 100, String(measured.score))
      assert.match(report, new RegExp(`<h1>${measured.score} of 100 · simulator, not WeChat`))
    })

    test('what is not simulated is an error', async () => {
      await assert.rejects(it.mp.remote(), /not simulated: Tool.enableRemoteDebug/)
      await assert.rejects(it.mp.testAccounts(), /not simulated: Tool.getTestAccounts/)
      await assert.rejects(it.mp.getTicket(), /not simulated: Tool.getTicket/)
    })

    test('every message has an answer', async () => {
      const socket = new WebSocket(it.automator.wsEndpoint)
      await once(socket, 'open')
      const answered = async (text: string) => {
        socket.send(text)
        return JSON.parse(String((await once(socket, 'message'))[0])) as { id: unknown; error: { message: string } }
      }
      assert.match((await answered('{')).error.message, /not JSON/)
      assert.match((await answered('{"id":"1"}')).error.message, /needs a method/)
      assert.match((await answered('null')).error.message, /needs a method/)
      const unknown = await answered('{"id":"2","method":"Nope.never"}')
      assert.equal(unknown.id, '2')
      assert.match(unknown.error.message, /not simulated: Nope.never/)
      assert.match((await answered('{"id":"3","method":"Page.getData","params":{"pageId":99}}')).error.message, /99/)
      assert.match(
        (await answered('{"id":"4","method":"Element.tap","params":{"elementId":"e0"}}')).error.message,
        /e0/,
      )
      socket.close()
    })

    test('control: scenario, record, relaunch with scene and app id', async () => {
      assert.equal((await it.control.scenario({ payment: 'cancelled' }))!.payment, 'cancelled')
      await assert.rejects(it.control.scenario({ nonsense: 1 } as never), /has no nonsense/)
      assert.ok(Array.isArray(await it.control.record()))
      await it.control.relaunch({ path: '/pages/life/life?as=again', scene: 1047, appId: 'wx0000000000other' })
      const page = (await it.mp.currentPage())!
      assert.equal(page.path, 'pages/life/life')
      assert.deepEqual(page.query, { as: 'again' })
      const [launch] = await it.happenedWith()
      assert.equal((launch!.news as { scene: number }).scene, 1047)
      const account = await it.mp.evaluate(
        () => (wx.getAccountInfoSync!() as { miniProgram: { appId: string } }).miniProgram,
      )
      assert.equal((account as { appId: string }).appId, 'wx0000000000other')
      assert.equal((await it.control.scenario())!.payment, 'paid')
      const bound = await it.mp.evaluate(() => typeof (globalThis as unknown as { notifyTest: unknown }).notifyTest)
      assert.equal(bound, 'function')
    })
  })
}
