import { host } from '../host/host'
import { pay } from './pay'

jest.mock('../host/host')

const { left } = host as typeof host & { left: string[] }
const bill = {
  outTradeNo: 'P 1',
  baseUrl: 'https://mall.test',
  returnUrl: 'https://mall.test/pages/pay/result/result?code=P1',
}
const wechat = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
const inWechat = (word: string) => {
  const invoke = jest.fn((_name: string, _data: object, done: (result: object) => void) => done({ err_msg: word }))
  Object.assign(window, { WeixinJSBridge: { invoke } })
  Object.assign(host, { appType: 'wechat' })
  return invoke
}

beforeEach(() => {
  left.length = 0
  Object.assign(host, { appType: 'h5' })
})

test('paid at once', async () => {
  expect(await pay.pay({ type: 'done' }, bill)).toBe('paid')
})

test('an outside cashier takes over the page', async () => {
  expect(await pay.pay({ type: 'url', url: 'https://pay.test/x' }, bill)).toBe('pending')
  expect(left).toEqual(['https://pay.test/x'])
})

test('the sandbox gateway gets the bill and the way back', async () => {
  expect(await pay.pay({ type: 'sandbox' }, bill)).toBe('pending')
  const url = new URL(left[0] ?? '')
  expect(url.origin + url.pathname).toBe('https://mall.test/sandbox/pay')
  expect(Object.fromEntries(url.searchParams)).toEqual({ out_trade_no: 'P 1', return_url: bill.returnUrl })
})

test("the gateway's form is submitted", async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation()
  const html = '<form action="https://pay.test/"><input name="a" value="1"></form>'
  expect(await pay.pay({ type: 'html', html }, bill)).toBe('pending')
  expect(submit).toHaveBeenCalledTimes(1)
})

test('offline money is waited for', async () => {
  expect(await pay.pay({ type: 'offline', content: '' }, bill)).toBe('pending')
})

test.each([
  ['get_brand_wcpay_request:ok', 'paid'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed'],
])('WeChat says %s', async (word, outcome) => {
  const invoke = inWechat(word)
  expect(await pay.pay({ type: 'jsapi', data: wechat }, { ...bill, appId: 'wx1' })).toBe(outcome)
  expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual(['getBrandWCPayRequest', { appId: 'wx1', ...wechat }])
})

test("WeChat's bridge may come later", async () => {
  Reflect.deleteProperty(window, 'WeixinJSBridge')
  Object.assign(host, { appType: 'wechat' })
  const outcome = pay.pay({ type: 'jsapi', data: wechat }, bill)
  inWechat('x:ok')
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  expect(await outcome).toBe('paid')
})

test('jsapi outside WeChat fails', async () => {
  expect(await pay.pay({ type: 'jsapi', data: wechat }, bill)).toBe('failed')
})

describe('a transfer to the shopper', () => {
  const transfer = { mchId: '19', appId: 'wx1', package: 'p==' }

  test('is confirmed in WeChat alone', () => {
    expect(pay.confirmsTransfers()).toBe(false)
    Object.assign(host, { appType: 'wechat' })
    expect(pay.confirmsTransfers()).toBe(true)
  })

  test.each([
    ['requestMerchantTransfer:ok', 'confirmed'],
    ['requestMerchantTransfer:cancel', 'cancelled'],
    ['requestMerchantTransfer:fail cancel', 'cancelled'],
  ])('WeChat says %s', async (word, outcome) => {
    const invoke = inWechat(word)
    expect(await pay.confirmTransfer(transfer)).toBe(outcome)
    expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual(['requestMerchantTransfer', transfer])
  })

  test('what does not open is a fault', async () => {
    inWechat('requestMerchantTransfer:fail')
    await expect(pay.confirmTransfer(transfer)).rejects.toThrow('requestMerchantTransfer:fail')
  })
})
