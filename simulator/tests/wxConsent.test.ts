import assert from 'node:assert/strict'
import { afterEach, after, before, beforeEach, describe, test } from 'node:test'
import { everyday } from '../src/shared/scenario'
import { modes } from './open'
import { drive, type ClientPage, type Driven } from './withClient'

interface News {
  name: string
  detail: Record<string, unknown>
}

for (const mode of modes) {
  void describe(`wx: the user and consent, ${mode}`, () => {
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
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40))
    /** What the page heard after a tap on one of its buttons. */
    const tap = async (id: string): Promise<News[]> => {
      await (await page.$(`#${id}`))!.tap()
      await pause()
      return (await page.data('news')) as News[]
    }
    /** Asks as a tap's consequence. */
    const askByTap = async (name: string, options: object) => {
      await page.callMethod('willAsk', name, options)
      const news = await tap('ask')
      return news.at(-1)!.detail
    }
    const recorded = async (name: string) => ((await it.control.record()) ?? []).filter((asked) => asked.name === name)

    test('login, checkSession', async () => {
      await assert.rejects(call('checkSession'), /checkSession:fail session key expired/)
      await it.control.scenario({ loginCode: 'own' })
      assert.equal((await call('login')).code, 'own')
      await call('checkSession')
      await it.control.scenario({ login: 'fail' })
      await assert.rejects(call('login'), /login:fail/)
    })

    test('requestPayment: paid, cancelled, failed, silent until it is closed', async () => {
      const bill = { timeStamp: '1700000000', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
      await assert.rejects(
        call('requestPayment', { ...bill, package: undefined }),
        /parameter.package should be String/,
      )
      assert.equal((await call('requestPayment', bill)).errMsg, 'requestPayment:ok')
      await it.control.scenario({ payment: 'cancelled' })
      await assert.rejects(call('requestPayment', bill), /^Error: requestPayment:fail cancel$/)
      await it.control.scenario({ payment: 'failed' })
      await assert.rejects(call('requestPayment', bill), /^Error: requestPayment:fail$/)
      await it.control.scenario({ payment: 'silent' })
      const open = call('requestPayment', bill).then(
        () => 'paid',
        (error: Error) => error.message,
      )
      await pause()
      const waiting = (await recorded('requestPayment')).at(-1)!
      assert.deepEqual([waiting.options, waiting.result], [bill, undefined])
      await it.mp.native().closePaymentDialog()
      assert.equal(await open, 'requestPayment:fail cancel')
    })

    test('requestMerchantTransfer: taken, left, not opened', async () => {
      const transfer = { mchId: '1900000001', appId: 'wx0000000000000001', package: 'p==' }
      await assert.rejects(
        call('requestMerchantTransfer', { ...transfer, package: undefined }),
        /parameter.package should be String/,
      )
      assert.equal((await call('requestMerchantTransfer', transfer)).errMsg, 'requestMerchantTransfer:ok')
      await it.control.scenario({ transfer: 'cancelled' })
      await assert.rejects(call('requestMerchantTransfer', transfer), /^Error: requestMerchantTransfer:fail cancel$/)
      await it.control.scenario({ transfer: 'failed' })
      await assert.rejects(call('requestMerchantTransfer', transfer), /^Error: requestMerchantTransfer:fail$/)
      assert.equal((await recorded('requestMerchantTransfer')).length, 4)
    })

    test('openBusinessView: goods received, left, not opened; the app hears of it when it is shown again', async () => {
      const view = { businessType: 'weappOrderConfirm', extraData: { transaction_id: '4200000001' } }
      const entered = async () => ((await call('getEnterOptionsSync')) as { referrerInfo: object }).referrerInfo
      await assert.rejects(
        call('openBusinessView', { ...view, extraData: {} }),
        /openBusinessView:fail parameter error/,
      )
      await assert.rejects(call('openBusinessView', { ...view, businessType: 'other' }), /not simulated: other/)
      for (const [receipt, status] of [
        ['confirmed', 'success'],
        ['cancelled', 'cancel'],
      ] as const) {
        await it.control.scenario({ receipt })
        assert.equal((await call('openBusinessView', view)).errMsg, 'openBusinessView:ok')
        await pause()
        const extraData = { status, errormsg: '', req_extradata: view.extraData }
        assert.deepEqual(await entered(), { appId: 'wx1183b055aeec94d1', extraData })
      }
      await it.control.scenario({ receipt: 'failed' })
      await assert.rejects(call('openBusinessView', view), /^Error: openBusinessView:fail$/)
    })

    test('requestSubscribeMessage: after a tap alone, 3 templates at most', async () => {
      await new Promise((resolve) => setTimeout(resolve, 0))
      const options = (count: number) => ({ tmplIds: Array.from({ length: count }, (_, at) => `t${at + 1}`) })
      assert.deepEqual(await askByTap('requestSubscribeMessage', options(2)), {
        t1: 'accept',
        t2: 'accept',
        errMsg: 'requestSubscribeMessage:ok',
      })
      assert.equal((await askByTap('requestSubscribeMessage', options(4))).errCode, 20003)
      assert.equal((await askByTap('requestSubscribeMessage', options(0))).errCode, 10001)
      await it.control.scenario({ subscribe: { t1: 'reject', t2: 'ban' } })
      const { t1, t2 } = await askByTap('requestSubscribeMessage', options(2))
      assert.deepEqual([t1, t2], ['reject', 'ban'])
      await it.control.scenario({ subscribe: 20004 })
      assert.equal((await askByTap('requestSubscribeMessage', options(1))).errCode, 20004)
      assert.equal((await recorded('requestSubscribeMessage')).length, 5)
    })

    test('privacy by WeChat: agreed, refused with 10 s of quiet, forgotten in the contract', async () => {
      await it.control.scenario({ privacy: 'agree' })
      assert.equal((await call('getPrivacySetting')).needAuthorization, true)
      await call('setClipboardData', { data: 'x' })
      assert.equal((await call('getPrivacySetting')).needAuthorization, false)
      await it.control.scenario({ privacy: 'refuse' })
      const refused = await askByTap('requirePrivacyAuthorize', {})
      assert.deepEqual(refused, {
        errMsg: 'requirePrivacyAuthorize:fail privacy permission is not authorized',
        errno: 104,
      })
      assert.equal((await askByTap('getClipboardData', {})).errno, 103, 'in the quiet time')
      await it.control.scenario({ privacy: 'agreed', undeclared: ['getClipboardData'] })
      assert.equal((await askByTap('getClipboardData', {})).errno, 112)
    })

    test('privacy by WeChat: pending until a finger chooses', async () => {
      await it.control.scenario({ privacy: 'pending' })
      const open = call('requirePrivacyAuthorize')
      await pause()
      await it.mp.native().authorizeAllow()
      assert.equal((await open).errMsg, 'requirePrivacyAuthorize:ok')
    })

    test("privacy by the app's own dialog: agree by the button's id, or disagree", async () => {
      await it.control.scenario({ privacy: 'pending', phoneCode: 'own' })
      await page.callMethod('ownPrivacyDialog')
      assert.deepEqual((await tap('getPhoneNumber')).at(-1), {
        name: 'needPrivacy',
        detail: { referrer: 'getPhoneNumber' },
      })
      assert.equal((await tap('agreePrivacyAuthorization')).at(-1)!.name, 'agreeprivacyauthorization')
      await page.callMethod('resolvePrivacy', { event: 'agree', buttonId: 'agreePrivacyAuthorization' })
      await pause()
      const news = (await page.data('news')) as News[]
      assert.deepEqual(news.at(-1), {
        name: 'getphonenumber',
        detail: { errMsg: 'getPhoneNumber:ok', code: 'own' },
      })
      await it.control.scenario({ privacy: 'refuse' })
      await tap('getPhoneNumber')
      await page.callMethod('resolvePrivacy', { event: 'disagree' })
      await pause()
      const { detail } = ((await page.data('news')) as News[]).at(-1)!
      assert.equal(detail.errno, 104)
    })

    test('buttons: phone, avatar, settings, user, service, app', async () => {
      await it.control.scenario({ phone: 'deny' })
      assert.deepEqual((await tap('getPhoneNumber')).at(-1)!.detail, { errMsg: 'getPhoneNumber:fail user deny' })
      await it.control.scenario({ phone: 'noQuota' })
      const none = { errMsg: 'getPhoneNumber:fail jsapi has no quota', errno: 1400001 }
      assert.deepEqual((await tap('getPhoneNumber')).at(-1)!.detail, none)
      const sealed = { iv: 'aXY=', encryptedData: 'ZGF0YQ==' }
      await it.control.scenario({ phone: 'allow', phoneCode: sealed })
      assert.deepEqual((await tap('getPhoneNumber')).at(-1)!.detail, { errMsg: 'getPhoneNumber:ok', ...sealed })
      await it.control.scenario({ phoneCode: 'own' })
      assert.equal((await tap('getRealtimePhoneNumber')).at(-1)!.detail.code, 'own')
      await it.control.scenario({ avatar: 'data:image/png;base64,aGk=' })
      assert.match(String((await tap('chooseAvatar')).at(-1)!.detail.avatarUrl), /^wxfile:\/\/tmp_\d+\.png$/)
      await it.control.scenario({ avatar: 'cancel' })
      const before = (await page.data('news')) as News[]
      assert.equal((await tap('chooseAvatar')).length, before.length, 'nothing is told of turning away')
      assert.equal((await tap('openSetting')).at(-1)!.name, 'opensetting')
      const { userInfo } = (await tap('getUserInfo')).at(-1)!.detail
      assert.equal((userInfo as { nickName: string }).nickName, '微信用户')
      assert.equal((await tap('contact')).at(-1)!.name, 'contact')
      assert.deepEqual((await tap('launchApp')).at(-1), {
        name: 'error',
        detail: { errMsg: 'launchApp:fail invalid scene' },
      })
    })

    test('button share: the card of the page, on record', async () => {
      await tap('share')
      await it.mp.native().shareConfirm()
      await pause()
      const { options, result } = (await recorded('share')).at(-1)!
      assert.deepEqual(options, { title: 'by button share', path: '/pages/api/api?shared=1' })
      assert.deepEqual(result, { sent: true, errMsg: 'share:ok' })
    })

    test('a dialog takes the tap with it: settings after one are refused, messages are not', async () => {
      await page.callMethod('willAsk', 'showModal', { title: 'sure?' })
      await (await page.$('#ask'))!.tap()
      await pause()
      await it.mp.native().confirmModal()
      await pause()
      await assert.rejects(call('openSetting'), /openSetting:fail can only be invoked by user TAP/)
      await it.control.scenario({ subscribe: 'accept' })
      assert.equal((await call('requestSubscribeMessage', { tmplIds: ['t1'] })).t1, 'accept')
      assert.equal((await askByTap('openSetting', {})).errMsg, 'openSetting:ok')
    })

    test('scopes: asked once, remembered, changed by the settings', async () => {
      await it.control.scenario({ scopes: { 'scope.userLocation': 'deny' } })
      assert.deepEqual((await call('getSetting')).authSetting, {})
      await assert.rejects(call('authorize', { scope: 'scope.userLocation' }), /authorize:fail auth deny/)
      assert.equal((await askByTap('getLocation', {})).errno, 103)
      assert.deepEqual((await call('getSetting')).authSetting, { 'scope.userLocation': false })
      await it.control.scenario({ scopes: { 'scope.userLocation': 'grant' } })
      assert.deepEqual((await askByTap('openSetting', {})).authSetting, { 'scope.userLocation': true })
      assert.equal(
        (await call('getLocation')).latitude,
        everyday.location === 'cancel' ? 0 : everyday.location.latitude,
      )
      await assert.rejects(call('authorize', { scope: 'scope.nothing' }), /authorize:fail invalid scope/)
    })

    test('places and codes', async () => {
      assert.equal((await call('chooseLocation')).name, '人民广场')
      await it.control.scenario({ location: 'cancel' })
      await assert.rejects(call('chooseLocation'), /chooseLocation:fail cancel/)
      await assert.rejects(call('getFuzzyLocation'), /declared in the requiredPrivateInfos/)
      await call('openLocation', { latitude: 1, longitude: 2 })
      assert.equal((await call('scanCode')).result, 'simulator')
      await it.control.scenario({ scan: 'cancel' })
      await assert.rejects(call('scanCode'), /scanCode:fail cancel/)
    })
  })
}
