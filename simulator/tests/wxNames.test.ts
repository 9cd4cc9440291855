import assert from 'node:assert/strict'
import fs from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { namesFile, namesOfTypings } from '../src/wxNames'
import { inApp } from './inApp'
import { modes } from './open'
import { drive, type Driven } from './withClient'

const names = namesOfTypings()

test('names.json is what the typings say', () => {
  assert.deepEqual(JSON.parse(fs.readFileSync(namesFile, 'utf8')), names)
})

for (const mode of modes) {
  void describe(`names of wx, ${mode}`, () => {
    let it: Driven
    before(async () => {
      it = await drive(mode)
    })
    after(() => it.close())
    const keys = () => inApp(it.mp, () => Object.keys(wx)) as Promise<string[]>

    test('every name is one of WeChat, and of the version in use', async () => {
      const known = (await keys()).filter((name) => !(name in names))
      assert.deepEqual(known, [])
      assert.ok(!(await keys()).includes('issueTransitCard'), 'it came with 3.16.0')
    })

    test('what is not simulated throws, and canIUse says so', async () => {
      const told = await inApp(it.mp, () => {
        try {
          wx.createVideoContext!('x')
          return 'no error'
        } catch (error) {
          return (error as Error).message
        }
      })
      assert.equal(told, 'not simulated: wx.createVideoContext')
      const can = await inApp(it.mp, () =>
        [
          'createVideoContext',
          'request',
          'nowhere',
          'button.open-type',
          'button.nothing',
          'getSystemInfoSync.return.x',
        ].map((schema) => wx.canIUse!(schema)),
      )
      assert.deepEqual(can, [false, true, false, true, false, true])
      const inside = await inApp(it.mp, () => {
        const cloud = wx.cloud as unknown as { init(): void }
        try {
          cloud.init()
          return 'no error'
        } catch (error) {
          return (error as Error).message
        }
      })
      assert.equal(inside, 'not simulated: wx.cloud.init')
    })

    test('a base library without a name, or an older one, live', async () => {
      const kind = () =>
        inApp(it.mp, () => [typeof wx.login, 'login' in wx, typeof wx.onNeedPrivacyAuthorization, wx.canIUse!('login')])
      assert.deepEqual(await kind(), ['function', true, 'function', true])
      await it.control.scenario({ missing: ['login'], sdkVersion: '2.30.0' })
      assert.deepEqual(await kind(), ['undefined', false, 'undefined', false])
      await it.control.scenario({ missing: [], sdkVersion: '3.8.12' })
      assert.deepEqual(await kind(), ['function', true, 'function', true])
    })
  })
}
