/** The mini-program's adapters over a stand-in for WeChat; the simulator runs them in the real build. */
import Taro from '@tarojs/taro'
import { appearance } from './appearance/appearance.weapp'
import { clipboard } from './clipboard/clipboard.weapp'
import { feedback } from './feedback/feedback.weapp'
import { host } from './host/host.weapp'
import { login } from './login/login.weapp'
import { navigation } from './navigation/navigation.weapp'
import { network } from './network/network.weapp'
import { NetworkFault } from './network/port'
import { pay } from './pay/pay.weapp'
import { privacy } from './privacy/privacy.weapp'
import { receipt } from './receipt/receipt.weapp'
import { storage } from './storage/storage.weapp'
import { subscribe } from './subscribe/subscribe.weapp'

jest.mock('@tarojs/taro', () => {
  const names =
    'request getNetworkType onNetworkStatusChange requestPayment requestMerchantTransfer getEnterOptionsSync openBusinessView onAppShow offAppShow canIUse showModal login getAccountInfoSync getStorageSync ' +
    'setStorageSync removeStorageSync requestSubscribeMessage onNeedPrivacyAuthorization setClipboardData hideToast ' +
    'getWindowInfo getMenuButtonBoundingClientRect getAppBaseInfo onThemeChange offThemeChange getCurrentPages navigateBack'
  const taro = Object.fromEntries(names.split(' ').map((name) => [name, jest.fn()]))
  taro.getNetworkType?.mockResolvedValue({ networkType: 'wifi' })
  return { __esModule: true, default: { ...taro, getDeviceInfo: () => ({ platform: 'ios' }) } }
})

const taro = Taro as unknown as Record<string, jest.Mock>
const [[networkChanged]] = taro.onNetworkStatusChange?.mock.calls as [[(now: { isConnected: boolean }) => void]]
const bill = { outTradeNo: 'P1', baseUrl: 'https://mall.test', returnUrl: '' }
const jsapi = { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }

describe('network', () => {
  const request = { url: 'https://mall.test/a', method: 'GET', headers: {} } as const

  test('the body is not parsed, the time-out is 60 s', async () => {
    taro.request?.mockResolvedValueOnce({ statusCode: 200, data: '{"code":0}' })
    expect(await network.request(request)).toEqual({ status: 200, text: '{"code":0}' })
    expect(taro.request).toHaveBeenCalledWith(expect.objectContaining({ timeout: 60_000, dataType: 'text' }))
  })

  test.each([
    ['request:fail timeout', 'timeout'],
    ['request:fail errcode:-118 net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
    ['request:fail', 'network'],
  ])('%s', async (errMsg, kind) => {
    taro.request?.mockRejectedValueOnce({ errMsg })
    const fault: unknown = await network.request(request).catch((one: unknown) => one)
    expect(fault).toBeInstanceOf(NetworkFault)
    expect(fault).toMatchObject({ kind })
  })

  test('knows the connection and tells its changes', () => {
    const heard: boolean[] = []
    const end = network.onStatusChange((now) => heard.push(now))
    networkChanged({ isConnected: false })
    expect(network.isOnline()).toBe(false)
    end()
    networkChanged({ isConnected: true })
    expect([heard, network.isOnline()]).toEqual([[false], true])
  })
})

describe('receipt of goods', () => {
  const component = 'wx1183b055aeec94d1'
  const shownAgain = (how: object) => (taro.onAppShow?.mock.calls.at(-1) as [(how: object) => void])[0](how)
  const from = (appId: string, status?: string) => ({ referrerInfo: { appId, extraData: { status } } })

  test.each([
    ['success', from(component, 'success'), 'confirmed'],
    ['cancel', from(component, 'cancel'), 'cancelled'],
    ['fail', from(component, 'fail'), 'failed'],
    ['nothing', {}, 'cancelled'],
    ['what another app says', from('wx2', 'success'), 'cancelled'],
  ])('WeChat tells %s when the app is shown again', async (_name, how, outcome) => {
    expect(receipt.opens()).toBe(true)
    const waits = receipt.confirm('42')
    expect(taro.openBusinessView).toHaveBeenLastCalledWith(
      expect.objectContaining({ businessType: 'weappOrderConfirm', extraData: { transaction_id: '42' } }),
    )
    shownAgain(how)
    expect(await waits).toBe(outcome)
    expect(taro.offAppShow?.mock.calls.at(-1)).toEqual(taro.onAppShow?.mock.calls.at(-1))
  })

  test('its page may not open', async () => {
    taro.openBusinessView?.mockImplementationOnce(({ fail }: { fail: () => void }) => fail())
    expect(await receipt.confirm('42')).toBe('failed')
  })

  test('one that nobody came back from ends with the next', async () => {
    const first = receipt.confirm('42')
    const second = receipt.confirm('43')
    expect(await first).toBe('cancelled')
    shownAgain(from(component, 'success'))
    expect(await second).toBe('confirmed')
  })
})

describe('pay', () => {
  test('jsapi ends as WeChat says', async () => {
    taro.requestPayment?.mockResolvedValueOnce({})
    expect(await pay.pay({ type: 'jsapi', data: jsapi }, bill)).toBe('paid')
    expect(taro.requestPayment).toHaveBeenCalledWith(jsapi)
    taro.requestPayment?.mockRejectedValueOnce({ errMsg: 'requestPayment:fail cancel' })
    expect(await pay.pay({ type: 'jsapi', data: jsapi }, bill)).toBe('cancelled')
    taro.requestPayment?.mockRejectedValueOnce({ errMsg: 'requestPayment:fail no permission' })
    expect(await pay.pay({ type: 'jsapi', data: jsapi }, bill)).toBe('failed')
  })

  test('how the app was entered, as a number of WeChat', () => {
    taro.getEnterOptionsSync?.mockReturnValueOnce({ scene: 1177 })
    expect(pay.scene()).toBe('1177')
  })

  test('another cashier cannot be gone to: the bill is asked', async () => {
    expect(await pay.pay({ type: 'sandbox' }, bill)).toBe('pending')
    expect(await pay.pay({ type: 'url', url: 'https://pay.test' }, bill)).toBe('pending')
    expect(await pay.pay({ type: 'done' }, bill)).toBe('paid')
  })

  test('a transfer is confirmed as WeChat says, where it knows how', async () => {
    taro.canIUse?.mockImplementationOnce((name) => name === 'requestMerchantTransfer')
    expect(pay.confirmsTransfers()).toBe(true)
    const transfer = { mchId: '19', appId: 'wx1', package: 'p==' }
    const ends = (errMsg?: string) =>
      taro.requestMerchantTransfer?.mockImplementationOnce(({ success, fail }) =>
        errMsg ? fail({ errMsg }) : success(),
      )
    ends()
    expect(await pay.confirmTransfer(transfer)).toBe('confirmed')
    expect(taro.requestMerchantTransfer).toHaveBeenCalledWith(expect.objectContaining(transfer))
    ends('requestMerchantTransfer:fail cancel')
    expect(await pay.confirmTransfer(transfer)).toBe('cancelled')
    ends('requestMerchantTransfer:fail')
    await expect(pay.confirmTransfer(transfer)).rejects.toEqual({ errMsg: 'requestMerchantTransfer:fail' })
  })
})

test('privacy: the popup is asked for, and the answer handed back with the button', () => {
  const answers: { agree(id: string): void; disagree(): void }[] = []
  privacy.onNeed((answer) => answers.push(answer))
  const [[need]] = taro.onNeedPrivacyAuthorization?.mock.calls as [[(resolve: jest.Mock) => void]]
  const resolve = jest.fn()
  need(resolve)
  answers[0]?.agree('agree-button')
  answers[0]?.disagree()
  expect(resolve.mock.calls).toEqual([
    [{ event: 'exposureAuthorization' }],
    [{ event: 'agree', buttonId: 'agree-button' }],
    [{ event: 'disagree' }],
  ])
})

test('storage: what is missing is not there', () => {
  taro.getStorageSync?.mockReturnValueOnce('')
  expect(storage.get('a')).toBeUndefined()
  taro.getStorageSync?.mockReturnValueOnce('{"b":1}')
  expect(storage.get('a')).toEqual({ b: 1 })
})

test('subscribe messages: three templates at most, a refusal is no fault', async () => {
  taro.requestSubscribeMessage?.mockResolvedValueOnce({ errMsg: 'ok', a: 'reject', b: 'accept' })
  expect(await subscribe.ask(['a', 'b', 'c', 'd'])).toBe(true)
  expect(taro.requestSubscribeMessage?.mock.calls[0]).toMatchObject([{ tmplIds: ['a', 'b', 'c'] }])
  taro.requestSubscribeMessage?.mockRejectedValueOnce({ errCode: 20004 })
  expect(await subscribe.ask(['a'])).toBe(false)
  expect(await subscribe.ask([])).toBe(false)
})

test('login code, host, clipboard and questions', async () => {
  taro.login?.mockResolvedValueOnce({ code: 'c1' }).mockRejectedValueOnce({})
  expect([await login.code(), await login.code()]).toEqual(['c1', ''])
  expect([host.appType, host.ios, host.origin()]).toEqual(['weapp', true, ''])
  taro.setClipboardData?.mockResolvedValueOnce({}).mockRejectedValueOnce({})
  expect([await clipboard.copy('a'), await clipboard.copy('a')]).toEqual([true, false])
  taro.showModal?.mockResolvedValueOnce({ confirm: true })
  expect(await feedback.modal({ title: 't', content: 'c', confirm: 'ok' })).toBe(true)
  expect(taro.showModal).toHaveBeenCalledWith(expect.objectContaining({ showCancel: false, confirmText: 'ok' }))
  taro.showModal?.mockResolvedValueOnce({ confirm: false })
  await feedback.modal({ title: 't', content: 'c', confirm: '去设置地址', cancel: '稍后再说' })
  // nothing said in place of words that WeChat would refuse
  expect(taro.showModal?.mock.lastCall[0]).toStrictEqual({
    title: 't',
    content: 'c',
    cancelText: '稍后再说',
    showCancel: true,
  })
})

test('the bar fits the capsule, also when the phone does not know it yet', () => {
  taro.getWindowInfo?.mockReturnValue({
    windowWidth: 390,
    windowHeight: 844,
    statusBarHeight: 47,
    screenHeight: 844,
    safeArea: { bottom: 810 },
  })
  taro.getMenuButtonBoundingClientRect?.mockReturnValueOnce({ top: 51, height: 32, left: 296 })
  expect(appearance.metrics()).toMatchObject({ statusBar: 47, navBar: 40, capsule: 94, safeBottom: 34 })
  taro.getMenuButtonBoundingClientRect?.mockReturnValueOnce({ top: 0, height: 0, left: 0 })
  expect(appearance.metrics()).toMatchObject({ navBar: 40, capsule: 97 })
})

test('page params arrive encoded and are read plainly', async () => {
  taro.getCurrentPages?.mockReturnValue([{ route: 'pages/a/a', options: { keyword: '%E8%8C%B6', bad: '%' } }])
  expect(navigation.stack()).toEqual([{ path: 'pages/a/a', query: { keyword: '茶', bad: '%' } }])
  expect(await navigation.back()).toBe(false)
  expect(navigation.limit).toBe(10)
})
