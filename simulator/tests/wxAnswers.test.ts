import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { everyday } from '../src/shared/scenario'
import { inApp } from './inApp'
import { kitchen, modes } from './open'
import { drive, type ClientPage, type Driven } from './withClient'

/** The section "What wx answers" of docs/simulator-rules.md, row by row. */
for (const mode of modes) {
  void describe(`what wx answers, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    before(async () => {
      it = await drive(mode)
    })
    after(() => it.close())
    beforeEach(async () => {
      page = await it.route('reLaunch', { url: '/pages/api/api' })
    })
    afterEach(() => it.control.scenario(everyday))
    const call = (name: string, options: object = {}) => it.mp.callWxMethod(name, options)
    const pause = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms))
    const tap = async (id: string) => {
      await (await page.$(`#${id}`))!.tap()
      await pause()
      const news = (await page.data('news')) as { detail: Record<string, string> }[]
      return news.at(-1)!.detail
    }

    test('request: methods as documented, in capitals', async () => {
      const url = `${it.automator.simulator.url}nothing`
      for (const method of ['PATCH', 'post', 'get', ''])
        await assert.rejects(call('request', { url, method }), /request:fail parameter error: parameter.method/, method)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
        assert.match(String((await call('request', { url, method })).errMsg), /request:ok/, method)
      await assert.rejects(call('request', { url, method: 'TRACE' }), /not simulated: wx.request with TRACE/)
      assert.equal((await it.control.measurements())?.exceptions.splice(0).length, 1, 'not simulated is an exception')
    })

    test('requestPayment: nonsense is refused', async () => {
      const bill = { timeStamp: '1700000000', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
      assert.equal((await call('requestPayment', bill)).errMsg, 'requestPayment:ok')
      assert.equal((await call('requestPayment', { ...bill, signType: 'MD5' })).errMsg, 'requestPayment:ok')
      const wrong: Record<string, unknown>[] = [
        { timeStamp: 1700000000 },
        { timeStamp: '1700000000000' },
        { timeStamp: 'now' },
        { nonceStr: '' },
        { nonceStr: 'x'.repeat(33) },
        { package: 'prepay_id=' },
        { package: 'Sign=WXPay' },
        { signType: 'SHA1' },
        { paySign: '' },
      ]
      for (const change of wrong) {
        const [name = ''] = Object.keys(change)
        const words = new RegExp(`requestPayment:fail parameter error: parameter.${name} `)
        await assert.rejects(call('requestPayment', { ...bill, ...change }), words, JSON.stringify(change))
      }
    })

    test('login and phone codes: new each time unless the scenario names one', async () => {
      const codes = [(await call('login')).code, (await call('login')).code] as string[]
      const seconds = codes.map((code) => Number(/^dev-simulator~(\d{10})-[a-z0-9]{6,}$/.exec(code)?.[1]))
      for (const second of seconds) assert.ok(Math.abs(second - Date.now() / 1000) < 60, codes.join())
      assert.notEqual(codes[0], codes[1])
      const phones = [(await tap('getPhoneNumber')).code, (await tap('getRealtimePhoneNumber')).code]
      for (const phone of phones) assert.match(phone!, /^dev-1\d{10}~\d{10}-[a-z0-9]{6,}$/)
      assert.notEqual(phones[0], phones[1])
      await it.control.scenario({ loginCode: 'dev-anna', phoneCode: 'dev-13912340001~as-it-is' })
      assert.equal((await call('login')).code, 'dev-anna')
      assert.equal((await tap('getPhoneNumber')).code, 'dev-13912340001~as-it-is')
    })

    test('chooseAvatar: a temporary file, whatever the picture', async () => {
      assert.match((await tap('chooseAvatar')).avatarUrl!, /^wxfile:\/\/tmp_\d+\.png$/)
      await it.control.scenario({ avatar: `${it.automator.simulator.url}__app/images/wide.png` })
      const chosen = (await tap('chooseAvatar')).avatarUrl!
      assert.match(chosen, /^wxfile:\/\/tmp_\d+\.png$/)
    })

    test('storage: a Date stays a Date, within an object it becomes text', async () => {
      const told = await inApp(it.mp, async () => {
        const date = new Date(1_700_000_000_000)
        wx.setStorageSync!('date', date)
        wx.setStorageSync!('within', { date })
        wx.setStorageSync!('words', 'Date 1')
        const got = wx.getStorageSync!('date') as Date
        const { data } = (await wx.getStorage!({ key: 'date' })) as { data: Date }
        return [
          [got instanceof Date, got.getTime()],
          [data instanceof Date, data.getTime()],
          wx.getStorageSync!('within'),
          wx.getStorageSync!('words'),
        ]
      })
      const stored = [true, 1_700_000_000_000]
      assert.deepEqual(told, [stored, stored, { date: '2023-11-14T22:13:20.000Z' }, 'Date 1'])
    })

    test('hideLoading: without a loading or a toast it fails', async () => {
      const none = /^Error: hideLoading:fail:toast can't be found$/
      await assert.rejects(call('hideLoading'), none)
      await call('showLoading', { title: 'wait' })
      await call('hideLoading')
      await assert.rejects(call('hideLoading'), none)
      await call('showToast', { title: 'in its place' })
      await call('hideLoading')
    })

    test('an unhandled rejection reaches onUnhandledRejection, not onError', async () => {
      await it.mp.reLaunch('/pages/home/home')
      const before = ((await it.control.measurements())?.exceptions ?? []).length
      await it.happened()
      await inApp(it.mp, () => {
        const app = getApp() as { events?: unknown[] }
        const events: unknown[] = (app.events = [])
        wx.onError!((words: string) => events.push(['error', words.split('\n')[0]]))
        wx.onUnhandledRejection!(({ reason }: { reason: Error }) => events.push(['rejection', reason.message]))
        void Promise.reject(new Error('rejected'))
        const [page] = getCurrentPages() as { fails(): unknown }[]
        page!.fails()
      })
      await pause(100)
      const events = await inApp(it.mp, () => (getApp() as { events: unknown[] }).events)
      assert.deepEqual(events, [
        ['rejection', 'rejected'],
        ['rejection', 'by an async handler'],
      ])
      assert.ok(!(await it.happened()).includes('app onError'))
      assert.equal(
        (await it.control.measurements())?.exceptions.length,
        before + 2,
        'the automator still receives both',
      )
    })
  })

  void describe(`urlCheck, ${mode}`, () => {
    let it: Driven
    const project = fs.mkdtempSync(path.join(os.tmpdir(), 'simulator-url-'))
    before(async () => {
      fs.cpSync(kitchen, project, { recursive: true })
      const config = { appid: 'wx00000000000kitchen', miniprogramRoot: './', setting: { urlCheck: true } }
      fs.writeFileSync(path.join(project, 'project.config.json'), JSON.stringify(config))
      it = await drive(mode, { project })
    })
    after(async () => {
      await it?.close()
      fs.rmSync(project, { recursive: true })
    })

    test('http and ws are in no domain list; https and wss go on', async () => {
      const { host } = new URL(it.automator.simulator.url)
      const words = /:fail url not in domain list/
      const asked = (name: string, options: object) => it.mp.callWxMethod(name, options)
      await assert.rejects(asked('request', { url: `http://${host}/` }), words)
      await assert.rejects(asked('downloadFile', { url: `http://${host}/` }), words)
      await assert.rejects(asked('uploadFile', { url: `http://${host}/`, filePath: 'wxfile://none', name: 'a' }), words)
      await assert.rejects(asked('connectSocket', { url: `ws://${host}/` }), words)
      await assert.rejects(asked('request', { url: `https://${host}/` }), (error: Error) => !words.test(error.message))
      await asked('connectSocket', { url: `wss://${host}/` })
    })
  })
}
