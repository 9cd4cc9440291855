import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { inApp } from './inApp'
import { modes } from './open'
import { drive, type Driven } from './withClient'

for (const mode of modes) {
  void describe(`wx: system, storage, small helps, ${mode}`, () => {
    let it: Driven
    before(async () => {
      it = await drive(mode, { storage: { given: { by: 'start' } } })
    })
    after(() => it.close())
    const call = (name: string, ...args: unknown[]) => it.mp.callWxMethod(name, ...args)

    test('window, device, app', async () => {
      const all = await call('getSystemInfoSync')
      assert.equal(all.windowWidth, 375)
      assert.equal(all.windowHeight, 667 - 64 - 50, 'without the bars of a tab page')
      assert.deepEqual(await call('getSystemInfo'), { ...all, errMsg: 'getSystemInfo:ok' })
      const { safeArea, screenHeight, statusBarHeight } = await call('getWindowInfo')
      assert.deepEqual([safeArea.top, screenHeight, statusBarHeight], [20, 667, 20])
      assert.equal((await call('getDeviceInfo')).platform, 'ios')
      assert.equal((await call('getMenuButtonBoundingClientRect')).height, 32)
      const { SDKVersion, theme } = await call('getAppBaseInfo')
      assert.equal(SDKVersion, '3.8.12')
      assert.equal(theme, undefined, 'app.json has no darkmode')
    })

    test('account, launch, update', async () => {
      const told = await inApp(it.mp, async () => {
        const manager = wx.getUpdateManager!() as { onCheckForUpdate(listener: (news: unknown) => void): void }
        const checked = await new Promise((resolve) => manager.onCheckForUpdate(resolve))
        const account = wx.getAccountInfoSync!() as { miniProgram: { appId: string } }
        const launch = wx.getLaunchOptionsSync!() as { scene: number }
        return [checked, account.miniProgram.appId, launch.scene]
      })
      assert.deepEqual(told, [{ hasUpdate: false }, 'wx00000000000kitchen', 1001])
    })

    test('storage: values as JSON, both forms, its sizes', async () => {
      assert.deepEqual(await call('getStorageSync', 'given'), { by: 'start' })
      await call('setStorage', { key: 'one', data: { a: [1, null] } })
      assert.deepEqual((await call('getStorage', { key: 'one' })).data, { a: [1, null] })
      assert.equal(await call('getStorageSync', 'nothing'), '')
      await assert.rejects(call('getStorage', { key: 'nothing' }), /getStorage:fail data not found/)
      await call('batchSetStorageSync', [{ key: 'two', value: 2 }])
      assert.deepEqual(await call('batchGetStorageSync', ['two', 'one']), [2, { a: [1, null] }])
      const { keys, limitSize } = await call('getStorageInfo')
      assert.deepEqual([keys, limitSize], [['given', 'one', 'two'], 10240])
      await call('removeStorage', { key: 'one' })
      await call('clearStorageSync')
      assert.deepEqual((await call('getStorageInfoSync')).keys, [])
    })

    test('storage: 1 MB for a key, 10 MB in all, and full', async () => {
      const kept = await inApp(it.mp, () => {
        const words: string[] = []
        const entries = [['big', 1024 * 1024] as const]
        for (let at = 0; at < 11; at += 1) entries.push([`part${at}` as 'big', 1024 * 1000])
        for (const [key, bytes] of entries) {
          try {
            wx.setStorageSync!(key, 'x'.repeat(bytes))
          } catch (error) {
            words.push((error as Error).message)
          }
        }
        const { keys } = wx.getStorageInfoSync!() as { keys: string[] }
        wx.clearStorageSync!()
        return { words, keys: keys.length }
      })
      assert.deepEqual(kept, {
        words: ['setStorageSync:fail entry size limit reached', 'setStorageSync:fail exceed storage max size 10Mb'],
        keys: 10,
      })
      await it.control.scenario({ storage: 'full' })
      await assert.rejects(call('setStorage', { key: 'a', data: 1 }), /setStorage:fail .*exceeds the maximum/)
      await it.control.scenario({ storage: 'free' })
      await call('setStorage', { key: 'a', data: 1 })
    })

    test('base64, nextTick, createAnimation', async () => {
      const told = await inApp(it.mp, async () => {
        const buffer = wx.base64ToArrayBuffer!('aGk=') as ArrayBuffer
        const order: string[] = []
        await new Promise<void>((resolve) => {
          wx.nextTick!(() => {
            order.push('tick')
            resolve()
          })
          order.push('now')
        })
        type Animation = Record<string, (...args: unknown[]) => Animation>
        const animation = wx.createAnimation!({ duration: 100 }) as Animation
        const steps = animation.opacity!(0.5).translateX!(10).step!({ delay: 5 }).width!(20).step!().export!()
        return { bytes: [...new Uint8Array(buffer)], text: wx.arrayBufferToBase64!(buffer), order, steps }
      })
      assert.deepEqual(told, {
        bytes: [104, 105],
        text: 'aGk=',
        order: ['now', 'tick'],
        steps: {
          actions: [
            {
              animates: [
                { type: 'style', args: ['opacity', 0.5] },
                { type: 'translateX', args: [10] },
              ],
              option: {
                transition: { duration: 100, timingFunction: 'linear', delay: 5 },
                transformOrigin: '50% 50% 0',
              },
            },
            {
              animates: [{ type: 'style', args: ['width', '20px'] }],
              option: {
                transition: { duration: 100, timingFunction: 'linear', delay: 0 },
                transformOrigin: '50% 50% 0',
              },
            },
          ],
        },
      })
    })

    test("the phone's clock", async () => {
      const year = () =>
        inApp(it.mp, () => [new Date().getFullYear(), new Date(Date.now()).getFullYear(), new Date(0).getTime()])
      const now = new Date().getFullYear()
      await it.control.scenario({ clockOffset: 3 * 366 * 24 * 3600 * 1000 })
      assert.deepEqual(await year(), [now + 3, now + 3, 0])
      await it.control.scenario({ clockOffset: 0 })
      assert.deepEqual(await year(), [now, now, 0])
      assert.ok(await inApp(it.mp, () => new Date() instanceof Date))
    })

    test('callbacks: success, fail, then complete; no Promise beside them', async () => {
      const order = await inApp(it.mp, async () => {
        const said: unknown[] = []
        const asked: [string, object][] = [
          ['setStorage', { key: 'k', data: 1 }],
          ['getStorage', { key: 'none' }],
        ]
        for (const [name, options] of asked)
          await new Promise<void>((resolve) => {
            const result = wx[name]!({
              ...options,
              success: ({ errMsg }: { errMsg: string }) => said.push(['success', errMsg]),
              fail: ({ errMsg }: { errMsg: string }) => said.push(['fail', errMsg]),
              complete: () => {
                said.push('complete')
                resolve()
              },
            })
            said.push(result === undefined ? 'nothing' : 'a Promise')
          })
        return said
      })
      assert.deepEqual(order, [
        'nothing',
        ['success', 'setStorage:ok'],
        'complete',
        'nothing',
        ['fail', 'getStorage:fail data not found'],
        'complete',
      ])
    })

    test('the phone: clipboard, calls, brightness; what it was asked is on record', async () => {
      await call('setClipboardData', { data: 'words' })
      assert.equal((await call('getClipboardData')).data, 'words')
      await call('makePhoneCall', { phoneNumber: '10086' })
      await assert.rejects(call('makePhoneCall', {}), /makePhoneCall:fail parameter error: parameter.phoneNumber/)
      await call('vibrateShort', { type: 'light' })
      await call('setScreenBrightness', { value: 0.8 })
      assert.equal((await call('getScreenBrightness')).value, 0.8)
      const asked = ((await it.control.record()) ?? []).filter(({ name }) => name === 'makePhoneCall')
      assert.deepEqual(
        asked.map(({ options, result }) => [options, (result as { errMsg: string }).errMsg]),
        [
          [{ phoneNumber: '10086' }, 'makePhoneCall:ok'],
          [{}, 'makePhoneCall:fail parameter error: parameter.phoneNumber should be String instead of Undefined;'],
        ],
      )
    })
  })
}
